import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ownerId, sessions } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';
import { reminders } from './reminders';

/** Connected calendar accounts. A null calendar_id means the main calendar. */
export const connectors = pgTable(
  'connectors',
  {
    id: id(),
    userId: ownerId(),
    provider: varchar('provider', { length: 50 }).notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    tokenExpiry: instant('token_expiry'),
    /** Increases with every new access token, so that two processes do not refresh the same token. */
    tokenRev: integer('token_rev').notNull().default(0),
    refreshingUntil: instant('refreshing_until'),
    needsReconnect: boolean('needs_reconnect').notNull().default(false),
    isActive: boolean('is_active').notNull().default(false),
    syncRemindersToCalendar: boolean('sync_reminders_to_calendar').notNull().default(false),
    calendarId: varchar('calendar_id', { length: 255 }),
    /** Busy periods in the account's other calendars, each "start/end" with two ISO instants. */
    busyElsewhere: text('busy_elsewhere').array().notNull().default(sql`'{}'`),
    syncHolder: uuid('sync_holder'),
    syncingUntil: instant('syncing_until'),
    fails: integer('fails').notNull().default(0),
    nextSyncAt: instant('next_sync_at'),
    lastSyncedAt: instant('last_synced_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('connectors_user_provider_idx').on(t.userId, t.provider),
    index('connectors_sync_idx').on(t.nextSyncAt).where(sql`is_active and not needs_reconnect`),
  ],
);

export const calendarCursors = pgTable(
  'calendar_cursors',
  {
    connectorId: uuid('connector_id')
      .notNull()
      .references(() => connectors.id, { onDelete: 'cascade' }),
    calendarId: varchar('calendar_id', { length: 255 }).notNull(),
    cursor: text('cursor').notNull(),
  },
  (t) => [primaryKey({ columns: [t.connectorId, t.calendarId] })],
);

/** OAuth consents in progress. `digest` is the hash of the OAuth parameter `state`. Each `state` is valid once. */
export const connectorStates = pgTable(
  'connector_states',
  {
    digest: text('digest').primaryKey(),
    userId: ownerId(),
    sid: text('sid')
      .notNull()
      .references(() => sessions.sessionToken, { onDelete: 'cascade' }),
    provider: varchar('provider', { length: 50 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('connector_states_user_idx').on(t.userId), index('connector_states_sid_idx').on(t.sid)],
);

export type EventOrigin = 'calendar' | 'reminder' | 'sidekick';

/** Our copies of calendar events. A series is one row, and each changed occurrence is another row with series_id. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    connectorId: uuid('connector_id')
      .notNull()
      .references(() => connectors.id, { onDelete: 'cascade' }),
    calendarId: varchar('calendar_id', { length: 255 }).notNull().default('primary'),
    externalId: varchar('external_id', { length: 255 }).notNull(),
    title: varchar('title', { length: 500 }).notNull(),
    description: text('description'),
    startTime: instant('start_time').notNull(),
    endTime: instant('end_time'),
    location: varchar('location', { length: 500 }),
    isAllDay: boolean('is_all_day').notNull().default(false),
    reminderId: uuid('reminder_id').references(() => reminders.id, { onDelete: 'set null' }),
    origin: text('origin').$type<EventOrigin>().notNull().default('calendar'),
    /**
     * The version of the reminder (`reminders.rev`) that the calendar shows; -1 if the event must be written
     * to the calendar again.
     */
    rev: integer('rev').notNull().default(-1),
    pending: boolean('pending').notNull().default(false),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    recurrence: text('recurrence'),
    zone: text('zone'),
    seriesId: varchar('series_id', { length: 255 }),
    originalStart: instant('original_start'),
    attendees: text('attendees').array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('calendar_events_external_idx').on(t.connectorId, t.calendarId, t.externalId),
    index('calendar_events_connector_idx').on(t.connectorId, t.startTime),
    index('calendar_events_reminder_idx').on(t.reminderId),
    index('calendar_events_pending_idx').on(t.connectorId).where(sql`pending`),
  ],
);
