import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents } from '@/db/schema/connectors';
import { storedEventId } from '@/lib/connectors/events/ids';
import { eventColumns } from '@/lib/connectors/sync/event-columns';
import { type CalendarKey, inCalendar } from '@/lib/connectors/sync/mirror-reads';
import type { Ctx } from '@/lib/context';
import type { ProviderEvent } from '@/lib/ports';

type NewRow = typeof calendarEvents.$inferInsert;

/**
 * Inserts or updates our copies of events. Skips a copy with a change that the provider has not received yet
 * (`pending`).
 */
export async function mirrorEvents(
  ctx: Ctx,
  calendar: CalendarKey,
  events: ProviderEvent[],
  owned: Partial<Pick<NewRow, 'origin' | 'reminderId' | 'rev'>> = {},
): Promise<void> {
  if (events.length === 0) return;
  await ctx.db
    .insert(calendarEvents)
    .values(
      events.map((event) => ({
        ...calendar,
        rev: 0,
        ...eventColumns(event),
        ...owned,
        updatedAt: ctx.now(),
      })),
    )
    .onConflictDoUpdate({
      target: [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId],
      set: {
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        location: sql`excluded.location`,
        startTime: sql`excluded.start_time`,
        endTime: sql`excluded.end_time`,
        isAllDay: sql`excluded.is_all_day`,
        isCancelled: sql`excluded.is_cancelled`,
        isFree: sql`excluded.is_free`,
        recurrence: sql`excluded.recurrence`,
        zone: sql`excluded.zone`,
        seriesId: sql`excluded.series_id`,
        originalStart: sql`excluded.original_start`,
        attendees: sql`excluded.attendees`,
        rev: sql`excluded.rev`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: sql`not ${calendarEvents.pending}`,
    });
}

export async function deleteMirroredEvents(
  ctx: Ctx,
  calendar: CalendarKey,
  externalIds: string[],
): Promise<void> {
  if (externalIds.length === 0) return;
  const ids = externalIds.map(storedEventId);
  await ctx.db.delete(calendarEvents).where(
    and(
      inCalendar(calendar),
      eq(calendarEvents.pending, false),
      // Undo can restore an event that the user cancelled here in the last day, so it stays.
      or(eq(calendarEvents.isCancelled, false), lte(calendarEvents.updatedAt, dayAgo(ctx))),
      sql`(${inArray(calendarEvents.externalId, ids)} or ${inArray(calendarEvents.seriesId, ids)})`,
    ),
  );
}

/**
 * Deletes our copies of events that were cancelled more than a day ago, because undo can no longer restore
 * them.
 */
export async function deleteOldCancelled(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.isCancelled, true),
        eq(calendarEvents.pending, false),
        ne(calendarEvents.origin, 'reminder'),
        isNull(calendarEvents.seriesId),
        lte(calendarEvents.updatedAt, dayAgo(ctx)),
      ),
    );
}

function dayAgo(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - 86_400_000);
}

export async function saveCursor(
  ctx: Ctx,
  { connectorId, calendarId }: CalendarKey,
  cursor: string,
): Promise<void> {
  await ctx.db
    .insert(calendarCursors)
    .values({ connectorId, calendarId, cursor })
    .onConflictDoUpdate({
      target: [calendarCursors.connectorId, calendarCursors.calendarId],
      set: { cursor },
    });
}

export async function deleteCursors(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db.delete(calendarCursors).where(eq(calendarCursors.connectorId, connectorId));
}
