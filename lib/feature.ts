import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the id of the user who owns a row. The default is `t.user_id`; `t` is the table. */
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
   * Returns the names of the columns that Sidekick changes without the user. Undo ignores changes of these columns.
   * `current` is the row as stored now. `after` is the row as the tool call left it.
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
  /** The words of the item. The search result shows these words. These words count twice in the ranking. */
  title: string;
  /**
   * All other searched text, with one part per line. Example: the description and the list of a todo. The search
   * result shows a piece of this text. Null if there is no other text.
   */
  text: string | null;
  /** Names of people in the item. In the ranking, a searched name has more weight than other words. */
  names?: string;
  /** Returns an ISO instant or a local date (YYYY-MM-DD). Null if the item has no time. */
  at: () => string | null;
}

interface SearchQuestion {
  /**
   * Returns a SQL condition: one of the columns contains a searched word. Pass every column that is in `title`,
   * `text` or `names`. Only items that meet the condition are ranked.
   */
  matches: (...texts: SQLWrapper[]) => SQL;
  /** Maximum number of items. If more items match, return those that the user most likely means. */
  limit: number;
}

/**
 * What a feature contributes to code that works across features. Such code is export, account deletion, undo,
 * profile, recap and search. A feature part reads only the tables of the feature.
 */
export interface FeaturePart {
  tables: OwnedTable[];
  /** The tables that undo restores. If a table refers to another table, the other table comes first. */
  undo?: Undoable[];
  /** Deletes data of a deleted user. Needed only for data that foreign keys do not delete. */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /**
   * SQL conditions that tell whether the user `p.user_id` has used the feature. One true condition is enough.
   * A use before the instant `p.silent_from` does not count.
   */
  uses?: SQL[];
  /** Returns the items that a search may find. Must use one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
