import { z } from 'zod';
import { providers } from '@/lib/connectors/rules';

export const providerParams = z.object({ provider: z.enum(providers) });
export const connectorParams = z.object({ id: z.uuid() });

export const updateConnectorInput = z
  .strictObject({
    syncRemindersToCalendar: z.boolean('Syncing is either true or false.').optional(),
    calendarId: z.string().min(1).max(255).nullish(),
  })
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');

/** What a provider adds to the callback's address is left alone, but for these. */
export const callbackQuery = z.object({
  state: z.string().max(200).optional(),
  code: z.string().max(2000).optional(),
  error: z.string().max(200).optional(),
});

export type UpdateConnectorInput = z.infer<typeof updateConnectorInput>;
export type CallbackQuery = z.infer<typeof callbackQuery>;

/** A connected account as the screen reads it. */
export interface Connector {
  id: string;
  provider: string;
  email: string;
  isActive: boolean;
  syncRemindersToCalendar: boolean;
  /** ISO instant, UTC. */
  lastSyncedAt: string | null;
  /** null: the main calendar. */
  calendarId: string | null;
  state: 'ok' | 'needs_reconnect';
  /** How far the reminders are carried to the calendar; null where nothing is left to do. */
  sync: { done: number; total: number } | null;
  /** Its calendar is simulated. */
  isDemo: boolean;
}

export interface CalendarChoice {
  id: string;
  name: string;
  isPrimary: boolean;
}

export interface ConnectAnswer {
  authUrl: string;
  isDemo: boolean;
}

/** An event, or one occurrence of a series; times are ISO instants in UTC. Its texts are data, whoever wrote them. */
export interface CalendarEvent {
  id: string;
  title: string;
  description: string | null;
  startTime: string;
  endTime: string | null;
  location: string | null;
  isAllDay: boolean;
  /** The reminder that it carries. */
  reminderId: string | null;
}

/** An event to be made. */
export interface NewEvent {
  title: string;
  start: Date;
  end: Date;
  isAllDay?: boolean;
  location?: string | null;
  description?: string | null;
  /** E-mail addresses; they get an invitation. Only with the person's own confirmation. */
  attendees?: string[];
  /** Made by the caller: the same id again is the same event. */
  eventId: string;
}

export interface TimeRange {
  from: Date;
  to: Date;
}
