import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { UserCtx } from '@/lib/context';

/** A table with rows of users. */
interface OwnedTable {
  table: PgTable;
  /** The expression for the owner's id, over `t`; `t.user_id` by default. */
  owner?: SQL;
  /** Columns that an export leaves out: secrets and derived values. */
  secret?: string[];
}

/** The kinds of things that a search finds. */
export type SearchKind = 'todo' | 'reminder' | 'fact' | 'birthday' | 'anniversary' | 'event' | 'journal';

/** Something of the user's as a search reads it. */
export interface SearchCandidate {
  kind: SearchKind;
  id: string;
  title: string;
  /** What the words are looked for in, beside the title. */
  text: string | null;
  /** Names of people in it. */
  names?: string;
  /** An ISO instant, or a local date (YYYY-MM-DD); null if it has no time. */
  at: () => string | null;
}

/** What a search asks for. */
interface SearchQuestion {
  /** Whether one of the patterns matches one of the texts. */
  matches: (...texts: SQLWrapper[]) => SQL;
  /** At most this many rows. */
  limit: number;
}

/**
 * What a feature contributes to everything that reads across features: the account's export and deletion, the profile's numbers, the
 * recap and the search. A feature implements it once, in `part-reads.ts`, from its own tables alone; `lib/features.ts` lists the parts.
 */
export interface FeaturePart {
  /** Its tables with rows of users. Foreign keys delete these rows with their user. */
  tables: OwnedTable[];
  /** Deletes, with a user, what belongs only to one of their addresses, and what else no foreign key takes. */
  forget?: (ctx: UserCtx, addresses: string[]) => Promise<void>;
  /** Numbers of the profile; expressions for the user with this id. */
  counts?: (user: { id: string; today: string }) => Record<string, SQL>;
  /** Conditions that the user `p.user_id` has used the feature since `p.silent_from`. */
  uses?: SQL[];
  /** One statement. */
  search?: (ctx: UserCtx, question: SearchQuestion) => Promise<SearchCandidate[]>;
}
