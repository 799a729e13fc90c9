import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';

/** The position of a row: its time as PostgreSQL's text (a Date would cut the microseconds), and its id. */
interface Position {
  at: string;
  id: string;
}

/** A page of a list; `next` is the cursor of the following page, null on the last one. */
export interface KeysetPage<T> {
  rows: T[];
  next: string | null;
}

/** Cuts a page of `size` rows out of a query with a limit of `size + 1`. */
export function pageOf<T>(rows: T[], size: number, positionOf: (row: T) => Position): KeysetPage<T> {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? cursorOf(positionOf(last)) : null };
}

/**
 * The condition for the rows after a cursor, in an order by `at` (ascending or descending) and then by ascending `id`. Undefined
 * without a cursor. Throws invalid if the cursor is not one of ours.
 */
export function rowsAfter(
  cursor: string | undefined,
  { at, id, order }: { at: SQLWrapper; id: SQLWrapper; order: 'asc' | 'desc' },
): SQL | undefined {
  if (!cursor) return undefined;
  const last = positionIn(cursor);
  const time = sql`${last.at}::timestamptz`;
  // The first comparison is implied by the second, and is the one that an index can use.
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
