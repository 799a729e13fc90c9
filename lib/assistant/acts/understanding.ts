import type { PhraseCall, PhraseQuestion } from '@/lib/phrases/phrase';

export interface Understanding {
  calls: PhraseCall[];
  says: string[];
  question: PhraseQuestion | null;
  /** A question, and the calls that run only if the user answers yes. */
  offer: { question: string; calls: PhraseCall[] } | null;
  intents: string[];
  /** Whether the message clearly asks for `calls`. If false, `calls` is empty or a guess. */
  isRequest: boolean;
  isUnknown: boolean;
  /** How certain the meaning is, from 0 to 1. */
  certainty: number;
}
