import { externalEventId, utcStamp } from '@/lib/connectors/events/ids';
import { asEvent, type EventRow, findEventRow, occurrencesByUser } from '@/lib/connectors/events/reads';
import { changeEvent, changeOccurrence, insertEvent } from '@/lib/connectors/events/writes';
import { activeConnector, type ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar, maxEventDescription, maxEventLocation, maxEventTitle } from '@/lib/connectors/rules';
import type { CalendarEvent, Interval, NewEvent, TimeRange } from '@/lib/connectors/schema';
import { refreshMirror } from '@/lib/connectors/sync/refresh';
import { type Ctx, mayCallPorts, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { localDate } from '@/lib/time/format';
import { isVisible } from '@/lib/words/visible';

export async function listEvents(ctx: UserCtx, range: TimeRange): Promise<CalendarEvent[]> {
  await refreshedConnector(ctx);
  const found = await occurrencesByUser(ctx, [ctx.user.id], range);
  return (found.get(ctx.user.id) ?? []).map(asEvent);
}

export async function mirroredEvents(
  ctx: Ctx,
  userIds: string[],
  range: TimeRange,
): Promise<Map<string, CalendarEvent[]>> {
  const found = await occurrencesByUser(ctx, userIds, range);
  return new Map(
    [...found].map(([userId, all]) => [
      userId,
      all.filter(({ row }) => row.origin !== 'reminder').map(asEvent),
    ]),
  );
}

export async function busyTimes(ctx: UserCtx, range: TimeRange): Promise<Interval[]> {
  const connector = await refreshedConnector(ctx);
  const found = await occurrencesByUser(ctx, [ctx.user.id], range);
  const mirrored = (found.get(ctx.user.id) ?? []).flatMap(({ row, start, end }) =>
    row.isFree || !end || end <= start ? [] : [{ start, end }],
  );
  return merged([...mirrored, ...busyElsewhereIn(connector, range)]);
}

/** Updates our copy of the calendar if the copy is older than a minute. Does not throw if the provider fails. */
export async function refreshMirrorIfStale(ctx: UserCtx): Promise<void> {
  if (!mayCallPorts(ctx)) return;
  const connector = await activeConnector(ctx);
  if (connector) await refreshMirror(ctx, connector);
}

/** Creates an event. Ask the user before the call, because the provider invites the attendees. */
export async function createEvent(ctx: UserCtx, input: NewEvent): Promise<CalendarEvent> {
  const { title, start, end, eventId, attendees = [], isAllDay = false } = input;
  const { description = null, location = null } = input;
  checkTimes(start, end);
  if (!isVisible(title)) throw new AppError('invalid', 'An event needs a title.');
  checkLength('title', title, maxEventTitle);
  checkLength('place', location, maxEventLocation);
  checkLength('description', description, maxEventDescription);
  const connector = await requireConnector(ctx);
  const row = await insertEvent(ctx, {
    ...{ connectorId: connector.id, calendarId: mainCalendar, externalId: externalEventId(eventId) },
    ...{ title: title.trim(), description, location, isAllDay, attendees, origin: 'sidekick' },
    ...{ startTime: start, endTime: end, zone: ctx.user.timezone, updatedAt: ctx.now() },
  });
  ctx.afterCommit.syncCalendar(ctx.user.id);
  return eventOf(row);
}

export async function moveEvent(
  ctx: UserCtx,
  id: string,
  { start, end }: { start: Date; end: Date },
): Promise<CalendarEvent> {
  checkTimes(start, end);
  return change(ctx, id, { startTime: start, endTime: end });
}

export function cancelEvent(ctx: UserCtx, id: string): Promise<CalendarEvent> {
  return change(ctx, id, { isCancelled: true });
}

export function restoreEvent(ctx: UserCtx, id: string): Promise<CalendarEvent> {
  return change(ctx, id, { isCancelled: false });
}

async function change(
  ctx: UserCtx,
  id: string,
  values: { startTime?: Date; endTime?: Date; isCancelled?: boolean },
): Promise<CalendarEvent> {
  const { row, occurrence } = await findEventRow(ctx, id);
  if (row.origin === 'reminder')
    throw new AppError(
      'invalid',
      'This is one of your reminders: change the reminder, and the calendar follows.',
    );
  if (row.isCancelled && values.isCancelled !== false)
    throw new AppError('not_found', 'This event does not exist any more.');
  // The stored id is a digest, so the provider could not find the event.
  if (row.externalId.startsWith('#'))
    throw new AppError('invalid', 'I cannot change this event. Please change it in your calendar.');
  ctx.afterCommit.syncCalendar(ctx.user.id);
  if (!occurrence) return eventOf(await changeEvent(ctx, row.id, values));
  const day = localDate(occurrence, row.zone ?? ctx.user.timezone).replaceAll('-', '');
  const externalId = `${row.externalId}_${row.isAllDay ? day : utcStamp(occurrence)}`;
  return eventOf(await changeOccurrence(ctx, row, { externalId, at: occurrence }, values));
}

function eventOf(row: EventRow): CalendarEvent {
  return asEvent({ row, id: row.id, start: row.startTime, end: row.endTime });
}

async function refreshedConnector(ctx: UserCtx): Promise<ConnectorRow> {
  const connector = await requireConnector(ctx);
  if (connector.needsReconnect)
    throw new AppError(
      'conflict',
      'Google no longer lets me read your calendar. Connect it again under Connectors on your dashboard.',
    );
  await refreshMirror(ctx, connector);
  return connector;
}

async function requireConnector(ctx: UserCtx): Promise<ConnectorRow> {
  const connector = await activeConnector(ctx);
  if (!connector)
    throw new AppError(
      'not_found',
      'No calendar is connected. Connect one under Connectors on your dashboard.',
    );
  return connector;
}

function checkTimes(start: Date, end: Date): void {
  if (end <= start) throw new AppError('invalid', 'An event must end after it begins.');
}

function checkLength(field: string, text: string | null, max: number): void {
  if (text && text.length > max)
    throw new AppError('invalid', `An event's ${field} can have at most ${max} characters.`);
}

function busyElsewhereIn({ busyElsewhere }: ConnectorRow, { from, to }: TimeRange) {
  return busyElsewhere
    .map((interval) => interval.split('/'))
    .map(([start = '', end = '']) => ({ start: new Date(start), end: new Date(end) }))
    .filter(({ start, end }) => start < to && end > from);
}

function merged(intervals: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const interval of intervals.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = result.at(-1);
    if (!last || interval.start > last.end) result.push({ ...interval });
    else if (interval.end > last.end) last.end = interval.end;
  }
  return result;
}
