import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the user id of a row's owner. The default is `t.user_id` of the table `t`. */
  owner?: SQL;
  secret?: string[];
  /**
   * SQL that gives a row as jsonb for the data export. The default is the row without its `secret` columns.
   */
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
   * Returns the columns that undo ignores, because Sidekick changes them by itself. `current` is the row as
   * stored now, and `after` the row as the tool call left it.
   */
  ignores?(current: R, after: Row): string[];
  adapt?(tx: UserCtx, rows: Row[]): Promise<Row[]>;
  restored?(tx: UserCtx, rows: RestoredRow<R>[]): Promise<void>;
}

export type SearchKind = 'todo' | 'reminder' | 'fact' | 'birthday' | 'anniversary' | 'event' | 'journal';

/** An item that may answer a search. Only `title`, `text` and `names` are searched. */
export interface SearchCandidate {
  kind: SearchKind;
  id: string;
  /** Shown in the search result. Counts double in the ranking. */
  title: string;
  /**
   * Searched text besides `title`, such as a todo's description and list, one per line. The search result shows
   * an excerpt.
   */
  text: string | null;
  /** Names of people in the item. They count more in the ranking than other words. */
  names?: string;
  /** Returns the item's ISO instant or local date (YYYY-MM-DD); null if the item has no time. */
  at: () => string | null;
}

interface SearchQuestion {
  /**
   * Returns an SQL condition that is true if one of the columns `texts` contains a searched word. Pass all
   * columns that go into `title`, `text` and `names` of a `SearchCandidate`.
   */
  matches: (...texts: SQLWrapper[]) => SQL;
  /** Maximum number of items to return. If more items match, return those that the user most likely means. */
  limit: number;
}

/**
 * A feature's contribution to export, account deletion, undo, profile, recap and search. It may read only the
 * feature's own tables.
 */
export interface FeaturePart {
  tables: OwnedTable[];
  /** The tables that undo restores. A table comes after the tables to which it refers. */
  undo?: Undoable[];
  /**
   * When an account is deleted, deletes the data that foreign keys do not delete. `addresses` are the
   * addresses of the account.
   */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /**
   * SQL conditions. If one is true, the user has used the feature recently. `p.user_id` is the user, and
   * `p.silent_from` is the start of the checked period.
   */
  uses?: SQL[];
  /** Returns the user's items that match the question. Must use only one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
