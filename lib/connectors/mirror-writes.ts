import { and, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents } from '@/db/schema/connectors';
import { keptId } from '@/lib/connectors/event-ids';
import { valuesOf } from '@/lib/connectors/event-values';
import type { Ctx } from '@/lib/context';
import type { CalendarEntry } from '@/lib/ports';

type NewRow = typeof calendarEvents.$inferInsert;

/** Mirrors events as their provider has them, all in one statement; what waits to be carried there is left as it is here. */
export async function mirror(
  ctx: Ctx,
  place: { connectorId: string; calendarId: string },
  entries: CalendarEntry[],
  owned: Partial<Pick<NewRow, 'origin' | 'reminderId' | 'rev'>> = {},
): Promise<void> {
  if (entries.length === 0) return;
  await ctx.db
    .insert(calendarEvents)
    .values(
      entries.map((entry) => ({ ...place, rev: 0, ...valuesOf(entry), ...owned, updatedAt: ctx.now() })),
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

/** Forgets events that are gone, with the changed occurrences of their series. */
export async function forgetEvents(
  ctx: Ctx,
  { connectorId, calendarId }: { connectorId: string; calendarId: string },
  externalIds: string[],
): Promise<void> {
  if (externalIds.length === 0) return;
  const ids = externalIds.map(keptId);
  await ctx.db.delete(calendarEvents).where(
    and(
      eq(calendarEvents.connectorId, connectorId),
      eq(calendarEvents.calendarId, calendarId),
      eq(calendarEvents.pending, false),
      // What was called off here a while ago can still be taken back.
      or(eq(calendarEvents.isCancelled, false), lte(calendarEvents.updatedAt, dayBefore(ctx))),
      sql`(${inArray(calendarEvents.externalId, ids)} or ${inArray(calendarEvents.seriesId, ids)})`,
    ),
  );
}

/** Events that were called off here a day ago are not taken back any more. */
export async function sweepCancelled(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.isCancelled, true),
        eq(calendarEvents.pending, false),
        ne(calendarEvents.origin, 'reminder'),
        isNull(calendarEvents.seriesId),
        lte(calendarEvents.updatedAt, dayBefore(ctx)),
      ),
    );
}

function dayBefore(ctx: Ctx): Date {
  return new Date(ctx.now().getTime() - 86_400_000);
}

export async function keepCursor(
  ctx: Ctx,
  { connectorId, calendarId }: { connectorId: string; calendarId: string },
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

/** The next reading is a whole one. */
export async function dropCursors(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db.delete(calendarCursors).where(eq(calendarCursors.connectorId, connectorId));
}
