import MiniSearch, { type SearchResult as Hit, type QueryCombination } from 'minisearch';
import { inSlices } from '@/lib/event-loop/slices';
import type { Document } from '@/lib/search/candidates';
import type { Term } from '@/lib/search/question';
import { maxResults, maxSnippet, minShare, nameWeight, relatedWeight } from '@/lib/search/rules';
import { matchWords } from '@/lib/words/match-words';
import { baseForm } from '@/lib/words/word-forms';
import { clip } from '@/lib/words/wording';

const documentsInARow = 20;

export interface Ranked {
  document: Document;
  explained: number;
  snippet: string;
}

export async function rankDocuments(documents: Document[], terms: Term[]): Promise<Ranked[]> {
  const index = new MiniSearch<Document>({
    idField: 'key',
    fields: ['title', 'text', 'names'],
    tokenize: matchWords,
    processTerm: remembered(baseForm),
  });
  await inSlices(documents, documentsInARow, (slice) => index.addAll(slice));
  const names = new Set(documents.flatMap((document) => matchWords(document.names).map(baseForm)));
  const weights = terms.map((term) => (term.isName || names.has(term.base) ? nameWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const ranked = index.search(queryFor(terms), { processTerm: (term) => term }).flatMap((hit) => {
    const document = byKey.get(String(hit.id));
    if (!document) return [];
    const gained = terms.map((term, place) => (weights[place] ?? 1) * explains(hit, term));
    const explained = gained.reduce((sum, gain) => sum + gain, 0) / total;
    return [{ document, explained, score: hit.score, found: hit.terms }];
  });
  ranked.sort(
    (a, b) => b.explained - a.explained || b.score - a.score || (a.document.key < b.document.key ? -1 : 1),
  );
  const least = (ranked[0]?.explained ?? 0) * minShare;
  return ranked
    .filter(({ explained }) => explained >= least)
    .slice(0, maxResults)
    .map(({ document, explained, found }) => ({ document, explained, snippet: snippetOf(document, found) }));
}

function remembered(form: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const made = form(word);
    known.set(word, made);
    return made;
  };
}

// Shorter words such as "gate" and "date" often differ in only one letter.
const fuzzyFrom = 5;

function queryFor(terms: Term[]): QueryCombination {
  return {
    combineWith: 'OR',
    queries: terms.flatMap(({ base, related }) => [
      exactly(base),
      ...(related.length > 0 ? [loosely(related)] : []),
    ]),
  };
}

function exactly(base: string): QueryCombination {
  const reach = { prefix: base.length > 2, fuzzy: base.length >= fuzzyFrom ? 0.2 : false };
  return { queries: [base], combineWith: 'OR', boost: { title: 2 }, ...reach };
}

function loosely(related: string[]): QueryCombination {
  return { queries: related, combineWith: 'OR', boost: { title: relatedWeight, text: relatedWeight } };
}

function explains(hit: Hit, { base, related }: Term): number {
  const own = hit.terms.filter((term) => term.startsWith(base));
  if (own.length > 0) return own.includes(base) ? 1 : 0.9;
  if (hit.queryTerms.includes(base)) return relatedWeight;
  return related.some((word) => hit.queryTerms.includes(word)) ? relatedWeight : 0;
}

function snippetOf({ kind, text }: Document, found: string[]): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (kind === 'fact' || line.length <= maxSnippet) return clip(line, maxSnippet * 2);
  const bases = new Set(found);
  const words = [...line.matchAll(/[\p{L}\p{N}']+/gu)];
  const place = words.find(([word]) => bases.has(baseForm(word)))?.index ?? 0;
  const start = place < maxSnippet / 2 ? 0 : line.indexOf(' ', place - maxSnippet / 2) + 1;
  return `${start > 0 ? '…' : ''}${clip(line.slice(start), maxSnippet)}`;
}
