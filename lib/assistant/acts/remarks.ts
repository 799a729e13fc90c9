import type { Said } from '@/lib/assistant/acts/read-act';
import type { Understanding } from '@/lib/assistant/acts/understanding';
import { replyToUnknown } from '@/lib/assistant/understand/replies';
import { tokenize } from '@/lib/assistant/understand/tokens';
import type { World } from '@/lib/phrases/phrase';
import { replyToRemark } from '@/lib/phrases/remark-replies';
import { agentVerbs, taskVerbs } from '@/lib/words/verbs';

export function isUnasked({ calls, question, offer, isUnknown }: Understanding, message: string): boolean {
  const [first] = tokenize(message);
  if (calls.length > 0 || question || asking.test(message) || /\?\s*$/.test(message)) return false;
  if (!first || taskVerbs.has(first.norm) || agentVerbs.has(first.norm)) return false;
  return offer ? offer.calls.every(({ tool }) => tool === 'store_info') : isUnknown;
}

export const asking =
  /^(?:(?:and|so|but|hey|ok|okay)\s+)?(?:is|are|was|were|am|do|does|did|has|have|will|what|when|where|which|who|why|how)\b/i;

export const leastFact = 0.2;
const possibleRemark = 0.3;
/** Minimum probability (0 to 1) at which a remark replaces a task that is only a guess. */
export const likelyRemark = 0.7;

const certainRow = 0.9;
const maxBack = 4;

export function isFactByPronoun(
  { calls, certainty }: Understanding,
  message: string,
  { mentions, lastPerson }: World,
): boolean {
  const person = lastPerson?.toLowerCase() ?? '';
  // "He hates mushrooms", right after a fact or a date of Ben, is about Ben.
  const isKnown =
    person !== '' &&
    mentions
      .slice(0, maxBack)
      .some(
        ({ thing: { kind, title } }) =>
          /^(?:fact|date|reminder|event)$/.test(kind) && title.toLowerCase().includes(person),
      );
  const isTold = ({ input }: Understanding['calls'][number]) =>
    String(input.key).toLowerCase().includes(person) && !/^(?:me|us|you)\b/i.test(String(input.value));
  if (isKnown && calls.every(isTold)) return false;
  return (
    calls.length > 0 &&
    certainty < certainRow &&
    calls.every(
      ({ tool, input }) =>
        tool === 'store_info' && !message.toLowerCase().includes(ownerIn(String(input.key)).toLowerCase()),
    )
  );
}

// "What Ben hates" is about Ben.
function ownerIn(key: string): string {
  return key.replace(/^what (\S+) .*$/, '$1').replace(/['’]s \p{L}.*$/u, '');
}

export function isGuessedTask({ calls, certainty }: Understanding, sure: number): boolean {
  return (
    calls.length > 0 &&
    certainty < sure &&
    calls.every(({ tool }) => /^(?:add_todos|set_reminder)$/.test(tool))
  );
}

/** Returns whether a message was understood only as facts to store, with a certainty below `sure`. */
export function isGuessedFact({ calls, certainty }: Understanding, sure: number): boolean {
  return calls.length > 0 && certainty < sure && calls.every(({ tool }) => tool === 'store_info');
}

export function isFactOffer({ calls, offer }: Understanding): boolean {
  return calls.length === 0 && offer !== null && offer.calls.every(({ tool }) => tool === 'store_info');
}

export function withoutFactOffer(
  meant: Understanding,
  { message, timed }: Said,
  remark: number,
): Understanding {
  const request = { message, tokens: timed, plain: tokenize(message) };
  const reply = remark >= possibleRemark ? replyToRemark(message) : replyToUnknown(message, request);
  return { ...meant, offer: null, isUnknown: true, certainty: 0, says: [reply] };
}
