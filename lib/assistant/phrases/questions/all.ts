import { agendaPhrases } from '@/lib/assistant/phrases/questions/agenda';
import { clockPhrases } from '@/lib/assistant/phrases/questions/clock';
import { pastPhrases } from '@/lib/assistant/phrases/questions/past';
import type { Phrase } from '@/lib/phrases/phrase';

export const questionPhrases: Phrase[] = [...agendaPhrases, ...pastPhrases, ...clockPhrases];
