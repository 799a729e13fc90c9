import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';
import type { Row } from '@/lib/tool';

interface OwnedTable {
  table: PgTable;
  /** SQL for the owner's id. The default is `t.user_id`, where `t` is the table. */
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
  /** Returns the columns that Sidekick changes by itself. Undo ignores changes of these columns. */
  ignores?(current: R, after: Row): string[];
  adapt?(tx: UserCtx, rows: Row[]): Promise<Row[]>;
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
  matches: (...texts: SQLWrapper[]) => SQL;
  limit: number;
}

/**
 * What a feature contributes to export, account deletion, undo, profile, recap and search. It reads only the
 * feature's own tables.
 */
export interface FeaturePart {
  tables: OwnedTable[];
  /** The tables that undo restores. A table comes after those that it refers to. */
  undo?: Undoable[];
  /** Deletes the data of a deleted user that foreign keys do not delete. */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /** SQL conditions: the user `p.user_id` has used the feature since `p.silent_from`. */
  uses?: SQL[];
  /** Returns the items that a search may find. Must use one SQL statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
