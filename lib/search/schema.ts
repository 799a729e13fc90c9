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

export interface SearchResult {
  kind: SearchKind;
  id: string;
  title: string;
  snippet: string;
  /** When the item takes place: an ISO instant or a local date (YYYY-MM-DD). Null if the item has no date. */
  at: string | null;
}
