import type { EventRow } from '@/lib/connectors/events/reads';
import { deleteEventRow, updateEventRow } from '@/lib/connectors/events/writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { mainCalendar } from '@/lib/connectors/rules';
import { eventTimeColumns } from '@/lib/connectors/sync/event-columns';
import { planNotice, planNotMovedNotice } from '@/lib/connectors/sync/notices';
import { markReminderInSync } from '@/lib/connectors/sync/push-writes';
import { nextReminderTime, reminderRule } from '@/lib/connectors/sync/reminder-event';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ProviderEvent } from '@/lib/ports';
import type { ReminderRow } from '@/lib/reminders/reads';
import { changeReminder, type ReminderChange, snapshotReminders } from '@/lib/reminders/writes';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen, localDate } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

export async function applyReminderChange(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  event: ProviderEvent,
): Promise<void> {
  const reminder = await reminderOf(ctx, row);
  if (!reminder) return;
  if (!connector.syncRemindersToCalendar) return mirrorOnly(ctx, row, event);
  const hasChangedHere =
    row.rev !== reminder.rev || row.calendarId !== (connector.calendarId ?? mainCalendar);
  if (hasChangedHere) return;
  if (event.isCancelled) return row.isCancelled ? undefined : askAboutDeleted(ctx, row, reminder);
  if (isSameTime(row, event)) return;
  await moveReminder(ctx, connector, row, reminder, event);
}

export async function reminderOf(ctx: UserCtx, { reminderId }: EventRow): Promise<ReminderRow | undefined> {
  if (!reminderId) return undefined;
  const { rows } = await snapshotReminders(ctx, [reminderId]);
  return rows[0];
}

// Revision -1 marks that the event must be written to the calendar again.
function mirrorOnly(ctx: UserCtx, row: EventRow, event: ProviderEvent): Promise<void> {
  if (event.isCancelled) return deleteEventRow(ctx, row.id);
  return updateEventRow(ctx, row.id, { ...eventTimeColumns(event), rev: -1 });
}

async function askAboutDeleted(ctx: UserCtx, row: EventRow, reminder: ReminderRow): Promise<void> {
  const { title, isActive, reminderTime, rev } = reminder;
  await inTransaction(ctx, async (tx) => {
    await updateEventRow(tx, row.id, { isCancelled: true });
    if (!isActive) return;
    const when = formatWhen(reminderTime, ctx.user);
    await planNotice(
      tx,
      ctx.user.id,
      { causeId: row.id, sequence: rev },
      `You deleted ${quoted(title)} (${when}) from your calendar. The reminder is still set. To delete it too, write “delete the reminder ${title}”.`,
    );
  });
}

async function moveReminder(
  ctx: UserCtx,
  { id: connectorId }: ConnectorRow,
  row: EventRow,
  reminder: ReminderRow,
  event: ProviderEvent,
): Promise<void> {
  const refusal = await inTransaction(ctx, async (tx) => {
    await updateEventRow(tx, row.id, { ...eventTimeColumns(event), isCancelled: false });
    await changeReminder(tx, reminder.id, reminderChange(ctx, reminder, event));
    await markReminderInSync(tx, connectorId, reminder.id);
  }).catch(refusalOrThrow);
  if (!refusal) return;
  await inTransaction(ctx, async (tx) => {
    await updateEventRow(tx, row.id, eventTimeColumns(event));
    await planNotMovedNotice(tx, reminder, event.start, refusal.message);
  });
}

export function refusalOrThrow(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

const allDayTime = '09:00';

function reminderChange(ctx: UserCtx, reminder: ReminderRow, event: ProviderEvent): ReminderChange {
  const zone = event.zone ?? ctx.user.timezone;
  const start = event.isAllDay ? fromLocal(localDate(event.start, zone), allDayTime, zone) : event.start;
  if (event.recurrence.length === 0) return { at: start, ...(reminder.recurrenceRule ? { rule: null } : {}) };
  const rule = reminderRule(event, zone);
  const next = rule && nextReminderTime({ rule, start, zone }, ctx.now());
  if (!rule || !next) throw new AppError('invalid', 'reminders cannot repeat that way.');
  return { at: next, rule };
}

function isSameTime(row: EventRow, event: ProviderEvent): boolean {
  const { startTime, recurrence } = eventTimeColumns(event);
  return (
    row.startTime.getTime() === startTime.getTime() &&
    sortedRuleParts(row.recurrence) === sortedRuleParts(recurrence)
  );
}

// Providers may return the parts of a rule in another order.
function sortedRuleParts(recurrence: string | null): string {
  return (recurrence ?? '')
    .replace(/^RRULE:/i, '')
    .toUpperCase()
    .split(';')
    .sort()
    .join(';');
}
