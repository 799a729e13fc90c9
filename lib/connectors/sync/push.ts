import { setTimeout } from 'node:timers/promises';
import type { Access } from '@/lib/connectors/access';
import { eventIdOfReminder } from '@/lib/connectors/event-ids';
import type { EventRow } from '@/lib/connectors/event-reads';
import { dropEvent } from '@/lib/connectors/event-writes';
import { dropCursors } from '@/lib/connectors/mirror-writes';
import {
  eventsToPush,
  eventsToRemove,
  type ReminderToPush,
  remindersToPush,
} from '@/lib/connectors/push-reads';
import { announceReminders, markCarried, markPushed, rehome } from '@/lib/connectors/push-writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import { leaveCalendar } from '@/lib/connectors/sync/pull';
import { entryOfReminder } from '@/lib/connectors/sync/reminder-entry';
import { tell } from '@/lib/connectors/sync/tell';
import { inTransaction, type UserCtx } from '@/lib/context';
import { type CalendarEntry, CalendarError } from '@/lib/ports';
import { quoted } from '@/lib/wording';

const batch = 50;

/**
 * Carries what was done here to the calendar: events first, then reminders, each marked once it has arrived, so that whoever goes
 * on after a crash begins where it was. False where the time was over first.
 */
export async function push(
  ctx: UserCtx,
  connector: ConnectorRow,
  access: Access,
  isInTime: () => boolean,
): Promise<boolean> {
  const turn = paced(ctx.ports.calendar.perSecond);
  const call: Access = async (act) => {
    await turn();
    return access(act);
  };
  const works = [
    () =>
      inBatches(
        () => eventsToPush(ctx, connector.id, batch),
        (row) => carry(ctx, connector, call, row),
        isInTime,
      ),
    () => pushReminders(ctx, connector, call, isInTime),
    () =>
      inBatches(
        () => eventsToRemove(ctx, connector.id, batch),
        (row) => removeLeft(ctx, call, row),
        isInTime,
      ),
  ];
  for (const work of works) if (!(await work())) return false;
  return true;
}

async function inBatches<T>(
  next: () => Promise<T[]>,
  act: (one: T) => Promise<void>,
  isInTime: () => boolean,
): Promise<boolean> {
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    for (const row of rows) {
      if (!isInTime()) return false;
      await act(row);
    }
  }
  return true;
}

/** An event that was made, moved or called off here. */
async function carry(ctx: UserCtx, connector: ConnectorRow, call: Access, row: EventRow): Promise<void> {
  const { calendarId, externalId } = row;
  const how = row.rev >= 0 ? 'times' : 'new';
  try {
    if (row.isCancelled) await call((calendar, token) => calendar.remove(token, calendarId, externalId));
    else await call((calendar, token) => calendar.put(token, calendarId, entryOf(row), how));
    await markCarried(ctx, row);
  } catch (error) {
    if (!(error instanceof CalendarError) || error.kind !== 'refused') throw error;
    await takeBack(ctx, connector, row);
  }
}

/** The calendar said no, for good: it stays as it is there, and the person is told. */
async function takeBack(ctx: UserCtx, connector: ConnectorRow, row: EventRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (row.rev < 0) await dropEvent(tx, row.id);
    else await markCarried(tx, row);
    await dropCursors(tx, connector.id);
    await tell(
      tx,
      ctx.user.id,
      `event-refused:${row.id}:${row.updatedAt.getTime()}`,
      `Your calendar did not take my change of ${quoted(row.title)}. It stands there as before.`,
    );
  });
}

async function pushReminders(
  ctx: UserCtx,
  connector: ConnectorRow,
  call: Access,
  isInTime: () => boolean,
): Promise<boolean> {
  const calendarId = connector.calendarId ?? mainCalendar;
  const place = { connectorId: connector.id, calendarId };
  const next = async () => {
    const due = await remindersToPush(ctx, connector.id, batch);
    const drafts = due.map((reminder) => ({
      reminder,
      reminderId: reminder.id,
      entry: entryOfReminder(reminder, ctx.user.timezone),
    }));
    await announceReminders(
      ctx,
      place,
      drafts.filter(({ reminder }) => reminder.calendarId === null),
    );
    return drafts;
  };
  try {
    return await inBatches(next, (draft) => pushReminder(ctx, place, call, draft), isInTime);
  } catch (error) {
    const isGone = error instanceof CalendarError && error.kind === 'missing';
    if (!isGone || connector.calendarId === null) throw error;
    await leaveCalendar(ctx, connector);
    return pushReminders(ctx, { ...connector, calendarId: null }, call, isInTime);
  }
}

async function pushReminder(
  ctx: UserCtx,
  place: { connectorId: string; calendarId: string },
  call: Access,
  { reminder, entry }: { reminder: ReminderToPush; entry: CalendarEntry },
): Promise<void> {
  const { calendarId: stands, eventId, isKnown, rev } = reminder;
  const isElsewhere = stands !== null && stands !== place.calendarId;
  if (isElsewhere && eventId) {
    await call((calendar, token) => calendar.remove(token, stands, entry.id)).catch(unlessRefused);
    const externalId = eventIdOfReminder(reminder.id);
    await rehome(ctx, { id: eventId, connectorId: place.connectorId, externalId }, place.calendarId);
  }
  const how = isKnown && !isElsewhere ? 'whole' : 'new';
  try {
    await call((calendar, token) => calendar.put(token, place.calendarId, entry, how));
  } catch (error) {
    if (!(error instanceof CalendarError) || error.kind !== 'refused') throw error;
    // It would be refused again: the next change of the reminder is the next try.
    console.warn(
      JSON.stringify({ level: 'warn', event: 'calendar refused a reminder', reason: error.reason }),
    );
  }
  await markPushed(ctx, place, entry, rev);
}

/** The event of a reminder that was deleted here; a changed occurrence goes with its series. */
async function removeLeft(ctx: UserCtx, call: Access, row: EventRow): Promise<void> {
  if (!row.seriesId && !row.isCancelled)
    await call((calendar, token) => calendar.remove(token, row.calendarId, row.externalId)).catch(
      unlessRefused,
    );
  await dropEvent(ctx, row.id);
}

/** A calendar that may not be written to any more keeps what it has. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CalendarError) || (error.kind !== 'refused' && error.kind !== 'missing'))
    throw error;
}

function entryOf(row: EventRow): CalendarEntry {
  return {
    ...{ id: row.externalId, title: row.title, description: row.description, location: row.location },
    ...{ start: row.startTime, end: row.endTime, isAllDay: row.isAllDay, zone: row.zone },
    ...{ recurrence: row.recurrence?.split('\n') ?? [], seriesId: row.seriesId },
    ...{ originalStart: row.originalStart, isCancelled: false, isFree: row.isFree, attendees: row.attendees },
  };
}

/** Resolves when the provider takes the next call; its clock is a real one, whatever the product's says. */
function paced(perSecond = Number.POSITIVE_INFINITY): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + 1000 / perSecond;
    if (at > now) await setTimeout(at - now);
  };
}
