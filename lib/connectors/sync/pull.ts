import type { Access } from '@/lib/connectors/access';
import { keptId } from '@/lib/connectors/event-ids';
import { calendarsRead, cursorOf, eventsByExternalId, standingEvents } from '@/lib/connectors/event-reads';
import { dropEvent } from '@/lib/connectors/event-writes';
import { forgetEvents, keepCursor, mirror, sweepCancelled } from '@/lib/connectors/mirror-writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import { follow, followAgain, followExceptions } from '@/lib/connectors/sync/follow';
import { tell } from '@/lib/connectors/sync/tell';
import { backToMainCalendar } from '@/lib/connectors/writes';
import type { UserCtx } from '@/lib/context';
import { type Calendar, type CalendarChanges, type CalendarEntry, CalendarError } from '@/lib/ports';

/** How far back a whole reading goes. */
const pastMs = 31 * 86_400_000;

type ChangesAsk = Parameters<Calendar['changes']>[1];

interface Place {
  connectorId: string;
  calendarId: string;
}

/**
 * Brings the mirror up to date: what changed since the last reading, or everything where that is too long ago; and does here what
 * was done there with the events of reminders. For the owner of the account.
 */
export async function pull(ctx: UserCtx, connector: ConnectorRow, access: Access): Promise<void> {
  for (const calendarId of calendarsRead(connector, mainCalendar)) {
    try {
      await pullCalendar(ctx, connector, access, { connectorId: connector.id, calendarId });
    } catch (error) {
      const isGone = error instanceof CalendarError && error.kind === 'missing';
      if (!isGone || calendarId === mainCalendar) throw error;
      await leaveCalendar(ctx, connector);
    }
  }
  await followExceptions(ctx, connector);
  await sweepCancelled(ctx, connector.id);
}

/** The chosen calendar is not there any more: reminders go to the main one. */
export async function leaveCalendar(ctx: UserCtx, { id, calendarId }: ConnectorRow): Promise<void> {
  await backToMainCalendar(ctx, id);
  await tell(
    ctx,
    ctx.user.id,
    `calendar-gone:${id}:${calendarId}`,
    'The calendar you chose for your reminders is not there any more. They go to your main calendar now; you can choose another one under Connectors.',
  );
}

async function pullCalendar(
  ctx: UserCtx,
  connector: ConnectorRow,
  access: Access,
  place: Place,
): Promise<void> {
  const cursor = await cursorOf(ctx, place);
  try {
    await readChanges(ctx, connector, access, place, cursor);
  } catch (error) {
    const isTooOld = error instanceof CalendarError && error.kind === 'gone' && cursor !== null;
    if (!isTooOld) throw error;
    await readChanges(ctx, connector, access, place, null);
  }
}

async function readChanges(
  ctx: UserCtx,
  connector: ConnectorRow,
  access: Access,
  place: Place,
  cursor: string | null,
): Promise<void> {
  const since = new Date(ctx.now().getTime() - pastMs);
  const seen = new Set<string>();
  const { calendarId } = place;
  let page: string | null = null;
  for (;;) {
    const ask: ChangesAsk = { calendarId, zone: ctx.user.timezone, cursor, since, page };
    const changes: CalendarChanges = await access((calendar, token) => calendar.changes(token, ask));
    await take(ctx, connector, place, changes.entries);
    for (const { id } of changes.entries) seen.add(keptId(id));
    page = changes.page;
    if (page !== null) continue;
    if (cursor === null) await forgetUnseen(ctx, connector, place, seen, since);
    // Last: whoever dies on the way reads the same again.
    if (changes.cursor !== null) await keepCursor(ctx, place, changes.cursor);
    return;
  }
}

async function take(
  ctx: UserCtx,
  connector: ConnectorRow,
  place: Place,
  entries: CalendarEntry[],
): Promise<void> {
  const ids = entries.flatMap(({ id, seriesId }) => [keptId(id), ...(seriesId ? [keptId(seriesId)] : [])]);
  const rows = await eventsByExternalId(ctx, place.connectorId, place.calendarId, ids);
  const theirs = new Map<string, CalendarEntry>();
  const gone: string[] = [];
  for (const entry of entries) {
    const row = rows.get(keptId(entry.id));
    const series = entry.seriesId ? rows.get(keptId(entry.seriesId)) : undefined;
    if (row?.origin === 'reminder' && !row.seriesId) await follow(ctx, connector, row, entry);
    else if (series?.origin === 'reminder') {
      const isKnown =
        row?.startTime.getTime() === entry.start.getTime() && row.isCancelled === entry.isCancelled;
      const owned = { origin: 'reminder', reminderId: series.reminderId, rev: -1 } as const;
      if (!isKnown && !(row && (await followAgain(ctx, connector, row, entry))))
        await mirror(ctx, place, [entry], owned);
    } else if (entry.isCancelled && !entry.seriesId) gone.push(entry.id);
    else theirs.set(entry.id, entry);
  }
  await mirror(ctx, place, [...theirs.values()]);
  await forgetEvents(ctx, place, gone);
}

/** What a whole reading did not show is gone there. */
async function forgetUnseen(
  ctx: UserCtx,
  connector: ConnectorRow,
  place: Place,
  seen: Set<string>,
  since: Date,
): Promise<void> {
  const standing = await standingEvents(ctx, place.connectorId, place.calendarId, since);
  const unseen = standing.filter(({ externalId }) => !seen.has(externalId));
  for (const row of unseen.filter(({ origin }) => origin === 'reminder')) {
    if (row.seriesId) await dropEvent(ctx, row.id);
    else if (row.rev >= 0 && row.reminderId) await follow(ctx, connector, row, asGone(row));
  }
  const others = unseen.filter(({ origin }) => origin !== 'reminder');
  await forgetEvents(
    ctx,
    place,
    others.map(({ externalId }) => externalId),
  );
}

function asGone(row: { externalId: string; startTime: Date; endTime: Date | null }): CalendarEntry {
  return {
    ...{ id: row.externalId, title: '', description: null, location: null },
    ...{ start: row.startTime, end: row.endTime, isAllDay: false, zone: null, recurrence: [] },
    ...{ seriesId: null, originalStart: null, isCancelled: true, isFree: false, attendees: [] },
  };
}
