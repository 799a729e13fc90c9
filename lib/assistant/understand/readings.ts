import { isLost } from '@/lib/assistant/acts/calls/target';
import { candidates, type Row, type Rows, rowWeights } from '@/lib/assistant/phrases/rows';
import { type Evidence, evidenceOf } from '@/lib/assistant/understand/classify';
import { Hearing } from '@/lib/assistant/understand/heard';
import type { Part, Reading, Request } from '@/lib/assistant/understand/learned';
import { learnedReading } from '@/lib/assistant/understand/learned';
import { type Token, textOf, tokenize } from '@/lib/assistant/understand/tokens';
import { completeNewItems } from '@/lib/phrases/complete-new-items';
import { isName } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, World } from '@/lib/phrases/phrase';
import { isPlausible } from '@/lib/phrases/plausible';
import { askToTake, sayKept, takingOfAll } from '@/lib/phrases/taking';
import { moodOf } from '@/lib/words/mood';
import { ordering } from '@/lib/words/remarks';
import { agentVerbs } from '@/lib/words/verbs';

const weights = {
  ...rowWeights,
  foreign: 0.6,
  weak: 0.3,
  tolerance: 0.85,
  timedTolerance: 0.93,
  instantTolerance: 0.97,
};

/** Returns the readings of a request, best first. */
export function readingsOf(request: Request, rows: Rows, world: World): Reading[] {
  const hearing = new Hearing(request, world);
  const readings: { reading: Reading; place: number }[] = [];
  const classified = () => evidenceOf(textOf(request.message, request.plain.slice(0, maxClassified)));
  let best: Reading | null = null;
  let evidence: Evidence | null = null;
  for (const { row, place } of candidates(request, rows)) {
    if (best && best.score > row.most) {
      if (isClear(best)) return [best];
      evidence ??= classified();
      if (weighed(best, evidence) > Math.max(row.most, keptScore)) break;
    }
    const reading = readAs(row, request, hearing);
    if (!reading) continue;
    readings.push({ reading, place });
    readings.sort((a, b) => b.reading.score - a.reading.score || a.place - b.place);
    best = readings[0]?.reading ?? null;
  }
  const known = readings.map(({ reading }) => reading);
  if (best && isClear(best)) return known;
  evidence ??= classified();
  const learned = learnedReading(request, evidence, world);
  if (learned) known.push(learned);
  for (const reading of known) {
    reading.score = weighed(reading, evidence);
    reading.foreign = evidence.foreign;
  }
  return known.sort((a, b) => b.score - a.score);
}

function isClear({ tolerance, score }: Reading): boolean {
  return tolerance === 1 && score >= weights.strength.likely;
}

function weighed({ score, tolerance }: Reading, { foreign }: Evidence): number {
  return foreign > tolerance ? Math.min(score, weights.foreign) : score;
}

function toleranceOf({ isOpen }: Phrase, { first, startsWithTask, times, parts }: Heard): number {
  if (!isOpen || (startsWithTask && !agentVerbs.has(first))) return 1;
  const next = parts.filter(({ time }) => !time)[1]?.word ?? '';
  if (startsWithTask && (next === 'if' || next === 'whether')) return 1;
  if (reaching.has(first) && parts[1]?.word === 'the' && times.some(namesDay)) return 1;
  // "Price up the kitchen by thursday": a deadline is a task, whatever the verb.
  if (!startsWithTask && !agentVerbs.has(first) && times.some(({ bound }) => bound === 'by')) return 1;
  if (!startsWithTask && times.some(namesHour)) return weights.instantTolerance;
  return startsWithTask && times.length > 0 ? weights.timedTolerance : weights.tolerance;
}

/** Verbs of tasks that only the user can do. */
export const reaching = new Set(['call', 'ring', 'phone', 'email', 'mail', 'text', 'message']);

/** Returns whether a part is a todo because another part is a task: "wash the car by friday. Call mum". */
export function isSideTask({ reading, request }: Part, others: Reading[]): boolean {
  const first = request.plain[0]?.norm ?? '';
  const isAdding = ({ tool }: PhraseCall) => tool === 'add_todos' || tool === 'set_reminder';
  return (
    reading?.phrase.isOpen === true &&
    (reaching.has(first) || ordering.has(first)) &&
    !reading.offer &&
    !reading.isDoubted &&
    reading.calls.every(({ tool }) => tool === 'add_todos') &&
    others.some(({ calls }) => calls.some(isAdding))
  );
}

function namesHour(time: Heard['times'][number]): boolean {
  return time.kind === 'instant' || (time.kind === 'range' && time.from.time !== null);
}

function namesDay(time: Heard['times'][number]): boolean {
  return time.kind === 'date' || time.kind === 'instant';
}

const answering = new Set(
  'agenda answer_date get_info help list_reminders list_todos search status'.split(' '),
);

const making = new Set(['set_reminder', 'add_todos', 'store_info']);

function isChange({ message, startsWithTask }: Heard): boolean {
  return !startsWithTask && /\binstead\b(?! of)/i.test(message);
}

