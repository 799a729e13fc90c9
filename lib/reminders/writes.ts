import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { type Kept, planAgain } from '@/lib/reminders/plan';
import { asReminder, type ReminderRow } from '@/lib/reminders/reads';
import { maxReminders } from '@/lib/reminders/rules';
import {
  dropPlans,
  holdPlans,
  replacePlans,
  setCompany,
  setPlan,
  standingPlans,
} from '@/lib/reminders/schedule-writes';
import type { CreateReminderInput, Reminder, UpdateReminderInput } from '@/lib/reminders/schema';
import { checkRule, firstOccurrence, isFrequent } from '@/lib/reminders/series';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen } from '@/lib/time/format';

export interface NewReminder {
  title: string;
  description: string | null;
  at: Date;
  rule: string | null;
  leads?: number[];
  nag?: boolean;
}

export type ReminderChange = { [K in keyof NewReminder]?: NewReminder[K] | undefined };

/** Sets a reminder from a form: the time is an instant, or a wall-clock time in the user's zone. */
export async function createReminder(ctx: UserCtx, input: CreateReminderInput): Promise<Reminder> {
  const { title, description = null, recurrenceRule: rule = null, leads = [], nag = false } = input;
  const time = ahead(ctx, instantOf(ctx, input.reminderTime));
  const at = rule ? firstOccurrence(ctx, rule, time) : time;
  return asReminder(await saveReminder(ctx, { title, description, at, rule, leads, nag }));
}

/** Sets a reminder for an instant that is still ahead; rule is an RFC 5545 rule in the user's local time, or null. */
export async function saveReminder(ctx: UserCtx, input: NewReminder): Promise<ReminderRow> {
  const { title, description, at, rule, leads = [], nag = false } = input;
  const values = { title, description, recurrenceRule: rule, leads, nag };
  if (rule) checkRule(ctx, rule);
  checkCompany(values);
  return inTransaction(ctx, async (tx) => {
    await refuseTooMany(tx);
    const [row] = await tx.db
      .insert(reminders)
      .values({ ...values, userId: ctx.user.id, reminderTime: ahead(ctx, at) })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await setPlan(tx, row);
    ctx.due.touch(ctx.user.id);
    return row;
  });
}

/** Changes an own reminder from a form. A series begins at its rule's first occurrence. */
export async function updateReminder(
  ctx: UserCtx,
  id: string,
  input: UpdateReminderInput,
): Promise<Reminder> {
  const { title, description, reminderTime, recurrenceRule: rule, leads, nag } = input;
  const at = reminderTime === undefined ? undefined : ahead(ctx, instantOf(ctx, reminderTime));
  const change = { title, description, at, rule, leads, nag };
  return asReminder(await changeReminder(ctx, id, change, { isFitted: true }));
}

/**
 * Changes an own reminder; a stranger's does not exist. `at` must be ahead. A rule of null makes it a single one; with `isFitted`
 * a time that the rule does not fall on gives way to the first one that it does.
 */
export async function changeReminder(
  ctx: UserCtx,
  id: string,
  change: ReminderChange,
  { isFitted = false } = {},
): Promise<ReminderRow> {
  return inTransaction(ctx, async (tx) => {
    await holdPlans(tx, [id]);
    const before = await lockReminder(tx, id);
    const { title = before.title, description = before.description, at } = change;
    const { rule: recurrenceRule = before.recurrenceRule, leads = before.leads, nag = before.nag } = change;
    const isTimed = at !== undefined || recurrenceRule !== before.recurrenceRule;
    const time = at === undefined ? before.reminderTime : ahead(ctx, at);
    const isMoved = isTimed && isFitted && recurrenceRule !== null;
    const reminderTime = isMoved ? firstOccurrence(ctx, recurrenceRule, time) : time;
    const isActive = before.isActive || reminderTime > ctx.now();
    const rev = before.rev + 1;
    const after = { ...before, title, description, recurrenceRule, leads, nag, reminderTime, isActive, rev };
    if (isTimed && recurrenceRule) checkRule(ctx, recurrenceRule);
    checkCompany(after);
    await tx.db
      .update(reminders)
      .set(after)
      .where(own(ctx, [id]));
    if (isTimed && isActive) await setPlan(tx, after);
    else await setCompany(tx, after, changedIn(before, after));
    ctx.due.touch(ctx.user.id);
    return after;
  });
}

/** Deletes an own reminder. */
export async function deleteReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const { rows } = await removeReminders(ctx, [id]);
  const [row] = rows;
  if (!row) throw new AppError('not_found', 'This reminder does not exist any more.');
  return { id: row.id };
}

