import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { id, instant } from './columns';

/**
 * Things that users reported as done. Todos are not included, because a todo itself stores when it was
 * completed.
 */
export const completions = pgTable(
  'completions',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    reminderId: uuid('reminder_id'),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [index('completions_user_idx').on(t.userId, t.doneAt.desc())],
);
