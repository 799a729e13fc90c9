import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { id, instant } from './columns';

/**
 * Activities of users and when they did them: reminders marked as done, and other activities that the user
 * reported. Todos store their own time of completion. A title remains when its reminder is deleted.
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
