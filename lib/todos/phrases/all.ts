import type { Phrase } from '@/lib/phrases/phrase';
import { addingPhrases } from '@/lib/todos/phrases/adding';
import { askingPhrases } from '@/lib/todos/phrases/asking';
import { listPhrases } from '@/lib/todos/phrases/lists';

export const todoPhrases: Phrase[] = [...listPhrases, ...addingPhrases, ...askingPhrases];