/** Reminders with all that was due for them, for a receipt. */
export interface KeptReminders {
  rows: ReminderRow[];
  schedules: Kept[];
}

/** Own reminders as they stand. */
export async function keptReminders(ctx: UserCtx, ids: string[]): Promise<KeptReminders> {
  const rows = await ctx.db.select().from(reminders).where(own(ctx, ids));
  return { rows, schedules: await standingPlans(ctx, ids) };
}

/** Deletes own reminders and gives back what stood there. */
export function removeReminders(ctx: UserCtx, ids: string[]): Promise<KeptReminders> {
  return inTransaction(ctx, async (tx) => {
    await holdPlans(tx, ids);
    const schedules = await standingPlans(tx, ids);
    const rows = await tx.db.delete(reminders).where(own(ctx, ids)).returning();
    await dropPlans(tx, idsOf(rows));
    ctx.due.touch(ctx.user.id);
    return { rows, schedules };
  });
}

/** Puts reminders back as a receipt kept them, with what was due for them. */
export async function restoreReminders(ctx: UserCtx, { rows, schedules }: KeptReminders): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await holdPlans(tx, idsOf(rows));
    const again = rows.map((row) => planAgain(row, schedules, ctx.user.timezone, ctx.now()));
    const values = rows.map((row, place) => {
      const reminderTime = again[place]?.coming?.at ?? row.reminderTime;
      return { ...row, reminderTime, userId: ctx.user.id };
    });
    await tx.db
      .insert(reminders)
      .values(values)
      .onConflictDoUpdate({
        target: reminders.id,
        set: {
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          reminderTime: sql`excluded.reminder_time`,
          recurrenceRule: sql`excluded.recurrence_rule`,
          leads: sql`excluded.leads`,
          nag: sql`excluded.nag`,
          acknowledgedAt: sql`excluded.acknowledged_at`,
          isActive: sql`excluded.is_active`,
          rev: sql`${reminders.rev} + 1`,
        },
        setWhere: eq(reminders.userId, ctx.user.id),
      });
    await replacePlans(
      tx,
      idsOf(rows),
      again.flatMap(({ plan }) => plan),
    );
    ctx.due.touch(ctx.user.id);
  });
}

/** An own reminder, held until the end of the transaction. */
async function lockReminder(ctx: UserCtx, id: string): Promise<ReminderRow> {
  const [row] = await ctx.db
    .select()
    .from(reminders)
    .where(own(ctx, [id]))
    .for('update');
  if (!row) throw new AppError('not_found', 'This reminder does not exist any more.');
  return row;
}

function changedIn(before: ReminderRow, after: ReminderRow): { leads: boolean; nag: boolean } {
  return { leads: before.leads.join() !== after.leads.join(), nag: before.nag !== after.nag };
}

function checkCompany({ recurrenceRule, leads, nag }: Pick<ReminderRow, 'recurrenceRule' | 'leads' | 'nag'>) {
  if (!isFrequent(recurrenceRule) || (leads.length === 0 && !nag)) return;
  const what = nag ? 'asked about again' : 'announced before';
  throw new AppError('invalid', `What comes every few hours or minutes cannot be ${what}.`);
}

function idsOf(rows: ReminderRow[]): string[] {
  return rows.map(({ id }) => id);
}

function own(ctx: UserCtx, ids: string[]) {
  return and(inArray(reminders.id, ids), eq(reminders.userId, ctx.user.id));
}

async function refuseTooMany(ctx: UserCtx): Promise<void> {
  const isComing = and(
    eq(reminders.userId, ctx.user.id),
    eq(reminders.isActive, true),
    gt(reminders.reminderTime, ctx.now()),
  );
  const coming = await ctx.db.$count(reminders, isComing);
  if (coming >= maxReminders)
    throw new AppError(
      'invalid',
      `You have ${coming} reminders to come. Delete some before you set another.`,
    );
}

function ahead(ctx: UserCtx, at: Date): Date {
  const now = ctx.now();
  if (at <= now) {
    const when = formatWhen(at, ctx.user.timezone, now);
    throw new AppError('invalid', `${when} is already past. Give a time that is still ahead.`);
  }
  if (at.getTime() - now.getTime() > 100 * 366 * 86_400_000) {
    throw new AppError('invalid', 'That is more than a hundred years ahead. Give an earlier time.');
  }
  return at;
}

function instantOf(ctx: UserCtx, time: string): Date {
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(time);
  if (hasOffset) return new Date(time);
  const [date = '', clock = ''] = time.split('T');
  return fromLocal(date, clock.slice(0, 8), ctx.user.timezone);
}
