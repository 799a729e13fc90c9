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
    /** Minutes before the reminder at which each lead is sent. */
    leads: integer('leads').array().notNull().default(sql`'{}'`),
    /** Whether the reminder is repeated at growing intervals until the user answers it. */
    nag: boolean('nag').notNull().default(false),
    /** The instant up to which the user has answered all occurrences. */
    acknowledgedAt: instant('acknowledged_at'),
    /** When the reminder or its snooze was last due. It is unanswered if acknowledged_at is earlier or null. */
    firedAt: instant('fired_at'),
    /** Local times (YYYY-MM-DDTHH:MM:SS) of skipped occurrences. */
    skips: text('skips').array().notNull().default(sql`'{}'`),
    /** Local time of the occurrence at which the user paused the series. The rule continues from there. */
    pausedSlot: text('paused_slot'),
    /** The local date on which a paused series continues; null if it is paused until the user resumes it. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * Number of changes by the user, not counting advances to the next occurrence. The calendar sync compares it to find changed
     * reminders.
     */
    rev: integer('rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reminders_user_idx').on(t.userId, t.reminderTime)],
);
