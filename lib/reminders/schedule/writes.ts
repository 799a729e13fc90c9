import type { UserCtx } from '@/lib/context';
import {
  deleteSchedules,
  listSchedules,
  lockSchedules,
  type Schedule,
  setSchedules,
} from '@/lib/outbox/schedules/writes';
import {
  leadSchedules,
  nagSchedules,
  occurrenceIn,
  type ReminderTiming,
  scheduledOccurrence,
  schedulesOf,
} from '@/lib/reminders/schedule/rules';

const kinds = ['reminder', 'lead', 'nag', 'snooze'];

export function lockReminderSchedules(ctx: UserCtx, ids: string[]): Promise<void> {
  return lockSchedules(ctx, { kinds, subjectIds: ids });
}

export function listReminderSchedules(ctx: UserCtx, ids: string[]): Promise<Required<Schedule>[]> {
  return listSchedules(ctx, kinds, ids);
}

export function deleteReminderSchedules(ctx: UserCtx, ids: string[]): Promise<void> {
  return deleteSchedules(ctx, kinds, ids);
}

export async function scheduleReminder(ctx: UserCtx, reminder: ReminderTiming): Promise<void> {
  await deleteSchedules(ctx, ['lead', 'nag', 'snooze'], [reminder.id]);
  await setSchedules(ctx, schedulesOf(reminder, occurrenceIn(reminder, ctx.user.timezone), ctx.now()));
}

export async function replaceReminderSchedules(
  ctx: UserCtx,
  ids: string[],
  schedules: Schedule[],
): Promise<void> {
  await deleteSchedules(ctx, kinds, ids);
  await setSchedules(ctx, schedules);
}

export async function rescheduleExtras(
  ctx: UserCtx,
  reminder: ReminderTiming,
  changed: { leads: boolean; nag: boolean },
): Promise<void> {
  const occurrence = scheduledOccurrence(await listReminderSchedules(ctx, [reminder.id]), reminder.id);
  await deleteSchedules(
    ctx,
    [...(changed.leads ? ['lead'] : []), ...(changed.nag ? ['nag'] : [])],
    [reminder.id],
  );
  if (!occurrence) return;
  await setSchedules(ctx, [
    ...(changed.leads ? leadSchedules(reminder, occurrence, ctx.now()) : []),
    ...(changed.nag ? nagSchedules(reminder, occurrence) : []),
  ]);
}
