import type { UserCtx } from '@/lib/context';
import { readDocuments } from '@/lib/search/candidates';
import { candidatePatterns, readQuestion } from '@/lib/search/question';
import { type Ranked, rankDocuments } from '@/lib/search/rank';
import type { SearchResult } from '@/lib/search/schema';

/**
 * Finds the user's items that match a question or some words, best first: todos of all lists, reminders, facts, birthdays, calendar
 * events and journal entries. Also matches other forms and beginnings of words, related words and typing errors. Runs six statements in
 * parallel; the work is limited.
 *
 *     search(ctx, 'which café was it with Sam?')  // [{ kind: 'event', title: 'Brunch with Sam', snippet: 'Café Luna', … }]
 *     search(ctx, 'gate code?')                   // [{ kind: 'fact', title: 'gate code', snippet: '4821', … }]
 */
export async function search(ctx: UserCtx, question: string): Promise<SearchResult[]> {
  return (await rankedSearch(ctx, question)).map(asResult);
}

/** Searches like `search`, and also returns the share of the question that each result matches. */
export async function rankedSearch(ctx: UserCtx, question: string): Promise<Ranked[]> {
  const terms = readQuestion(question);
  if (terms.length === 0) return [];
  return rankDocuments(await readDocuments(ctx, candidatePatterns(terms)), terms);
}

export function asResult({ document, snippet }: Ranked): SearchResult {
  const { kind, id, title, at } = document;
  return { kind, id, title, snippet, at: at() };
}
