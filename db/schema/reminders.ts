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
    reminderTime: instant('reminder_time').notNull(),
    recurrenceRule: text('recurrence_rule'),
    leads: integer('leads').array().notNull().default(sql`'{}'`),
    nag: boolean('nag').notNull().default(false),
    /** All occurrences up to this instant are answered. */
    acknowledgedAt: instant('acknowledged_at'),
    /**
     * When the reminder or its snooze was last due. The reminder is unanswered if acknowledged_at is earlier
     * or null.
     */
    firedAt: instant('fired_at'),
    skips: text('skips').array().notNull().default(sql`'{}'`),
    /**
     * Occurrence at which the series was paused, as YYYY-MM-DDTHH:MM:SS; null if the series is not paused. The rule
     * continues from this time. The time is local, but in UTC if the rule repeats every few hours or minutes.
     */
    pausedSlot: text('paused_slot'),
    /** Local date on which a paused series continues. Null if the user has to resume it, or if it is not paused. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * Number of changes by the user. When a series advances to its next occurrence, that is no change. The
     * calendar sync finds changed reminders by this number.
     */
    rev: integer('rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reminders_user_idx').on(t.userId, t.reminderTime)],
);
