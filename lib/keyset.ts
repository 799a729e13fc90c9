import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '@/lib/errors';

/** Where a page ended: the last row's time with PostgreSQL's microseconds (a Date would cut them), and its id. */
export interface Mark {
  at: string;
  id: string;
}

/** A page, newest first; next leads on where more remain. */
export interface Page<T> {
  rows: T[];
  next: string | null;
}

/** The first `size` of at most size + 1 rows, and the cursor of the last where there are more. */
export function pageOf<T>(rows: T[], size: number, markOf: (row: T) => Mark): Page<T> {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > size && last ? cursorOf(markOf(last)) : null };
}

/** Rows behind the mark, of an order by `at` descending and `id`; the first comparison is the one that an index can follow. */
export function behind(cursor: string | undefined, at: SQLWrapper, id: SQLWrapper): SQL | undefined {
  if (!cursor) return undefined;
  const mark = markIn(cursor);
  const time = sql`${mark.at}::timestamptz`;
  return sql`(${at} <= ${time} and (${at} < ${time} or ${id} > ${mark.id}))`;
}

function cursorOf({ at, id }: Mark): string {
  return Buffer.from(`${at}|${id}`).toString('base64url');
}

function markIn(cursor: string): Mark {
  const [, at, id] =
    /^([\d-]{10} [\d:.+-]{8,24})\|([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!at || !id || Number.isNaN(Date.parse(at.slice(0, 19))))
    throw new AppError('invalid', 'The page mark in "after" is not one of ours.');
  return { at, id };
}
