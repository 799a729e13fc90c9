import { type SQLWrapper, sql } from 'drizzle-orm';
import type { UserCtx } from '@/lib/context';
import type { SearchCandidate, SearchKind } from '@/lib/feature';
import { features } from '@/lib/features';
import { maxCandidates, maxCandidateText, maxEntryText } from '@/lib/search/rules';

/**
 * An item that may match a question, in the form that the ranking (MiniSearch) needs. For the fields, see
 * `SearchCandidate`.
 */
export interface Document {
  /** Kind and id of the item, so that the key is unique among all features. */
  key: string;
  kind: SearchKind;
  id: string;
  title: string;
  text: string;
  names: string;
  at: () => string | null;
}

/**
 * Returns the items of all features that match one of the ILIKE patterns. Long texts are cut, because the
 * ranking reads only their beginning.
 */
export async function readDocuments(ctx: UserCtx, patterns: string[]): Promise<Document[]> {
  const list = sql.join(
    patterns.map((pattern) => sql`${pattern}`),
    sql`, `,
  );
  const matches = (...texts: SQLWrapper[]) =>
    sql`concat_ws(' ', ${sql.join(texts, sql`, `)}) ilike any (array[${list}])`;
  const question = { matches, limit: maxCandidates };
  const found = await Promise.all(features.map(({ search }) => search?.(ctx, question) ?? []));
  return found.flat().map(documentOf);
}

function documentOf({ kind, id, title, text, names = '', at }: SearchCandidate): Document {
  const maxLength = kind === 'journal' ? maxEntryText : maxCandidateText;
  return { key: `${kind}:${id}`, kind, id, title, text: (text ?? '').slice(0, maxLength), names, at };
}