const orders = new Set(
  'remind add set put note save remember delete remove cancel drop move push shift change make tick mark undo turn stop start schedule wake cross clear send write skip pause snooze book no yes and also'.split(
    ' ',
  ),
);

const maxClassified = 61;

function readAs({ phrase, program }: Row, request: Request, hearing: Hearing): Reading | null {
  const found = hearing.match(program, phrase.when === 'words');
  if (!found) return null;
  const heard = hearing.hear(found);
  const { world } = heard;
  if (phrase.fits && !phrase.fits(heard)) return null;
  const meant = phrase.calls(heard);
  if (meant === null) return null;
  const question =
    typeof meant === 'object' && 'ask' in meant ? { ...meant, ...completeNewItems(meant, heard) } : null;
  const calls =
    typeof meant === 'string' || question
      ? []
      : ([meant].flat() as PhraseCall[]).map((call) => completeNewItems(call, heard));
  if (!calls.every((call) => isPlausible(call, heard, phrase.isContent)) || !mayAnchor(heard.text('anchor')))
    return null;
  const { strength = 'sure' } = phrase;
  const score =
    weights.strength[typeof strength === 'function' ? strength(heard) : strength] +
    weights.literal * Math.min(found.literals, weights.maxLiterals);
  const isDoubtful =
    !phrase.isQuestion &&
    !heard.isAskedOfUs &&
    !orders.has(heard.first) &&
    ((heard.hasQuestionMark && !calls.every(({ tool }) => answering.has(tool))) ||
      (isChange(heard) && calls.every(({ tool }) => making.has(tool))));
  const slotStarts = [...found.slots.values()].flatMap(([first]) =>
    first ? [found.read.indexOf(first)] : [],
  );
  const say = typeof meant === 'string' ? meant : null;
  const reading: Reading = {
    ...{
      phrase,
      score: isDoubtful && calls.length > 0 ? Math.min(score, weights.foreign) : score,
      calls,
      say,
      question,
      foreign: 0,
      tolerance: toleranceOf(phrase, heard),
    },
    intent: typeof phrase.intent === 'string' ? phrase.intent : phrase.intent(heard),
    offer: phrase.offer?.(heard) ?? null,
    ...(phrase.asksFirst ? { isDoubted: true } : {}),
    head: Math.min(...slotStarts, found.read.length),
  };
  return asMeant(reading, request, world);
}

function mayAnchor(words: string): boolean {
  return words === '' || isName(words);
}

const keptScore = 0.7;
const maxBefore = 300;

const maxOpening = 24;

// "don't forget to call Ann" only repeats the title of the todo "call Ann".
function isOfThings(plain: Token[], { calls }: Reading, things: World['things']): boolean {
  const said = plain.map(({ norm }) => norm).join(' ');
  const ids = JSON.stringify(calls);
  const isForgetting = plain.some(({ norm }) => norm === 'forget');
  return (
    (isForgetting || takingOfAll(calls) === 'finish') &&
    things.some(({ id, title }) => {
      const name = title.toLowerCase();
      return ids.includes(id) && said.endsWith(name) && said.length - name.length <= maxOpening;
    })
  );
}

// Example: "don't delete milk" deletes nothing.
function asMeant(reading: Reading, { message, plain }: Request, world: World): Reading {
  const { things } = world;
  const { calls, score } = reading;
  const taking = takingOfAll(calls);
  if (!taking) return reading;
  const [start, end] = [plain[0]?.start ?? 0, plain.at(-1)?.end ?? 0];
  const from = Math.max(0, start - maxBefore);
  const words = tokenize(message.slice(from, end));
  const first = Math.max(
    0,
    words.findIndex((word) => word.start + from >= start),
  );
  const opening = words.findLastIndex(({ gap }, place) => place <= first && /[.!?\n]/.test(gap));
  const sentence = words.slice(Math.max(0, opening));
  const mood = moodOf(sentence, first - Math.max(0, opening), taking);
  // "Flo will bring the cups" only adds words to an item.
  const isNamed = calls.every(
    ({ input }) => typeof (input.text ?? input.note) === 'string' && !input.due && !input.when,
  );
  if (mood === 'plain' || (mood === 'doubtful' && isNamed)) return reading;
  const isMixed = mood === 'mixed';
  if (isMixed || mood === 'doubtful') {
    const asked = isMixed ? Math.min(score, weights.foreign) : score;
    return { ...reading, score: asked, isDoubted: true, offer: askToTake(calls, things) };
  }
  // "Don't skip it", of a day that was left out, takes that back.
  if (calls.every(({ tool }) => tool === 'undo') && !sentence.some(({ norm }) => norm === 'undo'))
    return reading;
  const say = sayKept(calls, things);
  const isOthers = mood === 'kept' && !isOfThings(plain, reading, things);
  // "I was wrong, the kettle isn't done" keeps nothing that is there.
  const kept = isLost(calls, world) ? weights.weak : isOthers ? keptScore : score;
  return { ...reading, calls: [], say, score: kept, tolerance: 1 };
}
