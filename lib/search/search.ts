import type { UserCtx } from '@/lib/context';
import { readDocuments } from '@/lib/search/candidates';
import { candidatePatterns, readQuestion } from '@/lib/search/question';
import { type Ranked, rankDocuments } from '@/lib/search/rank';
import type { SearchResult } from '@/lib/search/schema';

/**
 * Finds the user's things that fit a question or some words, best first: todos of all lists, reminders, facts, birthdays, calendar events
 * and journal entries. Word forms, related words, beginnings and typing errors count. Six statements at once; the work is bounded.
 *
 *     search(ctx, 'which café was it with Sam?')  // [{ kind: 'event', title: 'Brunch with Sam', snippet: 'Café Luna', … }]
 *     search(ctx, 'gate code?')                   // [{ kind: 'fact', title: 'gate code', snippet: '4821', … }]
 */
export async function search(ctx: UserCtx, question: string): Promise<SearchResult[]> {
  return (await rankedSearch(ctx, question)).map(asResult);
}

/** As `search`, with the share of the question that each result explains. */
export async function rankedSearch(ctx: UserCtx, question: string): Promise<Ranked[]> {
  const terms = readQuestion(question);
  if (terms.length === 0) return [];
  return rankDocuments(await readDocuments(ctx, candidatePatterns(terms)), terms);
}

export function asResult({ document, snippet }: Ranked): SearchResult {
  const { kind, id, title, at } = document;
  return { kind, id, title, snippet, at: at() };
}
