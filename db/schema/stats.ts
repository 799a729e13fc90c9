import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { id } from './columns';

/** One row a UTC day; incremented last in its transaction, so that it never becomes a lock others wait for. */
export const stats = pgTable('stats', {
  id: id(),
  date: date('date', { mode: 'string' }).notNull().unique(),
  messagesToday: integer('messages_today').notNull().default(0),
  todosCreated: integer('todos_created').notNull().default(0),
  activeUsers: integer('active_users').notNull().default(0),
});
