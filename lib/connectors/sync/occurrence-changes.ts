import type { EventRow } from '@/lib/connectors/events/reads';
import { updateEventRow } from '@/lib/connectors/events/writes';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { eventTimeColumns } from '@/lib/connectors/sync/event-columns';
import { dueExceptions } from '@/lib/connectors/sync/mirror-reads';
import { planNotice, planNotMovedNotice } from '@/lib/connectors/sync/notices';
import { markReminderInSync } from '@/lib/connectors/sync/push-writes';
import { refusalOrThrow, reminderOf } from '@/lib/connectors/sync/reminder-changes';
import { nextReminderTime } from '@/lib/connectors/sync/reminder-event';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { ProviderEvent } from '@/lib/ports';
import { snoozeReminders } from '@/lib/reminders/answers/writes';
import type { ReminderRow } from '@/lib/reminders/reads';
import { changeReminder, snapshotReminders } from '@/lib/reminders/writes';
import { formatWhen } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const isPastReason = 'that time is already past.';

export async function applyDueOccurrences(ctx: UserCtx, connector: ConnectorRow): Promise<void> {
  if (!connector.syncRemindersToCalendar) return;
  for (const row of await dueExceptions(ctx, connector.id)) {
    const reminder = await reminderOf(ctx, row);
    if (reminder) await applyOccurrence(ctx, connector, row, reminder);
  }
}

async function applyOccurrence(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  reminder: ReminderRow,
): Promise<void> {
  const { startTime, originalStart, isCancelled } = row;
  const isUnmoved = startTime.getTime() === originalStart?.getTime();
  if (!isCancelled && isUnmoved) return markApplied(ctx, row);
  const refusal = await inTransaction(ctx, async (tx) => {
    await markApplied(tx, row);
    if (isCancelled) return askAboutDeleted(tx, row, reminder, reminder.reminderTime);
    if (startTime <= ctx.now()) throw new AppError('invalid', isPastReason);
    await moveOccurrence(tx, reminder, startTime);
    await markReminderInSync(tx, connector.id, reminder.id);
  }).catch(refusalOrThrow);
  if (!refusal) return;
  await inTransaction(ctx, async (tx) => {
    await markApplied(tx, row);
    await planNotMovedNotice(tx, reminder, startTime, refusal.message);
  });
}

function markApplied(ctx: UserCtx, row: EventRow): Promise<void> {
  return updateEventRow(ctx, row.id, { rev: 0 });
}

export async function applyRepeatedMove(
  ctx: UserCtx,
  connector: ConnectorRow,
  row: EventRow,
  event: ProviderEvent,
): Promise<boolean> {
  if (!connector.syncRemindersToCalendar || row.rev !== 0 || row.isCancelled || !row.reminderId) return false;
  const { rows, schedules } = await snapshotReminders(ctx, [row.reminderId]);
  const [reminder] = rows;
  const snooze = schedules.find(({ kind }) => kind === 'snooze');
  if (!reminder || snooze?.at.getTime() !== row.startTime.getTime()) return false;
  const { startTime, endTime } = eventTimeColumns(event);
  await inTransaction(ctx, async (tx) => {
    await updateEventRow(tx, row.id, { startTime, endTime, isCancelled: event.isCancelled });
    if (event.isCancelled) return askAboutDeleted(tx, row, reminder, row.startTime);
    if (startTime <= ctx.now()) return planNotMovedNotice(tx, reminder, startTime, isPastReason);
    await snoozeReminders(tx, [{ id: reminder.id, until: ctx.now() }], startTime);
    await markReminderInSync(tx, connector.id, reminder.id);
  });
  return true;
}

function askAboutDeleted(ctx: UserCtx, row: EventRow, { title }: ReminderRow, at: Date): Promise<void> {
  const when = formatWhen(at, ctx.user);
  return planNotice(
    ctx,
    ctx.user.id,
    { causeId: row.id, occursAt: at },
    `You deleted ${quoted(title)} of ${when} from your calendar. I will still remind you of it, as of the rest of the series. To delete the whole series, write “delete the reminder ${title}”.`,
  );
}

async function moveOccurrence(ctx: UserCtx, reminder: ReminderRow, to: Date): Promise<void> {
  const { id, recurrenceRule: rule, reminderTime: start } = reminder;
  const next = rule && nextReminderTime({ rule, start, zone: ctx.user.timezone }, start);
  if (!next) {
    await changeReminder(ctx, id, { at: to, rule: null });
    return;
  }
  await changeReminder(ctx, id, { at: next });
  await snoozeReminders(ctx, [{ id, until: ctx.now() }], to);
}
