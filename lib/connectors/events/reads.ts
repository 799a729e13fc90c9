import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { calendarEvents, connectors } from '@/db/schema/connectors';
import { parseUtcStamp, utcStamp } from '@/lib/connectors/events/ids';
import { expandSeries, overlapsRange } from '@/lib/connectors/events/occurrences';
import type { CalendarEvent, TimeRange } from '@/lib/connectors/schema';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type EventRow = typeof calendarEvents.$inferSelect;

export interface Occurrence {
  row: EventRow;
  /** Id of the event's row, plus the start for an occurrence of a series. */
  id: string;
  start: Date;
  end: Date | null;
}

export async function occurrencesByUser(
  ctx: Ctx,
  userIds: string[],
  { from, to }: TimeRange,
): Promise<Map<string, Occurrence[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ userId: connectors.userId, row: calendarEvents })
    .from(calendarEvents)
    .innerJoin(connectors, eq(connectors.id, calendarEvents.connectorId))
    .where(
      and(
        inArray(connectors.userId, userIds),
        eq(connectors.isActive, true),
        lt(
          sql`least(${calendarEvents.startTime}, ${calendarEvents.originalStart})`,
          sql`${to.toISOString()}::timestamptz`,
        ),
        or(
          isNotNull(calendarEvents.recurrence),
          sql`greatest(${calendarEvents.endTime}, ${calendarEvents.startTime}, ${calendarEvents.originalStart}) >= ${from.toISOString()}::timestamptz`,
        ),
      ),
    )
    .orderBy(asc(calendarEvents.startTime));
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, all]) => [
      userId,
      expanded(
        all.map(({ row }) => row),
        { from, to },
      ),
    ]),
  );
}

function expanded(rows: EventRow[], range: TimeRange): Occurrence[] {
  const exceptions = new Set(
    rows.flatMap(({ calendarId, seriesId, originalStart }) =>
      seriesId && originalStart ? [`${calendarId}|${seriesId}|${originalStart.getTime()}`] : [],
    ),
  );
  return rows
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((row): Occurrence[] => {
      const { id, recurrence, startTime: start, endTime: end } = row;
      if (recurrence === null) return overlapsRange(start, end, range) ? [{ row, id, start, end }] : [];
      return expandSeries({ ...row, recurrence }, range)
        .filter((one) => !exceptions.has(`${row.calendarId}|${row.externalId}|${one.start.getTime()}`))
        .map((one) => ({ row, id: `${id}_${utcStamp(one.start)}`, ...one }));
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

export async function findEventRow(
  ctx: UserCtx,
  id: string,
): Promise<{ row: EventRow; occurrence: Date | null }> {
  const [, rowId = '', stamp] = /^([0-9a-f-]{36})(?:_(\d{8}T\d{6}Z))?$/i.exec(id) ?? [];
  const missing = new AppError('not_found', 'This event does not exist any more.');
  if (!rowId) throw missing;
  const [found] = await ctx.db
    .select({ row: calendarEvents })
    .from(calendarEvents)
    .innerJoin(connectors, eq(connectors.id, calendarEvents.connectorId))
    .where(and(eq(calendarEvents.id, rowId), eq(connectors.userId, ctx.user.id)));
  if (!found) throw missing;
  return { row: found.row, occurrence: stamp ? parseUtcStamp(stamp) : null };
}

export function asEvent({ row, id, start, end }: Occurrence): CalendarEvent {
  const { title, description, location, isAllDay, reminderId } = row;
  return {
    ...{ id, title, description, location, isAllDay, reminderId },
    startTime: start.toISOString(),
    endTime: end?.toISOString() ?? null,
  };
}
