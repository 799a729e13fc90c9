import { harmless, smallTalk } from '@/lib/assistant/acts/canonical';
import type { ActProbability } from '@/lib/assistant/acts/classify-act';
import { certain } from '@/lib/assistant/acts/known';
import type { CanonicalReading } from '@/lib/assistant/acts/read-act';
import type { Understanding } from '@/lib/assistant/acts/understanding';

const sureSetting = 0.75;
// Low, because Sidekick asks before it deletes a list.
const sureList = 0.6;

/**
 * Returns the meaning of `sentence`, the fixed text for an act, such as "what is my timezone". Returns null
 * if `meant`, the meaning found by phrases, is better.
 */
export function preferCanonical(
  meant: Understanding,
  { act, probability, sentence }: CanonicalReading,
  message: string,
  readByRows: (sentence: string) => Understanding,
): Understanding | null {
  if (probability < leastProbability(meant, act) || (act === 'zone_set' && isOfOthers(message))) return null;
  if (act === 'summary_off' && partOfSummary.test(message)) return null;
  // "Good morning. It is Margaret here" also tells a name.
  if (act === 'greet' && meant.calls.length > 0 && meant.isRequest) return null;
  // "Can you add a reminder for my haircut" names what to add.
  if (act === 'help_add' && meant.calls.some(({ input }) => input.title)) return null;
  const answer = readByRows(sentence);
  const [tool] = toolsOf(answer);
  if (answer.isUnknown || (tool !== undefined && toolsOf(meant).includes(tool))) return null;
  if (harmless.test(act) || smallTalk.test(act) || probability >= leastSure(act) || answer.calls.length === 0)
    return { ...answer, certainty: probability };
  return {
    ...answer,
    calls: [],
    offer: { question: `Shall I do this: “${sentence}”?`, calls: answer.calls },
    isRequest: false,
  };
}

// "9am Tuesday his time, he's in Auckland" says where someone else is.
function isOfOthers(message: string): boolean {
  return /\b(?:his|her|their) (?:time|zone|clock)\b|\b(?:he|she|they)(?:['’](?:s|re)| is| are) (?:in|at)\b/i.test(
    message,
  );
}

// "No birthdays in the summary" leaves the summary on.
const partOfSummary =
  /\b(?:in|into|from|out of) (?:(?:my|the|that|daily|morning) )*(?:summary|digest|briefing)\b/i;

function leastSure(act: string): number {
  return act === 'list_clear' ? sureList : sureSetting;
}

function leastProbability(
  { isUnknown, offer, calls, says, certainty, isRequest, question }: Understanding,
  act: string,
): number {
  const isWeak = isUnknown || (offer !== null && says.length === 0);
  if (smallTalk.test(act)) return isWeak ? 0.5 : calls.length > 0 ? 0.95 : never;
  if (isWeak) return harmless.test(act) ? 0.45 : 0.55;
  if (calls.length === 0) return question ? 0.8 : 0.9;
  if (act === 'wipe') return never;
  if (certainty >= certain && isRequest)
    return !harmless.test(act) && calls.every(({ tool }) => tool === 'recall') ? sureSetting : 0.97;
  return sureSetting;
}

const never = 2;

function toolsOf({ calls, offer, question }: Understanding): string[] {
  return [...calls, ...(offer?.calls ?? []), ...(question ? [question] : [])].map(({ tool }) => tool);
}

const confirmedOffer = 0.9;
const offered: Record<string, string> = { list_new: 'add_todos', birthday: 'set_social_date' };

/**
 * Returns whether Sidekick can run the calls of `offer` without asking its question, because the classifier
 * is sure of the act. False if the phrases are certain too: then the question is intended (`asksFirst`).
 */
export function isConfirmed(
  { offer, calls, certainty }: Understanding,
  { act, probability }: ActProbability,
): boolean {
  return (
    offer !== null &&
    calls.length === 0 &&
    certainty < certain &&
    probability >= confirmedOffer &&
    offer.calls.every(({ tool }) => tool === offered[act])
  );
}

export function withOffer(meant: Understanding): Understanding {
  const { offer } = meant;
  return { ...meant, calls: offer?.calls ?? [], offer: null, says: [], isUnknown: false, isRequest: true };
}
