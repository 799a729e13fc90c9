import { and, eq, gt, inArray } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { refuseBeyond } from '@/lib/ceilings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import type { Schedule } from '@/lib/outbox/schedules/writes';
import { asReminder, type ReminderRow } from '@/lib/reminders/reads';
import { maxReminders } from '@/lib/reminders/rules';
import {
  deleteReminderSchedules,
  listReminderSchedules,
  lockReminderSchedules,
  rescheduleExtras,
  scheduleReminder,
} from '@/lib/reminders/schedule/writes';
import type { CreateReminderInput, Reminder, UpdateReminderInput } from '@/lib/reminders/schema';
import {
  checkExtras,
  checkRule,
  firstOccurrence,
  isSubDaily,
  parseTime,
  requireFuture,
} from '@/lib/reminders/times/timing';
import { comesOn, nextOccurrence } from '@/lib/time/recurrence';
import { type RowChange, rowChanges } from '@/lib/tool';

export interface NewReminder {
  title: string;
  description: string | null;
  at: Date;
  rule: string | null;
  leads?: number[];
  nag?: boolean;
}

export type ReminderChange = { [K in keyof NewReminder]?: NewReminder[K] | undefined };

export interface ReminderSnapshot {
  rows: ReminderRow[];
  schedules: Required<Schedule>[];
}

export async function createReminder(ctx: UserCtx, input: CreateReminderInput): Promise<Reminder> {
  const { title, description = null, recurrenceRule: rule = null, leads = [], nag = false } = input;
  const time = requireFuture(ctx, parseTime(ctx, input.reminderTime));
  const at = rule ? firstOccurrence(ctx, rule, time) : time;
  return asReminder(await saveReminder(ctx, { title, description, at, rule, leads, nag }));
}

/**
 * Creates a reminder and its schedules. Throws `invalid` if the time is past, or if the user has too many
 * reminders.
 */
export async function saveReminder(ctx: UserCtx, input: NewReminder): Promise<ReminderRow> {
  const { title, description, at, rule, leads = [], nag = false } = input;
  const values = { title, description, recurrenceRule: rule, leads, nag };
  if (rule) checkRule(ctx, rule);
  checkExtras(values);
  return inTransaction(ctx, async (tx) => {
    await refuseTooMany(tx);
    const [row] = await tx.db
      .insert(reminders)
      .values({ ...values, userId: ctx.user.id, reminderTime: requireFuture(ctx, at) })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await refuseBeyond(tx, 'reminders', reminders, eq(reminders.userId, ctx.user.id));
    await scheduleReminder(tx, row);
    ctx.afterCommit.syncCalendar(ctx.user.id);
    return row;
  });
}

export async function updateReminder(
  ctx: UserCtx,
  id: string,
  input: UpdateReminderInput,
): Promise<Reminder> {
  const { title, description, reminderTime, recurrenceRule: rule, leads, nag } = input;
  const at = reminderTime === undefined ? undefined : requireFuture(ctx, parseTime(ctx, reminderTime));
  const change = { title, description, at, rule, leads, nag };
  return asReminder(await changeReminder(ctx, id, change, { isFitted: true }));
}

/**
 * Updates a reminder. With `isFitted`, a new time that does not fit the recurrence rule is moved to the next
 * occurrence.
 */
export async function changeReminder(
  ctx: UserCtx,
  id: string,
  change: ReminderChange,
  { isFitted = false } = {},
): Promise<ReminderRow> {
  return inTransaction(ctx, async (tx) => {
    await lockReminderSchedules(tx, [id]);
    const before = await lockReminder(tx, id);
    const { title = before.title, description = before.description, at } = change;
    const { rule: recurrenceRule = before.recurrenceRule, leads = before.leads, nag = before.nag } = change;
    const isTimed = at !== undefined || recurrenceRule !== before.recurrenceRule;
    const time = at === undefined ? before.reminderTime : requireFuture(ctx, at);
    const isMoved = isTimed && isFitted && recurrenceRule !== null;
    const skips = skipsAt(ctx, before, recurrenceRule, time);
    const isSkipped = skips.includes(slotAt(time, ctx.user.timezone));
    const reminderTime =
      (isMoved || isSkipped) && recurrenceRule ? firstOccurrence(ctx, recurrenceRule, time, skips) : time;
    const isActive = before.isActive || reminderTime > ctx.now();
    const rev = before.rev + 1;
    // A reminder that is moved counts as new, without unanswered or paused occurrences.
    const fresh = isTimed ? { firedAt: null, skips, pausedSlot: null, pausedUntil: null } : {};
    const after = {
      ...before,
      ...fresh,
      title,
      description,
      recurrenceRule,
      leads,
      nag,
      reminderTime,
      isActive,
      rev,
    };
    if (isTimed && recurrenceRule) checkRule(ctx, recurrenceRule);
    checkExtras(after);
    await tx.db
      .update(reminders)
      .set(after)
      .where(ownReminders(ctx, [id]));
    if (isTimed && isActive) await scheduleReminder(tx, after);
    else await rescheduleExtras(tx, after, changedExtras(before, after));
    ctx.afterCommit.syncCalendar(ctx.user.id);
    return after;
  });
}

