import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { id, instant } from './columns';

/**
 * What the user did and when, apart from todos, which keep their own time of completion: occurrences of reminders that were marked as
 * done, and things that the user only told about. The text stays when the reminder is deleted.
 */
export const completions = pgTable(
  'completions',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    /** The reminder it was; null for what the user told about. */
    reminderId: uuid('reminder_id'),
    doneAt: instant('done_at').notNull(),
  },
  (t) => [index('completions_user_idx').on(t.userId, t.doneAt.desc())],
);
