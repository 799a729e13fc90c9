import type { Understanding } from '@/lib/assistant/acts/understanding';
import type { PhraseCall, World } from '@/lib/phrases/phrase';

/** Minimum `certainty` at which a meaning found by phrases is trusted. */
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

export function isDone({ calls, question, offer, isUnknown, certainty }: Understanding): boolean {
  return !isUnknown && !offer && (calls.length > 0 || question !== null || certainty >= certain);
}

/** Returns whether a row that is certain asks before it acts (`asksFirst`). */
export function isIntended({ offer, certainty }: Understanding): boolean {
  return offer !== null && certainty >= certain;
}

export function isTimed({ calls }: Understanding): boolean {
  return calls.some(({ tool, input }) => tool === 'set_reminder' && /\d/.test(String(input.when)));
}

/** Returns whether a call sets again what was told last, which then moves nothing: "actually 14", of guests. */
export function isOfTold(call: PhraseCall | undefined, { mentions: [newest] }: World): boolean {
  const isSame = call?.tool === 'store_info' && call.input.key === newest?.thing.title;
  return call?.tool === 'set_daily_summary' || isSame;
}
