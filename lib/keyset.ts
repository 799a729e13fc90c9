import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';

// `at` is text, because a Date has no microseconds.
interface Position {
  at: string;
  id: string;
}

export interface KeysetPage<T> {
  rows: T[];
  next: string | null;
}

export function pageOf<T>(rows: T[], size: number, positionOf: (row: T) => Position): KeysetPage<T> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? cursorOf(positionOf(last)) : null };
}

/**
 * Returns the SQL condition for the rows after a cursor. Undefined if there is no cursor. The rows must be
 * sorted by `at`, then by `id`. Throws `invalid` for a malformed cursor.
 */
export function rowsAfter(
  cursor: string | undefined,
  { at, id, order }: { at: SQLWrapper; id: SQLWrapper; order: 'asc' | 'desc' },
): SQL | undefined {
  if (!cursor) return undefined;
  const last = positionIn(cursor);
  const time = sql`${last.at}::timestamptz`;
  // The second comparison implies the first, but only the first can use an index.
  return order === 'asc'
    ? sql`(${at} >= ${time} and (${at} > ${time} or ${id} > ${last.id}))`
    : sql`(${at} <= ${time} and (${at} < ${time} or ${id} > ${last.id}))`;
}

function cursorOf({ at, id }: Position): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

function positionIn(cursor: string): Position {
  const [, at, id] =
    /^([\d-]{10} [\d:.+-]{8,24})\|([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at.slice(0, 19))))
    throw new AppError('invalid', 'Invalid cursor.');
  return { at, id };
}
