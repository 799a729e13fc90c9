import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { id, instant } from './columns';

/**
 * Records of what the user did and when: occurrences of reminders that were marked as done, and other things that the user reported. Todos
 * store their own time of completion. The title remains when the reminder is deleted.
 */
export const completions = pgTable(
  'completions',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    /** The completed reminder; null if the user reported something else. */
    reminderId: uuid('reminder_id'),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [index('completions_user_idx').on(t.userId, t.doneAt.desc())],
);
