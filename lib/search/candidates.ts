import { type SQLWrapper, sql } from 'drizzle-orm';
import type { UserCtx } from '@/lib/context';
import type { SearchCandidate, SearchKind } from '@/lib/feature';
import { features } from '@/lib/features';
import { maxCandidates, maxCandidateText, maxEntryText } from '@/lib/search/rules';

export interface Document {
  key: string;
  kind: SearchKind;
  id: string;
  title: string;
  text: string;
  names: string;
  at: () => string | null;
}

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
  // The ranking reads only the beginning of long texts.
  const maxLength = kind === 'journal' ? maxEntryText : maxCandidateText;
  return { key: `${kind}:${id}`, kind, id, title, text: (text ?? '').slice(0, maxLength), names, at };
}
