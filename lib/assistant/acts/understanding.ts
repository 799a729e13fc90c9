import type { PhraseCall, PhraseQuestion } from '@/lib/phrases/phrase';

export interface Understanding {
  calls: PhraseCall[];
  says: string[];
  question: PhraseQuestion | null;
  /**
   * Calls that Sidekick only suggests, and the question in which it does so. If the user says yes, the calls
   * run.
   */
  offer: { question: string; calls: PhraseCall[] } | null;
  intents: string[];
  /** Whether at least one call comes from a clear request and not from a statement. */
  isRequest: boolean;
  isUnknown: boolean;
  /** Lowest score of the message's parts, from 0 to 1; 0 if a part was not understood. */
  certainty: number;
}
