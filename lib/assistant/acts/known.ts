import type { Understanding } from '@/lib/assistant/acts/understanding';

/**
 * Minimum `certainty` of an `Understanding`, from 0 to 1, at which Sidekick trusts it. Applies to meanings that were
 * found by phrase rows (templates for requests).
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
 * Returns whether a meaning has tool calls, has a question to the user, or is certain. Returns false if Sidekick did
 * not understand the message or only offers to act.
 */
export function isDone({ calls, question, offer, isUnknown, certainty }: Understanding): boolean {
  return !isUnknown && !offer && (calls.length > 0 || question !== null || certainty >= certain);
}

export function isTimed({ calls }: Understanding): boolean {
  return calls.some(({ tool, input }) => tool === 'set_reminder' && /\d/.test(String(input.when)));
}
