import type { UserCtx } from '@/lib/context';
import { readDocuments } from '@/lib/search/candidates';
import { candidatePatterns, readQuestion } from '@/lib/search/question';
import { type Ranked, rankDocuments } from '@/lib/search/rank';
import type { SearchResult } from '@/lib/search/schema';

/**
 * Returns the user's items that match a question, best first. Finds other word forms and tolerates typing
 * errors.
 */
export async function search(ctx: UserCtx, question: string): Promise<SearchResult[]> {
  return (await rankedSearch(ctx, question)).map(asResult);
}

export async function rankedSearch(ctx: UserCtx, question: string): Promise<Ranked[]> {
  const terms = readQuestion(question);
  if (terms.length === 0) return [];
  return rankDocuments(await readDocuments(ctx, candidatePatterns(terms)), terms);
}

export function asResult({ document, snippet }: Ranked): SearchResult {
  const { kind, id, title, at } = document;
  return { kind, id, title, snippet, at: at() };
}