// The days that a series leaves out stay out at its new hour and days, except a day to which it is moved as it is.
function skipsAt(ctx: UserCtx, before: ReminderRow, rule: string | null, at: Date): string[] {
  const { recurrenceRule } = before;
  const isDaily = (one: string | null) => one !== null && !isSubDaily(one) && !one.includes('BYHOUR');
  if (!isDaily(recurrenceRule) || !isDaily(rule)) return [];
  const [day = '', hour] = slotAt(at, ctx.user.timezone).split('T');
  const isMovedTo = (slot: string) => rule === recurrenceRule && slot.startsWith(`${day}T`);
  return [...before.skips, ...leftDay(ctx, before, rule, at)].flatMap((slot) =>
    isMovedTo(slot) ? [] : [`${slot.slice(0, 10)}T${hour}`],
  );
}

// "This friday's gym on thursday" leaves out the friday, which the rule would bring next.
function leftDay(
  { user: { timezone: zone } }: UserCtx,
  before: ReminderRow,
  rule: string | null,
  at: Date,
): string[] {
  const [left = '', date = ''] = [before.reminderTime, at].map((one) => slotAt(one, zone));
  const series = { rule: rule ?? '', date: date.slice(0, 10), time: '00:00', zone };
  const isEarlier =
    rule === before.recurrenceRule && rule?.includes(';BY') && series.date < left.slice(0, 10);
  if (!isEarlier || comesOn(series, series.date)) return [];
  return nextOccurrence(series, at)?.slot.slice(0, 10) === left.slice(0, 10) ? [left] : [];
}

export async function deleteReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const { rows } = await deleteReminders(ctx, [id]);
  const [row] = rows;
  if (!row) throw notFound();
  return { id: row.id };
}

export function reminderChanges({ rows, schedules }: ReminderSnapshot, after: ReminderRow[]): RowChange[] {
  return rowChanges('reminders', rows, after).map((change) => ({
    ...change,
    kept: schedules.filter(({ subjectId }) => subjectId === change.id),
  }));
}

export async function snapshotReminders(ctx: UserCtx, ids: string[]): Promise<ReminderSnapshot> {
  const rows = await ctx.db.select().from(reminders).where(ownReminders(ctx, ids));
  return { rows, schedules: await listReminderSchedules(ctx, ids) };
}

export function deleteReminders(ctx: UserCtx, ids: string[]): Promise<ReminderSnapshot> {
  return inTransaction(ctx, async (tx) => {
    await lockReminderSchedules(tx, ids);
    const schedules = await listReminderSchedules(tx, ids);
    const rows = await tx.db.delete(reminders).where(ownReminders(ctx, ids)).returning();
    await deleteReminderSchedules(tx, idsOf(rows));
    ctx.afterCommit.syncCalendar(ctx.user.id);
    return { rows, schedules };
  });
}

async function lockReminder(ctx: UserCtx, id: string): Promise<ReminderRow> {
  const [row] = await ctx.db
    .select()
    .from(reminders)
    .where(ownReminders(ctx, [id]))
    .for('update');
  if (!row) throw notFound();
  return row;
}

function changedExtras(before: ReminderRow, after: ReminderRow): { leads: boolean; nag: boolean } {
  return { leads: before.leads.join() !== after.leads.join(), nag: before.nag !== after.nag };
}

function ownReminders(ctx: UserCtx, ids: string[]) {
  return and(inArray(reminders.id, ids), eq(reminders.userId, ctx.user.id));
}

function notFound(): AppError {
  return new AppError('not_found', 'This reminder does not exist any more.');
}

async function refuseTooMany(ctx: UserCtx): Promise<void> {
  const isFuture = and(
    eq(reminders.userId, ctx.user.id),
    eq(reminders.isActive, true),
    gt(reminders.reminderTime, ctx.now()),
  );
  const future = await ctx.db.$count(reminders, isFuture);
  if (future >= maxReminders)
    throw new AppError(
      'invalid',
      `You have ${future} reminders to come. Delete some before you set another.`,
    );
}
