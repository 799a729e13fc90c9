import type { Understanding } from '@/lib/assistant/acts/understanding';

/**
 * Sidekick trusts a meaning from phrase rows (templates for requests) if its `certainty` is at least this
 * high.
 */
export const certain = 0.87;

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

/**
 * Returns whether a meaning can be used: it has tool calls, has a question to the user, or is certain.
 * Returns false if the message was not understood, or if Sidekick only offers to act.
 */
export function isDone({ calls, question, offer, isUnknown, certainty }: Understanding): boolean {
  return !isUnknown && !offer && (calls.length > 0 || question !== null || certainty >= certain);
}

export function isTimed({ calls }: Understanding): boolean {
  return calls.some(({ tool, input }) => tool === 'set_reminder' && /\d/.test(String(input.when)));
}
