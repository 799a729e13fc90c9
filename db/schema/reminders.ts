import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant } from './columns';

/** reminder_time is the next instant it stands for; recurrence_rule an RFC 5545 rule in the user's local time, or null. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    description: text('description'),
    reminderTime: instant('reminder_time').notNull(),
    recurrenceRule: text('recurrence_rule'),
    /** Minutes before its time at which it is announced. */
    leads: integer('leads').array().notNull().default(sql`'{}'`),
    /** Asks again, with growing pauses, until it is answered. */
    nag: boolean('nag').notNull().default(false),
    /** The person has answered what was due until then. */
    acknowledgedAt: instant('acknowledged_at'),
    isActive: boolean('is_active').notNull().default(true),
    /** Grows with every change that a person makes; the coming of its time is none. What carries it elsewhere compares it. */
    rev: integer('rev').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reminders_user_idx').on(t.userId, t.reminderTime)],
);
