import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { reminderChoices, todoChoices } from '@/lib/daily-reminders/rules';
import { users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';

export const dailyReminders = pgTable('daily_reminders', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  time: text('time').notNull(),
  timezone: text('timezone').notNull().default('UTC'),
  isActive: boolean('is_active').notNull().default(true),
  includeTodos: text('include_todos').$type<(typeof todoChoices)[number]>().notNull().default('all'),
  includeReminders: text('include_reminders')
    .$type<(typeof reminderChoices)[number]>()
    .notNull()
    .default('next_3_days'),
  includeJournal: boolean('include_journal').notNull().default(false),
  includeMotivation: boolean('include_motivation').notNull().default(false),
  customMessage: text('custom_message'),
  lastSent: instant('last_sent'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
