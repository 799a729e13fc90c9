import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the owner's id, in which the table has the alias `t`. The default is `t.user_id`. */
  owner?: SQL;
  secret?: string[];
  /**
   * SQL for a row of the export as jsonb, in which the table has the alias `t`. It is needed if a column is
   * secret only in some rows. The default is the whole row. The columns in `secret` are always left out.
   */
  exported?: SQL;
}

export interface RestoredRow<R = Row> {
  id: string;
  previous: R | null;
  row: R | null;
  /** Additional data that the receipt stored with the row. */
  kept: unknown;
}

/**
 * A table whose rows `restoreRows` (lib/undo/restore.ts) can restore. The optional functions are hooks that
 * `restoreRows` calls.
 */
export interface Undoable<R = Row> {
  table: PgTable;
  /**
   * Locks the rows of other tables, such as schedules, that belong to the rows with these ids. Called before
   * the rows themselves are locked.
   */
  lock?(tx: UserCtx, ids: string[]): Promise<void>;
  /**
   * Returns the names of the columns that Sidekick changes by itself, such as the next time of a reminder
   * series. `after` is the row after the tool call, and `current` is the row as it is now. If they differ
   * only in these columns, the user has not edited the row.
   */
  ignores?(current: R, after: Row): string[];
  /**
   * Adjusts the old rows before they are written, for example if a row that they refer to no longer exists.
   */
  adapt?(tx: UserCtx, rows: Row[]): Promise<Row[]>;
  /** Updates what depends on the restored rows, such as schedules. */
  restored?(tx: UserCtx, rows: RestoredRow<R>[]): Promise<void>;
}

export type SearchKind = 'todo' | 'reminder' | 'fact' | 'birthday' | 'anniversary' | 'event' | 'journal';

export interface SearchCandidate {
  kind: SearchKind;
  id: string;
  title: string;
  text: string | null;
  names?: string;
  /** Returns an ISO instant or a local date (YYYY-MM-DD), or null if the item has no time. */
  at: () => string | null;
}

interface SearchQuestion {
  /** Returns an SQL condition: at least one of the search patterns matches at least one of these texts. */
  matches: (...texts: SQLWrapper[]) => SQL;
  limit: number;
}

/**
 * What a feature contributes to the code that works on all features: the export and deletion of accounts,
 * undo, the counts on the profile, the recap and the search. Each feature implements its part in
 * `part-reads.ts`, which reads only the feature's own tables. `lib/features.ts` lists the parts of all
 * features.
 */
export interface FeaturePart {
  /** The feature's tables with rows that belong to users. Foreign keys delete these rows with their user. */
  tables: OwnedTable[];
  /** The tables whose rows undo restores. A table comes after those that it refers to. */
  undo?: Undoable[];
  /**
   * Deletes data of a deleted user that foreign keys do not cover, such as rows that contain only an address.
   */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  /** Counts shown on the profile, as SQL for the user with this id. */
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /**
   * SQL conditions about the user `p.user_id`, for the recap. A condition is true if the user has used the
   * feature since the instant `p.silent_from`. A user for whom no condition of any feature is true gets no
   * recap.
   */
  uses?: SQL[];
  /** Returns the items that a search may find. Must use one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
