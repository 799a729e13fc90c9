import { z } from 'zod';
import type { SearchKind } from '@/lib/feature';

export type { SearchKind };

import { maxQuery } from '@/lib/search/rules';

export const searchQuery = z.strictObject({
  q: z
    .string('Say what to look for.')
    .trim()
    .min(1, 'Say what to look for.')
    .max(maxQuery, `A search has at most ${maxQuery} characters.`),
});

/** Something of the user's that fits a search. */
export interface SearchResult {
  kind: SearchKind;
  id: string;
  title: string;
  /** What is known beside the title: the value of a fact, or the part of a longer text with the words. May be empty. */
  snippet: string;
  /** An ISO instant, or a local date (YYYY-MM-DD); null if it has no time. */
  at: string | null;
}
