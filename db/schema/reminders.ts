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
    /** Instant up to which the user has answered all occurrences. */
    acknowledgedAt: instant('acknowledged_at'),
    firedAt: instant('fired_at'),
    skips: text('skips').array().notNull().default(sql`'{}'`),
    /** Local time (YYYY-MM-DDTHH:MM:SS) from which a paused series continues; null if it is not paused. */
    pausedSlot: text('paused_slot'),
    /** Local date on which a paused series continues by itself; null if the pause has no planned end. */
    pausedUntil: date('paused_until', { mode: 'string' }),
    isActive: boolean('is_active').notNull().default(true),
    /**
     * Number of changes by the user. The calendar sync compares this number with `rev` of the calendar event.
     */
    rev: integer('rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reminders_user_idx').on(t.userId, t.reminderTime)],
);
