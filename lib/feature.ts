import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the id of the user who owns a row, by default `t.user_id` of the table `t`. */
  owner?: SQL;
  secret?: string[];
  /** SQL that gives a row of the export as jsonb. The default is the row without the columns in `secret`. */
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
   * Returns columns that Sidekick changes without the user, so that undo ignores these changes. `current` is
   * the row as stored now, and `after` the row as the tool call left it.
   */
  ignores?(current: R, after: Row): string[];
  adapt?(tx: UserCtx, rows: Row[]): Promise<Row[]>;
  restored?(tx: UserCtx, rows: RestoredRow<R>[]): Promise<void>;
}

export type SearchKind = 'todo' | 'reminder' | 'fact' | 'birthday' | 'anniversary' | 'event' | 'journal';

/** An item that a feature offers to the search. Only `title`, `text` and `names` are searched. */
export interface SearchCandidate {
  kind: SearchKind;
  id: string;
  /** The words of the item that the search result shows, with double weight in the ranking. */
  title: string;
  /**
   * Searched text besides `title`, such as the description and the list of a todo, one per line. The search
   * result shows a piece of it.
   */
  text: string | null;
  /** Names of people in the item, with more weight in the ranking than other words. */
  names?: string;
  /** Returns an ISO instant or a local date (YYYY-MM-DD), or null if the item has no time. */
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
 * What a feature contributes to export, account deletion, undo, profile, recap and search. This code reads only
 * the tables of the feature.
 */
export interface FeaturePart {
  tables: OwnedTable[];
  /** The tables that undo restores. A table comes after the tables to which it refers. */
  undo?: Undoable[];
  /** Deletes data of a deleted user that foreign keys do not delete. */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /**
   * SQL conditions that check whether a user has used the feature lately. One true condition is enough. The query
   * supplies the user's id as `p.user_id`, and the start of the checked period as `p.silent_from`.
   */
  uses?: SQL[];
  /** Returns the user's items that match the question. Must use only one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
