import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, instant } from './columns';

/**
 * What is due when. slot is the wall-clock time (YYYY-MM-DDTHH:MM:SS in `zone`) the coming run stands for, also where the clocks
 * skip it; rule is an RFC 5545 rule in that zone's local time, null for a single run. lead is how many minutes before the slot
 * it runs, whole days on the clocks of the zone. Few indexes, for each run adds a version to every one of them: the key finds a
 * person's own, too.
 */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    zone: text('zone').notNull().default('UTC'),
    rule: text('rule'),
    slot: text('slot').notNull(),
    lead: integer('lead').notNull().default(0),
    nextRunAt: instant('next_run_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('schedules_subject_idx').on(t.kind, t.subjectId, t.lead),
    index('schedules_next_idx').on(t.nextRunAt).where(sql`next_run_at is not null`),
  ],
);

/** The one armed wake message. */
export const wake = pgTable(
  'wake',
  { one: boolean('one').primaryKey().default(true), armedFor: instant('armed_for') },
  (t) => [check('wake_one', sql`${t.one}`)],
);

/** Signed callbacks already served: a token works once. */
export const jobTokens = pgTable(
  'job_tokens',
  { jti: text('jti').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('job_tokens_expires_idx').on(t.expiresAt)],
);
