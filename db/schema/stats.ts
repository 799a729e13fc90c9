import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

/**
 * Statistics, one row for each UTC day. Every transaction changes this row as its last step, so that other
 * transactions wait only briefly.
 */
export const stats = pgTable('stats', {
  id: id(),
  date: date('date', { mode: 'string' }).notNull().unique(),
  messagesToday: integer('messages_today').notNull().default(0),
  todosCreated: integer('todos_created').notNull().default(0),
  activeUsers: integer('active_users').notNull().default(0),
  modelCalls: integer('model_calls').notNull().default(0),
  tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
});

/**
 * Row counts, updated by triggers (docs/decisions/100-admin.md). The present count is the sum of `n` in `tallies`
 * and in `tally_changes`.
 */
export const tallies = pgTable(
  'tallies',
  {
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.name] })],
);

/**
 * Changes of row counts that are not yet in `tallies`. Writers only insert rows, and so never wait for each other.
 */
export const tallyChanges = pgTable(
  'tally_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    n: bigint('n', { mode: 'number' }).notNull(),
  },
  (t) => [index('tally_changes_subject_idx').on(t.subject)],
);
