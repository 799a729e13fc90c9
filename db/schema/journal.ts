import {
  boolean,
  doublePrecision,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

/** entry_date is the local day the entry belongs to, YYYY-MM-DD. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    entryText: text('entry_text').notNull(),
    sentimentScore: doublePrecision('sentiment_score').notNull(),
    responses: jsonb('responses').notNull(),
    entryDate: text('entry_date').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('journal_entries_day_idx').on(t.userId, t.entryDate)],
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
