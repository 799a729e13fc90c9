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
import { sessions, users } from './auth';
import { createdAt, id, instant, updatedAt } from './columns';
import { reminders } from './reminders';

/** A connected account; one of each provider a person. calendar_id null is the account's main calendar. */
export const connectors = pgTable(
  'connectors',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: varchar('provider', { length: 50 }).notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    /** Both sealed. */
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    tokenExpiry: instant('token_expiry'),
    /** Grows with every access token; who found one refused asks for the next, once for all who found the same. */
    tokenRev: integer('token_rev').notNull().default(0),
    refreshingUntil: instant('refreshing_until'),
    /** The provider does not know us any more: the person has to connect anew. */
    needsReconnect: boolean('needs_reconnect').notNull().default(false),
    isActive: boolean('is_active').notNull().default(false),
    syncRemindersToCalendar: boolean('sync_reminders_to_calendar').notNull().default(false),
    calendarId: varchar('calendar_id', { length: 255 }),
    /** When other calendars of the account are busy: [start, end] in ISO. */
    busyElsewhere: text('busy_elsewhere').array().notNull().default(sql`'{}'`),
    /** While it is being synced: until then nobody else does. */
    syncHolder: uuid('sync_holder'),
    syncingUntil: instant('syncing_until'),
    /** Failures in a row; until nextSyncAt it is left alone then. */
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

/** How far a calendar was read. */
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

/** A consent that is under way: the digest of its state, good once, for the session that began it. */
export const connectorStates = pgTable(
  'connector_states',
  {
    digest: text('digest').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sid: text('sid')
      .notNull()
      .references(() => sessions.sessionToken, { onDelete: 'cascade' }),
    provider: varchar('provider', { length: 50 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('connector_states_user_idx').on(t.userId), index('connector_states_sid_idx').on(t.sid)],
);

export type EventOrigin = 'calendar' | 'reminder' | 'sidekick';

/**
 * The mirror of the connected calendars. A series is one row with its rule; an occurrence that differs is a row of its own with
 * series_id. origin reminder: what carries a reminder there, reminder_id is null once that was deleted here. pending: a change
 * of ours that the provider does not know yet.
 */
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
    /** The reminder's rev that the provider knows; -1 before the first. */
    rev: integer('rev').notNull().default(-1),
    pending: boolean('pending').notNull().default(false),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    isFree: boolean('is_free').notNull().default(false),
    /** RFC 5545 lines; null for a single one. */
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
