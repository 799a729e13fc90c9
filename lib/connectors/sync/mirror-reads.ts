import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents } from '@/db/schema/connectors';
import type { EventRow } from '@/lib/connectors/events/reads';
import type { Ctx } from '@/lib/context';

/** Identifies one calendar of a connector. */
export interface CalendarKey {
  connectorId: string;
  calendarId: string;
}

/** Returns the condition on calendar_events that selects the events of one calendar. */
export function inCalendar({ connectorId, calendarId }: CalendarKey) {
  return and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.calendarId, calendarId));
}

/** Returns the condition on calendar_events that selects a connector's events for reminders. */
export function showsReminder(connectorId: string) {
  return and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.origin, 'reminder'));
}

/** Returns the mirrored events with these external ids, by external id. */
export async function eventsByExternalId(
  ctx: Ctx,
  calendar: CalendarKey,
  externalIds: string[],
): Promise<Map<string, EventRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(calendarEvents)
    .where(and(inCalendar(calendar), inArray(calendarEvents.externalId, externalIds)));
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Returns the mirrored events that a full sync from `since` must contain, unless they were deleted at the provider. */
export function eventsInFullSync(ctx: Ctx, calendar: CalendarKey, since: Date) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        inCalendar(calendar),
        eq(calendarEvents.pending, false),
        or(
          isNotNull(calendarEvents.recurrence),
          sql`${calendarEvents.startTime} >= ${since.toISOString()}::timestamptz`,
        ),
      ),
    );
}

/**
 * Returns changed occurrences of reminders' series that are now the reminder's next occurrence and whose change has not been
 * applied yet.
 */
export function dueExceptions(ctx: Ctx, connectorId: string) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        showsReminder(connectorId),
        isNotNull(calendarEvents.seriesId),
        isNotNull(calendarEvents.reminderId),
        eq(calendarEvents.rev, -1),
        sql`${calendarEvents.originalStart} = (select r.reminder_time from reminders r where r.id = ${calendarEvents.reminderId})`,
      ),
    );
}

/** Returns the cursor up to which a calendar was read, or null if the next pull must be a full sync. */
export async function readCursor(ctx: Ctx, { connectorId, calendarId }: CalendarKey): Promise<string | null> {
  const [row] = await ctx.db
    .select({ cursor: calendarCursors.cursor })
    .from(calendarCursors)
    .where(and(eq(calendarCursors.connectorId, connectorId), eq(calendarCursors.calendarId, calendarId)));
  return row?.cursor ?? null;
}
