import { type ActReading, readAct } from '@/lib/assistant/acts/read-act';
import { isGeneral } from '@/lib/assistant/acts/target';
import { tokenize } from '@/lib/assistant/understand/tokens';
import type { Understanding } from '@/lib/assistant/understand/understand';
import type { PhraseCall, World } from '@/lib/phrases/phrase';
import { askToTake, takingOfAll } from '@/lib/phrases/taking';
import { moodOf } from '@/lib/words/mood';

/** Minimum probability at which an act is carried out, and at which it replaces a certain reading of the phrases. */
const [sureAct, surerAct] = [0.75, 0.88];
/** Minimum probability at which an act is offered as a question, if the phrases understood nothing for certain. */
const offeredAct = 0.5;
const certain = 0.87;

/** Acts that bring something back. A negation in their words denies the change that they undo. */
const restoring = new Set(['undo', 'reopen']);

/**
 * Returns the understanding of a message by its act, if the classifier of acts is surer of it than the phrase rows are
 * of theirs. Otherwise returns `meant` unchanged.
 */
export function preferAct(meant: Understanding, message: string, world: World): Understanding {
  const reading = readAct(message, world);
  if (!reading || reading.calls.length === 0 || isSame(reading, meant.calls)) return meant;
  const isCertain = meant.isRequest && meant.certainty >= certain && meant.calls.length > 0;
  if (reading.act.startsWith('ask') && !meant.isUnknown && !meant.offer && !makes(meant.calls)) return meant;
  const taking = restoring.has(reading.act) ? null : takingOfAll(reading.calls);
  if (taking && isContent(meant, reading, taking, isCertain)) return meant;
  const mood = taking ? moodOf(tokenize(message), 0, taking) : 'plain';
  if (mood === 'denied' || mood === 'kept' || (mood !== 'plain' && isDone(meant))) return meant;
  if (process.env.ACT)
    console.log(
      'ACT',
      JSON.stringify(message),
      reading.act,
      reading.probability.toFixed(2),
      reading.isNamed,
      JSON.stringify(reading.calls),
      'MEANT',
      meant.certainty,
      JSON.stringify(meant.calls),
      meant.isRequest,
      meant.offer?.question,
      meant.says,
    );
  const least = isCertain || !reading.isNamed ? surerAct : sureAct;
  if (mood === 'plain' && reading.probability >= least) return understandingOf(meant, reading, null);
  if (reading.probability < offeredAct || isDone(meant)) return meant;
  return taking
    ? understandingOf(meant, reading, askToTake(reading.calls, world.things))
    : understandingOf(meant, reading, null);
}

/** Returns whether the phrase rows understood a message well enough to act or to answer. */
function isDone({ calls, question, offer, isUnknown, certainty }: Understanding): boolean {
  return !isUnknown && !offer && (calls.length > 0 || question !== null || certainty >= certain);
}

function understandingOf(
  meant: Understanding,
  { act, probability, calls }: ActReading,
  question: string | null,
): Understanding {
  return {
    ...{ says: [], question: null, intents: [act], isUnknown: false, certainty: probability },
    calls: question ? [] : calls,
    offer: question ? { question, calls } : null,
    isRequest: meant.isRequest || !question,
  };
}

/**
 * Returns whether the words that seem to name what the act changes are the content of something new: "note to self:
 * cancel the dentist", "late shift monday 10" beside "early shift".
 */
function isContent(
  { calls }: Understanding,
  reading: ActReading,
  taking: string,
  isCertain: boolean,
): boolean {
  if (isCertain && (makes(calls) ? taking !== 'move' : sharesItem(calls, reading.calls))) return true;
  const title = calls
    .flatMap(({ tool, input }) => (tool === 'set_reminder' ? String(input.title ?? '') : []))
    .join(' ');
  return (
    taking === 'move' &&
    tokenize(title).some(
      ({ norm }) => (attributes.has(norm) || !isGeneral(norm)) && !reading.names.includes(norm),
    )
  );
}

/** "Late shift" is another thing than "early shift". */
const attributes = new Set(['early', 'late', 'first', 'second', 'other', 'new']);

function sharesItem(one: PhraseCall[], other: PhraseCall[]): boolean {
  const ids = (calls: PhraseCall[]) =>
    calls.flatMap(({ input }) => [input.item, ...(Array.isArray(input.items) ? input.items : [])]);
  return ids(one).some((id) => id !== undefined && ids(other).includes(id));
}

/** Returns whether calls do what the act does. The phrase rows then know more about how. */
function isSame({ act, calls }: ActReading, others: PhraseCall[]): boolean {
  if (others.length === 0) return false;
  const kind = (all: PhraseCall[]) =>
    all.some(({ tool }) => tool === 'undo') ? 'undo' : (takingOfAll(all) ?? all[0]?.tool);
  if (act === 'skip') return others.some(({ input }) => input.skip || input.pause);
  if (act === 'both') return idsOf(others).length >= idsOf(calls).length;
  return (
    kind(calls) === kind(others) || (act.startsWith('ask') && takingOfAll(others) === null && !makes(others))
  );
}

function idsOf(calls: PhraseCall[]): unknown[] {
  return calls.flatMap(({ input }) =>
    Array.isArray(input.items) ? input.items : input.all ? ['all', 'all'] : [],
  );
}

function makes(calls: PhraseCall[]): boolean {
  return calls.some(({ tool }) => /^(?:set|add|store|use_calendar)/.test(tool));
}
