import type { PhraseCall, PhraseQuestion } from '@/lib/phrases/phrase';

export interface Understanding {
  calls: PhraseCall[];
  says: string[];
  question: PhraseQuestion | null;
  /** A question, and the calls that run only if the user answers yes. */
  offer: { question: string; calls: PhraseCall[] } | null;
  intents: string[];
  /** Whether the user asked for at least one of the calls. */
  isRequest: boolean;
  isUnknown: boolean;
  /** Lowest score of the message's parts, from 0 to 1. */
  certainty: number;
}
