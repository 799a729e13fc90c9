import { boolean, index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';
import { reminders } from './reminders';

export const connectors = pgTable(
  'connectors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: varchar('provider', { length: 50 }).notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    tokenExpiry: instant('token_expiry'),
    isActive: boolean('is_active').notNull().default(false),
    syncRemindersToCalendar: boolean('sync_reminders_to_calendar').notNull().default(false),
    calendarId: varchar('calendar_id', { length: 255 }),
    lastSyncedAt: instant('last_synced_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('connectors_user_idx').on(t.userId)],
);

export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    connectorId: uuid('connector_id')
      .notNull()
      .references(() => connectors.id, { onDelete: 'cascade' }),
    externalId: varchar('external_id', { length: 255 }).notNull(),
    title: varchar('title', { length: 500 }).notNull(),
    description: text('description'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time'),
    location: varchar('location', { length: 500 }),
    isAllDay: boolean('is_all_day').notNull().default(false),
    reminderId: uuid('reminder_id').references(() => reminders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('calendar_events_connector_idx').on(t.connectorId, t.startTime),
    index('calendar_events_reminder_idx').on(t.reminderId),
  ],
);
