import { and, eq, inArray, sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { asReminder } from '@/lib/reminders/reads';
import type { CreateReminderInput, Reminder, UpdateReminderInput } from '@/lib/reminders/schema';
import { slotAt } from '@/lib/scheduler/runs';
import { dropSchedules, holdSchedules, setSchedules } from '@/lib/scheduler/writes';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen } from '@/lib/time/format';

const kind = 'reminder';

export type ReminderRow = typeof reminders.$inferSelect;

/** Sets a reminder from a form: the time is an instant, or a wall-clock time in the user's zone. */
export function createReminder(ctx: UserCtx, input: CreateReminderInput): Promise<Reminder> {
  return saveReminder(ctx, {
    title: input.title,
    description: input.description ?? null,
    at: instantOf(ctx, input.reminderTime),
    rule: input.recurrenceRule ?? null,
  }).then(asReminder);
}

/** Sets a reminder for an instant that is still ahead; rule is an RFC 5545 rule in the user's local time, or null. */
export async function saveReminder(
  ctx: UserCtx,
  input: { title: string; description: string | null; at: Date; rule: string | null },
): Promise<ReminderRow> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(reminders)
      .values({
        userId: ctx.user.id,
        title: input.title,
        description: input.description,
        reminderTime: ahead(ctx, input.at),
        recurrenceRule: input.rule,
      })
      .returning();
    if (!row) throw new Error('insert returned no row');
    await schedule(tx, [row]);
    return row;
  });
}

/** Changes an own reminder; a stranger's does not exist. */
export async function updateReminder(
  ctx: UserCtx,
  id: string,
  input: UpdateReminderInput,
): Promise<Reminder> {
  const row = await changeReminder(ctx, id, {
    ...(input.title === undefined ? {} : { title: input.title }),
    ...(input.description === undefined ? {} : { description: input.description }),
    ...(input.reminderTime === undefined ? {} : { at: instantOf(ctx, input.reminderTime) }),
  });
  return asReminder(row);
}

/** Changes an own reminder; `at` must be ahead. A rule of null makes it a single one. */
export async function changeReminder(
  ctx: UserCtx,
  id: string,
  change: { title?: string; description?: string | null; at?: Date; rule?: string | null },
): Promise<ReminderRow> {
  const { title, description, at, rule } = change;
  return inTransaction(ctx, async (tx) => {
    await holdSchedules(tx, kind, [id]);
    const [row] = await tx.db
      .update(reminders)
      .set({
        ...(title === undefined ? {} : { title }),
        ...(description === undefined ? {} : { description }),
        ...(at === undefined ? {} : { reminderTime: ahead(ctx, at), isActive: true }),
        ...(rule === undefined ? {} : { recurrenceRule: rule }),
      })
      .where(own(ctx, [id]))
      .returning();
    if (!row) throw new AppError('not_found', 'This reminder does not exist any more.');
    if (at !== undefined || rule !== undefined) await schedule(tx, [row]);
    return row;
  });
}

/** Deletes an own reminder. */
export async function deleteReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await removeReminders(ctx, [id]);
  if (!row) throw new AppError('not_found', 'This reminder does not exist any more.');
  return { id: row.id };
}

/** Deletes own reminders and gives back what stood there. */
export function removeReminders(ctx: UserCtx, ids: string[]): Promise<ReminderRow[]> {
  return inTransaction(ctx, async (tx) => {
    await holdSchedules(tx, kind, ids);
    const rows = await tx.db.delete(reminders).where(own(ctx, ids)).returning();
    await dropSchedules(tx, kind, idsOf(rows));
    return rows;
  });
}

/** Marks own reminders as done, so that they do not come any more; gives back the rows as they stood before. */
export function finishReminders(ctx: UserCtx, ids: string[]): Promise<ReminderRow[]> {
  return inTransaction(ctx, async (tx) => {
    const before = await rowsOfReminders(tx, ids);
    await dropSchedules(tx, kind, idsOf(before));
    await tx.db.update(reminders).set({ isActive: false }).where(own(ctx, ids));
    return before;
  });
}

/** Own rows as they stand, for a receipt. */
export function rowsOfReminders(ctx: UserCtx, ids: string[]): Promise<ReminderRow[]> {
  return ctx.db.select().from(reminders).where(own(ctx, ids));
}

/** Puts rows back as a receipt kept them. */
export async function restoreReminders(ctx: UserCtx, rows: ReminderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await holdSchedules(tx, kind, idsOf(rows));
    await tx.db
      .insert(reminders)
      .values(rows.map((row) => ({ ...row, userId: ctx.user.id })))
      .onConflictDoUpdate({
        target: reminders.id,
        set: {
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          reminderTime: sql`excluded.reminder_time`,
          recurrenceRule: sql`excluded.recurrence_rule`,
          isActive: sql`excluded.is_active`,
        },
        setWhere: eq(reminders.userId, ctx.user.id),
      });
    await schedule(
      tx,
      rows.filter(({ isActive }) => isActive),
    );
  });
}

/** A reminder is due at its time; one that is past already does not come again by being put back. */
async function schedule(ctx: UserCtx, rows: ReminderRow[]): Promise<void> {
  const now = ctx.now();
  const zone = ctx.user.timezone;
  await setSchedules(
    ctx,
    rows
      .filter(({ reminderTime }) => reminderTime > now)
      .map(({ id, userId, reminderTime, recurrenceRule }) => ({
        kind,
        subjectId: id,
        userId,
        zone,
        rule: recurrenceRule,
        slot: slotAt(reminderTime, zone),
        at: reminderTime,
      })),
  );
}

function idsOf(rows: ReminderRow[]): string[] {
  return rows.map(({ id }) => id);
}

function own(ctx: UserCtx, ids: string[]) {
  return and(inArray(reminders.id, ids), eq(reminders.userId, ctx.user.id));
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
