import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant } from './columns';

export const todoLists = pgTable(
  'todo_lists',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('todo_lists_user_idx').on(t.userId)],
);

/**
 * `dueDate` is a calendar date in the user's time zone. `userId` repeats the owner of the list, so that every query can filter by it
 * without a join.
 */
export const todoItems = pgTable(
  'todo_items',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => todoLists.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    completed: boolean('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    dueDate: date('due_date', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('todo_items_list_idx').on(t.listId),
    index('todo_items_open_idx').on(t.userId, t.createdAt, t.id).where(sql`not completed`),
    index('todo_items_done_idx').on(t.userId, t.completedAt.desc(), t.id).where(sql`completed`),
  ],
);
