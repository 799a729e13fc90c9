import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId, users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

/** Where a score comes from. The user's own score is never replaced. */
export type ScoreSource = 'model' | 'offline' | 'person';

/**
 * Journal entries, one per user and local day (YYYY-MM-DD). `previous` has the values before the last
 * answers, for undo.
 */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: id(),
    userId: ownerId(),
    entryText: text('entry_text').notNull(),
    sentimentScore: doublePrecision('sentiment_score').notNull(),
    responses: jsonb('responses').notNull(),
    entryDate: text('entry_date').notNull(),
    scoreSource: text('score_source').$type<ScoreSource>().notNull().default('offline'),
    isCrisis: boolean('is_crisis').notNull().default(false),
    previous: jsonb('previous'),
    analyseAfter: instant('analyse_after'),
    analyseTries: smallint('analyse_tries').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('journal_entries_day_idx').on(t.userId, t.entryDate),
    index('journal_entries_analyse_idx').on(t.analyseAfter).where(sql`analyse_after is not null`),
  ],
);

/**
 * The state of a user's journal. `talk` is the guided entry in progress, with the answers so far; null if no
 * entry is in progress.
 */
export const journalStates = pgTable(
  'journal_states',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    talk: jsonb('talk'),
    lastCrisisAt: instant('last_crisis_at'),
  },
  () => [index('journal_states_asked_idx').on(sql`(talk->>'askedAt')`).where(sql`talk is not null`)],
);

export const journalReminders = pgTable('journal_reminders', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  time: varchar('time', { length: 5 }).notNull(),
  timezone: varchar('timezone', { length: 100 }).notNull().default('UTC'),
  isActive: boolean('is_active').notNull().default(true),
  includeMotivation: boolean('include_motivation').notNull().default(true),
  customMessage: text('custom_message'),
  lastSent: instant('last_sent'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
