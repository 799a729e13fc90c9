import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** One row a UTC day; incremented last in its transaction, so that it never becomes a lock others wait for. */
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
 * How many there are, kept by triggers on the tables that are counted (docs/decisions/100-admin.md). subject is a user's id, 'over
 * <UTC hour>' for deliveries that were due then, or 'over all', which sorts behind the hours. A number is its row here and what
 * `tally_changes` adds to it.
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

/** Changes that are not yet folded into `tallies`: only ever added, so that nobody waits for anybody. */
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
