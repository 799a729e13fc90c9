import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from './auth';
import { createdAt, id, instant } from './columns';

export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: ownerId(),
    title: text('title').notNull(),
    description: text('description'),
    /** The next occurrence. */
    reminderTime: instant('reminder_time').notNull(),
    /** An RFC 5545 rule in the user's local time; null for a single reminder. */
    recurrenceRule: text('recurrence_rule'),
    /** Minutes before the reminder at which it is announced. */
    leads: integer('leads').array().notNull().default(sql`'{}'`),
    /** Repeats the reminder, with growing pauses, until the user answers. */
    nag: boolean('nag').notNull().default(false),
    /** The user has answered every occurrence up to this instant. */
    acknowledgedAt: instant('acknowledged_at'),
    /** When the reminder, or its snooze, last came. Unanswered unless it was acknowledged since. */
    firedAt: instant('fired_at'),
    /** Local times (YYYY-MM-DDTHH:MM:SS) at which a series skips an occurrence. */
    skips: text('skips').array().notNull().default(sql`'{}'`),
    /** The local time of the occurrence at which the user paused the series; from here its rule is followed again. */
    pausedSlot: text('paused_slot'),
    /** The local date from which a paused series comes again; null until the user resumes it. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /** Counts the user's changes, not the advance to the next occurrence. The calendar sync compares it to find changed reminders. */
    rev: integer('rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reminders_user_idx').on(t.userId, t.reminderTime)],
);
