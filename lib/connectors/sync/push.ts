import { setTimeout } from 'node:timers/promises';
import type { CallCalendar } from '@/lib/connectors/access';
import { reminderEventId } from '@/lib/connectors/events/ids';
import type { EventRow } from '@/lib/connectors/events/reads';
import { deleteEventRow } from '@/lib/connectors/events/writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import type { CalendarKey } from '@/lib/connectors/sync/mirror-reads';
import { deleteCursors } from '@/lib/connectors/sync/mirror-writes';
import { planNotice } from '@/lib/connectors/sync/notices';
import { abandonChosenCalendar } from '@/lib/connectors/sync/pull';
import {
  eventsToPush,
  eventsToRemove,
  type ReminderToPush,
  remindersToPush,
} from '@/lib/connectors/sync/push-reads';
import {
  insertReminderEvents,
  markEventPushed,
  markReminderPushed,
  moveToCalendar,
} from '@/lib/connectors/sync/push-writes';
import { reminderToEvent } from '@/lib/connectors/sync/reminder-event';
import { inTransaction, type UserCtx } from '@/lib/context';
import { CalendarError, type ProviderEvent } from '@/lib/ports';
import { quoted } from '@/lib/words/wording';

const batchSize = 50;

/** Sends our changes to the provider. Returns false if there was not enough time for all changes. */
export async function push(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
  hasTimeLeft: () => boolean,
): Promise<boolean> {
  const waitForTurn = paced(ctx.ports.calendar.perSecond);
  const pacedCall: CallCalendar = async (call) => {
    await waitForTurn();
    return callCalendar(call);
  };
  const isEventsDone = await inBatches(
    () => eventsToPush(ctx, connector.id, batchSize),
    (row) => pushEvent(ctx, connector, pacedCall, row),
    hasTimeLeft,
  );
  if (!isEventsDone || !(await pushReminders(ctx, connector, pacedCall, hasTimeLeft))) return false;
  return inBatches(
    () => eventsToRemove(ctx, connector.id, batchSize),
    (row) => removeEvent(ctx, pacedCall, row),
    hasTimeLeft,
  );
}

async function inBatches<T>(
  nextBatch: () => Promise<T[]>,
  act: (row: T) => Promise<void>,
  hasTimeLeft: () => boolean,
): Promise<boolean> {
  for (let rows = await nextBatch(); rows.length > 0; rows = await nextBatch()) {
    for (const row of rows) {
      if (!hasTimeLeft()) return false;
      await act(row);
    }
  }
  return true;
}

async function pushEvent(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
  row: EventRow,
): Promise<void> {
  const { calendarId, externalId } = row;
  const mode = row.rev >= 0 ? 'times' : 'insert';
  try {
    if (row.isCancelled)
      await callCalendar((provider, token) => provider.removeEvent(token, calendarId, externalId));
    else
      await callCalendar((provider, token) =>
        provider.putEvent(token, calendarId, toProviderEvent(row), mode),
      );
    await markEventPushed(ctx, row);
  } catch (error) {
    if (!isRefused(error)) throw error;
    await dropChange(ctx, connector, row);
  }
}

async function dropChange(ctx: UserCtx, connector: ConnectorRow, row: EventRow): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (row.rev < 0) await deleteEventRow(tx, row.id);
    else await markEventPushed(tx, row);
    await deleteCursors(tx, connector.id);
    await planNotice(
      tx,
      ctx.user.id,
      { causeId: row.id, occursAt: row.updatedAt },
      `Your calendar did not accept my change to ${quoted(row.title)}. It is unchanged there.`,
    );
  });
}

async function pushReminders(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
  hasTimeLeft: () => boolean,
): Promise<boolean> {
  const calendar = { connectorId: connector.id, calendarId: connector.calendarId ?? mainCalendar };
  const nextBatch = async () => {
    const reminders = await remindersToPush(ctx, connector.id, batchSize);
    const drafts = reminders.map((reminder) => ({
      reminder,
      reminderId: reminder.id,
      event: reminderToEvent(reminder, ctx.user.timezone),
    }));
    await insertReminderEvents(
      ctx,
      calendar,
      drafts.filter(({ reminder }) => reminder.calendarId === null),
    );
    return drafts;
  };
  try {
    return await inBatches(
      nextBatch,
      (draft) => pushReminder(ctx, calendar, callCalendar, draft),
      hasTimeLeft,
    );
  } catch (error) {
    const isMissing = error instanceof CalendarError && error.kind === 'missing';
    if (!isMissing || connector.calendarId === null) throw error;
    await abandonChosenCalendar(ctx, connector);
    return pushReminders(ctx, { ...connector, calendarId: null }, callCalendar, hasTimeLeft);
  }
}

async function pushReminder(
  ctx: UserCtx,
  calendar: CalendarKey,
  callCalendar: CallCalendar,
  { reminder, event }: { reminder: ReminderToPush; event: ProviderEvent },
): Promise<void> {
  const { calendarId: current, eventId, isKnown, rev } = reminder;
  const isElsewhere = current !== null && current !== calendar.calendarId;
  if (isElsewhere && eventId) {
    await callCalendar((provider, token) => provider.removeEvent(token, current, event.id)).catch(
      unlessRefused,
    );
    await moveToCalendar(ctx, { id: eventId, externalId: reminderEventId(reminder.id) }, calendar);
  }
  const mode = isKnown && !isElsewhere ? 'overwrite' : 'insert';
  try {
    await callCalendar((provider, token) => provider.putEvent(token, calendar.calendarId, event, mode));
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The provider would refuse the event again, so it counts as pushed until the reminder changes.
    console.warn(
      JSON.stringify({ level: 'warn', event: 'calendar refused a reminder', reason: error.reason }),
    );
  }
  await markReminderPushed(ctx, calendar, event, rev);
}

async function removeEvent(ctx: UserCtx, callCalendar: CallCalendar, row: EventRow): Promise<void> {
  if (!row.seriesId && !row.isCancelled)
    await callCalendar((provider, token) =>
      provider.removeEvent(token, row.calendarId, row.externalId),
    ).catch(unlessRefused);
  await deleteEventRow(ctx, row.id);
}

function unlessRefused(error: unknown): void {
  const isIgnored = isRefused(error) || (error instanceof CalendarError && error.kind === 'missing');
  if (!isIgnored) throw error;
}

function isRefused(error: unknown): error is CalendarError {
  return error instanceof CalendarError && error.kind === 'refused';
}

function toProviderEvent(row: EventRow): ProviderEvent {
  return {
    ...{ id: row.externalId, title: row.title, description: row.description, location: row.location },
    ...{ start: row.startTime, end: row.endTime, isAllDay: row.isAllDay, zone: row.zone },
    ...{ recurrence: row.recurrence?.split('\n') ?? [], seriesId: row.seriesId },
    ...{ originalStart: row.originalStart, isCancelled: false, isFree: row.isFree, attendees: row.attendees },
  };
}

// Uses the system clock, because the provider's limit of calls applies to real time.
function paced(perSecond = Number.POSITIVE_INFINITY): () => Promise<void> {
  let next = 0;
  return async () => {
    const now = Date.now();
    const at = Math.max(now, next);
    next = at + 1000 / perSecond;
    if (at > now) await setTimeout(at - now);
  };
}
