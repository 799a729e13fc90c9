import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the id of the user who owns a row. The default is `t.user_id`, where `t` is the table. */
  owner?: SQL;
  secret?: string[];
  /** SQL for a row of the export, as jsonb. The default is the whole row without the columns in `secret`. */
  exported?: SQL;
}

export interface RestoredRow<R = Row> {
  id: string;
  previous: R | null;
  row: R | null;
  kept: unknown;
}

export interface Undoable<R = Row> {
  table: PgTable;
  lock?(tx: UserCtx, ids: string[]): Promise<void>;
  /**
   * Returns the names of the columns that Sidekick changes by itself. Undo ignores changes of these columns.
   * `current` is the row as it is now, `after` the row as the tool call left it.
   */
  ignores?(current: R, after: Row): string[];
  adapt?(tx: UserCtx, rows: Row[]): Promise<Row[]>;
  restored?(tx: UserCtx, rows: RestoredRow<R>[]): Promise<void>;
}

export type SearchKind = 'todo' | 'reminder' | 'fact' | 'birthday' | 'anniversary' | 'event' | 'journal';

/** An item that a search may find, as its feature returns it. Only `title`, `text` and `names` are searched. */
export interface SearchCandidate {
  kind: SearchKind;
  id: string;
  /** The words of the item. They are shown, and count twice in the ranking. */
  title: string;
  /**
   * Everything else that the search compares, such as a description or the list of a todo, one part
   * per line. The result shows a piece of it. Null if there is nothing else.
   */
  text: string | null;
  /** Names of people in the item. A searched word that is such a name has more weight than other words. */
  names?: string;
  /** Returns an ISO instant or a local date (YYYY-MM-DD), or null if the item has no time. */
  at: () => string | null;
}

interface SearchQuestion {
  /**
   * Returns the SQL condition that one of the given columns contains a searched word. Pass every column that
   * is in `title`, `text` or `names`: items that do not meet the condition are not ranked.
   */
  matches: (...texts: SQLWrapper[]) => SQL;
  /** Maximum number of items. If there are more, return the ones that the user most likely means. */
  limit: number;
}

/**
 * What a feature contributes to code that works across features: export, account deletion, undo, profile,
 * recap and search. It reads only the feature's own tables.
 */
export interface FeaturePart {
  tables: OwnedTable[];
  /** The tables that undo restores. A table comes after those that it refers to. */
  undo?: Undoable[];
  /** Deletes the data of a deleted user that foreign keys do not delete. */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /**
   * SQL conditions. If one of them is true, the user `p.user_id` has used the feature since the instant
   * `p.silent_from`.
   */
  uses?: SQL[];
  /** Returns the items that a search may find. Must use one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
