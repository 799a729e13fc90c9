import type { ActProbability } from '@/lib/assistant/acts/classify-act';
import type { Understanding } from '@/lib/assistant/acts/understanding';

const confirmedOffer = 0.9;
const offered: Record<string, string> = { list_new: 'add_todos', birthday: 'set_social_date' };

/** Returns whether the classifier is sure of what the phrase rows would only offer. */
export function isConfirmed({ offer, calls }: Understanding, { act, probability }: ActProbability): boolean {
  return (
    offer !== null &&
    calls.length === 0 &&
    probability >= confirmedOffer &&
    offer.calls.every(({ tool }) => tool === offered[act])
  );
}

export function withOffer(meant: Understanding): Understanding {
  const { offer } = meant;
  return { ...meant, calls: offer?.calls ?? [], offer: null, says: [], isUnknown: false, isRequest: true };
}
