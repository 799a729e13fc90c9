import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents } from '@/db/schema/connectors';
import type { EventRow } from '@/lib/connectors/events/reads';
import type { Ctx } from '@/lib/context';

export interface CalendarKey {
  connectorId: string;
  calendarId: string;
}

export function inCalendar({ connectorId, calendarId }: CalendarKey) {
  return and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.calendarId, calendarId));
}

export function showsReminder(connectorId: string) {
  return and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.origin, 'reminder'));
}

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

export async function readCursor(ctx: Ctx, { connectorId, calendarId }: CalendarKey): Promise<string | null> {
  const [row] = await ctx.db
    .select({ cursor: calendarCursors.cursor })
    .from(calendarCursors)
    .where(and(eq(calendarCursors.connectorId, connectorId), eq(calendarCursors.calendarId, calendarId)));
  return row?.cursor ?? null;
}
