import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents, connectors } from '@/db/schema/connectors';
import { occurrencesOf, touches } from '@/lib/connectors/expand';
import type { CalendarEvent, TimeRange } from '@/lib/connectors/schema';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type EventRow = typeof calendarEvents.$inferSelect;

/** An event or one occurrence of a series, with the row behind it. */
export interface Occurrence {
  row: EventRow;
  /** Of the event, or of the row and the time it would have been. */
  id: string;
  start: Date;
  end: Date | null;
}

/** What is in the mirrored calendars of these people in a range, by person, the earliest first, in one statement. */
export async function occurrencesIn(
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
  const byPerson = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byPerson].map(([userId, all]) => [
      userId,
      expanded(
        all.map(({ row }) => row),
        { from, to },
      ),
    ]),
  );
}

function expanded(rows: EventRow[], { from, to }: TimeRange): Occurrence[] {
  const different = new Set(
    rows.flatMap(({ calendarId, seriesId, originalStart }) =>
      seriesId && originalStart ? [`${calendarId}|${seriesId}|${originalStart.getTime()}`] : [],
    ),
  );
  return rows
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((row): Occurrence[] => {
      const { id, recurrence, startTime: start, endTime: end } = row;
      if (recurrence === null) return touches(start, end, from, to) ? [{ row, id, start, end }] : [];
      return occurrencesOf({ ...row, recurrence }, from, to)
        .filter((one) => !different.has(`${row.calendarId}|${row.externalId}|${one.start.getTime()}`))
        .map((one) => ({ row, id: `${id}_${stampOf(one.start, false)}`, ...one }));
    })
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

/** As the provider names an occurrence behind its series: 20270311T080000Z, or 20270311 for a whole day. */
export function stampOf(at: Date, isAllDay: boolean, localDay = ''): string {
  if (isAllDay) return localDay.replaceAll('-', '');
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** What stands behind an id of an agenda: a row, and for an occurrence of a series its time. Throws not_found. */
export async function eventBehind(
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
  return { row: found.row, occurrence: stamp ? instantIn(stamp) : null };
}

function instantIn(stamp: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Rows of a connected account by their external ids. */
export async function eventsByExternalId(
  ctx: Ctx,
  connectorId: string,
  calendarId: string,
  externalIds: string[],
): Promise<Map<string, EventRow>> {
  if (externalIds.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.calendarId, calendarId),
        inArray(calendarEvents.externalId, externalIds),
      ),
    );
  return new Map(rows.map((row) => [row.externalId, row]));
}

/** Own events and series of a calendar that reach past an instant and that the provider knew: what a whole reading must show. */
export function standingEvents(ctx: Ctx, connectorId: string, calendarId: string, since: Date) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.calendarId, calendarId),
        eq(calendarEvents.pending, false),
        or(
          isNotNull(calendarEvents.recurrence),
          sql`${calendarEvents.startTime} >= ${since.toISOString()}::timestamptz`,
        ),
      ),
    );
}

/** Changed occurrences of reminders that the coming one is: what was moved there is moved here when its turn comes. */
export function exceptionsDue(ctx: Ctx, connectorId: string) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.origin, 'reminder'),
        isNotNull(calendarEvents.seriesId),
        isNotNull(calendarEvents.reminderId),
        eq(calendarEvents.rev, -1),
        sql`${calendarEvents.originalStart} = (select r.reminder_time from reminders r where r.id = ${calendarEvents.reminderId})`,
      ),
    );
}

/** The calendars an account is read from: its main one, and the chosen one. */
export function calendarsRead({ calendarId }: { calendarId: string | null }, main: string): string[] {
  return calendarId && calendarId !== main ? [main, calendarId] : [main];
}

export function asEvent({ row, id, start, end }: Occurrence): CalendarEvent {
  const { title, description, location, isAllDay, reminderId } = row;
  return {
    ...{ id, title, description, location, isAllDay, reminderId },
    startTime: start.toISOString(),
    endTime: end?.toISOString() ?? null,
  };
}

/** How far a calendar was read; null where it has to be read whole. */
export async function cursorOf(
  ctx: Ctx,
  { connectorId, calendarId }: { connectorId: string; calendarId: string },
): Promise<string | null> {
  const [row] = await ctx.db
    .select({ cursor: calendarCursors.cursor })
    .from(calendarCursors)
    .where(and(eq(calendarCursors.connectorId, connectorId), eq(calendarCursors.calendarId, calendarId)));
  return row?.cursor ?? null;
}
