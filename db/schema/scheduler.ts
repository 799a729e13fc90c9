import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, instant, wallTime } from './columns';

/**
 * Schedules: when a user's reminder, summary or other message is next due.
 *
 * - local_at: local time of the next occurrence in `zone`. A clock change may skip this time.
 * - sequence: 0 for the occurrence itself; from 1 for the repeated messages (nags) after it.
 * - rule: RFC 5545 rule in the zone's local time; null for a single occurrence.
 * - lead: how many minutes before local_at the schedule is due; 1440 means the same local time one day
 *   earlier.
 * - next_run_at: the instant at which the schedule is next due; null once the series is over.
 */
export const schedules = pgTable(
  'schedules',
  {
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    userId: ownerId(),
    zone: text('zone').notNull().default('UTC'),
    rule: text('rule'),
    slot: wallTime('local_at').notNull(),
    sequence: integer('sequence').notNull().default(0),
    lead: integer('lead').notNull().default(0),
    nextRunAt: instant('next_run_at'),
    createdAt: createdAt(),
  },
  (t) => [
    // There are few indexes, because each occurrence changes every index of the table. Reads by user use this one.
    primaryKey({ columns: [t.userId, t.kind, t.subjectId, t.lead] }),
    index('schedules_next_idx').on(t.nextRunAt).where(sql`next_run_at is not null`),
  ],
);

export const wake = pgTable(
  'wake',
  { one: boolean('one').primaryKey().default(true), armedFor: instant('armed_for') },
  (t) => [check('wake_one', sql`${t.one}`)],
);

export const jobTokens = pgTable(
  'job_tokens',
  { jti: text('jti').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('job_tokens_expires_idx').on(t.expiresAt)],
);
