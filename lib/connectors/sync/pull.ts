import type { CallCalendar } from '@/lib/connectors/access';
import { storedEventId } from '@/lib/connectors/events/ids';
import type { EventRow } from '@/lib/connectors/events/reads';
import { deleteEventRow } from '@/lib/connectors/events/writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import {
  type CalendarKey,
  eventsByExternalId,
  eventsInFullSync,
  readCursor,
} from '@/lib/connectors/sync/mirror-reads';
import {
  deleteMirroredEvents,
  deleteOldCancelled,
  mirrorEvents,
  saveCursor,
} from '@/lib/connectors/sync/mirror-writes';
import { planNotice } from '@/lib/connectors/sync/notices';
import { applyDueOccurrences, applyRepeatedMove } from '@/lib/connectors/sync/occurrence-changes';
import { applyReminderChange } from '@/lib/connectors/sync/reminder-changes';
import { resetToMainCalendar } from '@/lib/connectors/writes';
import type { UserCtx } from '@/lib/context';
import { type CalendarChanges, CalendarError, type CalendarProvider, type ProviderEvent } from '@/lib/ports';

const fullSyncPastMs = 31 * 86_400_000;

type ChangesRequest = Parameters<CalendarProvider['listChanges']>[1];

/**
 * Stores the provider's changes. If the event of a reminder was moved or deleted, changes the reminder, too.
 */
export async function pull(ctx: UserCtx, connector: ConnectorRow, callCalendar: CallCalendar): Promise<void> {
  for (const calendarId of calendarsToPull(connector)) {
    try {
      await pullCalendar(ctx, connector, callCalendar, { connectorId: connector.id, calendarId });
    } catch (error) {
      const isMissing = error instanceof CalendarError && error.kind === 'missing';
      if (!isMissing || calendarId === mainCalendar) throw error;
      await abandonChosenCalendar(ctx, connector);
    }
  }
  await applyDueOccurrences(ctx, connector);
  await deleteOldCancelled(ctx, connector.id);
}

function calendarsToPull({ calendarId }: ConnectorRow): string[] {
  return calendarId && calendarId !== mainCalendar ? [mainCalendar, calendarId] : [mainCalendar];
}

export async function abandonChosenCalendar(ctx: UserCtx, { id, updatedAt }: ConnectorRow): Promise<void> {
  await resetToMainCalendar(ctx, id);
  await planNotice(
    ctx,
    ctx.user.id,
    { causeId: id, occursAt: updatedAt },
    'The calendar you chose for your reminders no longer exists. They now go to your main calendar; you can choose another one under Connectors.',
  );
}

async function pullCalendar(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
  calendar: CalendarKey,
): Promise<void> {
  const cursor = await readCursor(ctx, calendar);
  try {
    await pullChanges(ctx, connector, callCalendar, calendar, cursor);
  } catch (error) {
    const isTooOld = error instanceof CalendarError && error.kind === 'gone' && cursor !== null;
    if (!isTooOld) throw error;
    await pullChanges(ctx, connector, callCalendar, calendar, null);
  }
}

async function pullChanges(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
  calendar: CalendarKey,
  cursor: string | null,
): Promise<void> {
  const since = new Date(ctx.now().getTime() - fullSyncPastMs);
  const seen = new Set<string>();
  const { calendarId } = calendar;
  let page: string | null = null;
  for (;;) {
    const request: ChangesRequest = { calendarId, zone: ctx.user.timezone, cursor, since, page };
    const changes: CalendarChanges = await callCalendar((provider, token) =>
      provider.listChanges(token, request),
    );
    await applyChanges(ctx, connector, calendar, changes.events);
    for (const { id } of changes.events) seen.add(storedEventId(id));
    page = changes.nextPage;
    if (page !== null) continue;
    if (cursor === null) await applyMissing(ctx, connector, calendar, seen, since);
    // The cursor is saved last, so that an interrupted pull is repeated.
    if (changes.nextCursor !== null) await saveCursor(ctx, calendar, changes.nextCursor);
    return;
  }
}

async function applyChanges(
  ctx: UserCtx,
  connector: ConnectorRow,
  calendar: CalendarKey,
  events: ProviderEvent[],
): Promise<void> {
  const ids = events.flatMap(({ id, seriesId }) => [id, ...(seriesId ? [seriesId] : [])]);
  const rows = await eventsByExternalId(ctx, calendar, ids.map(storedEventId));
  const changed = new Map<string, ProviderEvent>();
  const deleted: string[] = [];
  for (const event of events) {
    const row = rows.get(storedEventId(event.id));
    const series = event.seriesId ? rows.get(storedEventId(event.seriesId)) : undefined;
    if (row?.origin === 'reminder' && !row.seriesId) await applyReminderChange(ctx, connector, row, event);
    else if (series?.origin === 'reminder')
      await applyOccurrenceChange(ctx, connector, calendar, { series, row, event });
    else if (event.isCancelled && !event.seriesId) deleted.push(event.id);
    else changed.set(event.id, event);
  }
  await mirrorEvents(ctx, calendar, [...changed.values()]);
  await deleteMirroredEvents(ctx, calendar, deleted);
}

async function applyOccurrenceChange(
  ctx: UserCtx,
  connector: ConnectorRow,
  calendar: CalendarKey,
  { series, row, event }: { series: EventRow; row: EventRow | undefined; event: ProviderEvent },
): Promise<void> {
  const isKnown = row?.startTime.getTime() === event.start.getTime() && row.isCancelled === event.isCancelled;
  if (isKnown) return;
  if (row && (await applyRepeatedMove(ctx, connector, row, event))) return;
  const owned = { origin: 'reminder', reminderId: series.reminderId, rev: -1 } as const;
  await mirrorEvents(ctx, calendar, [event], owned);
}

async function applyMissing(
  ctx: UserCtx,
  connector: ConnectorRow,
  calendar: CalendarKey,
  seen: Set<string>,
  since: Date,
): Promise<void> {
  const expected = await eventsInFullSync(ctx, calendar, since);
  const missing = expected.filter(({ externalId }) => !seen.has(externalId));
  for (const row of missing.filter(({ origin }) => origin === 'reminder')) {
    if (row.seriesId) await deleteEventRow(ctx, row.id);
    else if (row.rev >= 0 && row.reminderId)
      await applyReminderChange(ctx, connector, row, cancelledEvent(row));
  }
  const others = missing.filter(({ origin }) => origin !== 'reminder');
  await deleteMirroredEvents(
    ctx,
    calendar,
    others.map(({ externalId }) => externalId),
  );
}

function cancelledEvent(row: EventRow): ProviderEvent {
  return {
    ...{ id: row.externalId, title: '', description: null, location: null },
    ...{ start: row.startTime, end: row.endTime, isAllDay: false, zone: null, recurrence: [] },
    ...{ seriesId: null, originalStart: null, isCancelled: true, isFree: false, attendees: [] },
  };
}
