import type { Understanding } from '@/lib/assistant/acts/understanding';

/** Minimum certainty at which the phrase rows know what a message means. */
export const certain = 0.87;

/** Returns whether the rows found a request that lacks something, and only ask for it. */
export function asksBack({
  question,
  calls,
  says,
  isUnknown,
  offer,
}: Pick<Understanding, 'question' | 'calls' | 'says' | 'isUnknown' | 'offer'>): boolean {
  const isAsked = question !== null || (calls.length === 0 && says.some((text) => text.endsWith('?')));
  return isAsked && !isUnknown && !offer;
}

/** Returns whether the rows found calls, or are certain of a reply. */
export function isDone({ calls, question, offer, isUnknown, certainty }: Understanding): boolean {
  return !isUnknown && !offer && (calls.length > 0 || question !== null || certainty >= certain);
}

/** Returns whether a phrase row read a reminder at an hour: "bus leaves friday 5am". */
export function isTimed({ calls }: Understanding): boolean {
  return calls.some(({ tool, input }) => tool === 'set_reminder' && /\d/.test(String(input.when)));
}
