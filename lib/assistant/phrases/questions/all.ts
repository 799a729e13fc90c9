import { agendaPhrases } from '@/lib/assistant/phrases/questions/agenda';
import { answeringPhrases } from '@/lib/assistant/phrases/questions/answering';
import { clockPhrases } from '@/lib/assistant/phrases/questions/clock';
import { occurrencePhrases } from '@/lib/assistant/phrases/questions/occurrences';
import { onListPhrases } from '@/lib/assistant/phrases/questions/on-list';
import { pastPhrases } from '@/lib/assistant/phrases/questions/past';
import type { Phrase } from '@/lib/phrases/phrase';

export const questionPhrases: Phrase[] = [
  ...occurrencePhrases,
  ...agendaPhrases,
  ...pastPhrases,
  ...onListPhrases,
  ...clockPhrases,
  ...answeringPhrases,
];
