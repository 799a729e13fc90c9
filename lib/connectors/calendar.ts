import { eventIdOf } from '@/lib/connectors/event-ids';
import { asEvent, type EventRow, eventBehind, occurrencesIn, stampOf } from '@/lib/connectors/event-reads';
import { addEvent, changeEvent, differ } from '@/lib/connectors/event-writes';
import { activeConnector, type ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar, maxEventDescription, maxEventLocation, maxEventTitle } from '@/lib/connectors/rules';
import type { CalendarEvent, NewEvent, TimeRange } from '@/lib/connectors/schema';
import { refresh } from '@/lib/connectors/sync/refresh';
import { type Ctx, mayCallPorts, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { localDate } from '@/lib/time/format';
import { isVisible } from '@/lib/visible';

/**
 * What is in the person's calendar in a range (from inclusive, to exclusive), the earliest first; what is under way when it begins
 * counts. Read from the mirror, which is refreshed first where it is older than a minute; inside a transaction it is taken as it
 * is. Throws not_found where nothing is connected, conflict where it has to be connected again.
 */
export async function agenda(ctx: UserCtx, range: TimeRange): Promise<CalendarEvent[]> {
  await reading(ctx);
  const found = await occurrencesIn(ctx, [ctx.user.id], range);
  return (found.get(ctx.user.id) ?? []).map(asEvent);
}

/** As agenda, of many people at once and as it is mirrored, by person, in one statement; without what carries a reminder. */
export async function agendaFor(
  ctx: Ctx,
  userIds: string[],
  range: TimeRange,
): Promise<Map<string, CalendarEvent[]>> {
  const found = await occurrencesIn(ctx, userIds, range);
  return new Map(
    [...found].map(([userId, all]) => [
      userId,
      all.filter(({ row }) => row.origin !== 'reminder').map(asEvent),
    ]),
  );
}

/**
 * When the person is busy in a range, the earliest first, without overlaps: events that say so, and what other calendars of the
 * account are busy with. A whole day counts where it is marked as busy. Throws as agenda does.
 */
export async function busyTimes(ctx: UserCtx, range: TimeRange): Promise<{ start: Date; end: Date }[]> {
  const connector = await reading(ctx);
  const found = await occurrencesIn(ctx, [ctx.user.id], range);
  const own = (found.get(ctx.user.id) ?? []).flatMap(({ row, start, end }) =>
    row.isFree || !end || end <= start ? [] : [{ start, end }],
  );
  return merged([...own, ...elsewhere(connector, range)]);
}

/** Refreshes the mirror of a person who has connected a calendar, where it is older than a minute. Never throws for the provider. */
export async function refreshIfStale(ctx: UserCtx): Promise<void> {
  if (!mayCallPorts(ctx)) return;
  const connector = await activeConnector(ctx);
  if (connector) await refresh(ctx, connector);
}

/**
 * Makes an event, here at once and in the calendar by the next sync. The same eventId is the same event: again revives it where it
 * was called off. Attendees get an invitation, so that it needs the person's confirmation. Throws not_found where nothing is
 * connected.
 */
export async function createEvent(ctx: UserCtx, input: NewEvent): Promise<CalendarEvent> {
  const { title, start, end, eventId, attendees = [], isAllDay = false } = input;
  const { description = null, location = null } = input;
  checkTimes(start, end);
  if (!isVisible(title)) throw new AppError('invalid', 'An event needs a title.');
  checkLength('title', title, maxEventTitle);
  checkLength('place', location, maxEventLocation);
  checkLength('description', description, maxEventDescription);
  const connector = await connected(ctx);
  const row = await addEvent(ctx, {
    ...{ connectorId: connector.id, calendarId: mainCalendar, externalId: eventIdOf(eventId) },
    ...{ title: title.trim(), description, location, isAllDay, attendees, origin: 'sidekick' },
    ...{ startTime: start, endTime: end, zone: ctx.user.timezone, updatedAt: ctx.now() },
  });
  ctx.due.touch(ctx.user.id);
  return eventOf(row);
}

/** Moves an event, or one occurrence of a series. Throws not_found, and invalid for what carries a reminder. */
export async function moveEvent(
  ctx: UserCtx,
  id: string,
  { start, end }: { start: Date; end: Date },
): Promise<CalendarEvent> {
  checkTimes(start, end);
  return change(ctx, id, { startTime: start, endTime: end });
}

/** Calls an event or one occurrence off. Throws not_found, and invalid for what carries a reminder. */
export function cancelEvent(ctx: UserCtx, id: string): Promise<CalendarEvent> {
  return change(ctx, id, { isCancelled: true });
}

/** Takes a cancelEvent back. */
export function restoreEvent(ctx: UserCtx, id: string): Promise<CalendarEvent> {
  return change(ctx, id, { isCancelled: false });
}

async function change(
  ctx: UserCtx,
  id: string,
  values: { startTime?: Date; endTime?: Date; isCancelled?: boolean },
): Promise<CalendarEvent> {
  const { row, occurrence } = await eventBehind(ctx, id);
  if (row.origin === 'reminder')
    throw new AppError(
      'invalid',
      'This is one of your reminders: change the reminder, and the calendar follows.',
    );
  if (row.isCancelled && values.isCancelled !== false)
    throw new AppError('not_found', 'This event does not exist any more.');
  if (row.externalId.startsWith('#'))
    throw new AppError('invalid', 'I cannot change this event. Please change it in your calendar.');
  ctx.due.touch(ctx.user.id);
  if (!occurrence) return eventOf(await changeEvent(ctx, row.id, values));
  const day = localDate(occurrence, row.zone ?? ctx.user.timezone);
  const externalId = `${row.externalId}_${stampOf(occurrence, row.isAllDay, day)}`;
  return eventOf(await differ(ctx, row, { externalId, at: occurrence }, values));
}

function eventOf(row: EventRow): CalendarEvent {
  return asEvent({ row, id: row.id, start: row.startTime, end: row.endTime });
}

/** The account, its mirror refreshed: what is long ago is no answer. */
async function reading(ctx: UserCtx): Promise<ConnectorRow> {
  const connector = await connected(ctx);
  if (connector.needsReconnect)
    throw new AppError(
      'conflict',
      'Google does not let me into your calendar any more. Connect it again under Connectors on your dashboard.',
    );
  await refresh(ctx, connector);
  return connector;
}

async function connected(ctx: UserCtx): Promise<ConnectorRow> {
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

function checkLength(what: string, text: string | null, most: number): void {
  if (text && text.length > most)
    throw new AppError('invalid', `An event's ${what} holds at most ${most} characters.`);
}

function elsewhere({ busyElsewhere }: ConnectorRow, { from, to }: TimeRange) {
  return busyElsewhere
    .map((span) => span.split('/'))
    .map(([start = '', end = '']) => ({ start: new Date(start), end: new Date(end) }))
    .filter(({ start, end }) => start < to && end > from);
}

function merged(spans: { start: Date; end: Date }[]): { start: Date; end: Date }[] {
  const result: { start: Date; end: Date }[] = [];
  for (const span of spans.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = result.at(-1);
    if (!last || span.start > last.end) result.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return result;
}
