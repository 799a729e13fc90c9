import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, id, instant } from './columns';

export const todoLists = pgTable(
  'todo_lists',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    isDefault: boolean('is_default').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('todo_lists_default_idx').on(t.userId).where(sql`is_default`),
    uniqueIndex('todo_lists_title_idx').on(t.userId, sql`lower(title)`),
  ],
);

/** Todos. `dueDate` is a local date, and `userId` repeats the owner of the list, so that queries need no join. */
export const todoItems = pgTable(
  'todo_items',
  {
    id: id(),
    listId: uuid('list_id')
      .notNull()
      .references(() => todoLists.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    text: text('text').notNull(),
    completed: boolean('completed').notNull().default(false),
    completedAt: instant('completed_at'),
    dueDate: date('due_date', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('todo_items_list_open_idx').on(t.listId, t.completed, t.createdAt, t.id),
    index('todo_items_open_idx').on(t.userId, t.createdAt, t.id).where(sql`not completed`),
    index('todo_items_done_idx').on(t.userId, t.completedAt.desc(), t.id).where(sql`completed`),
  ],
);
