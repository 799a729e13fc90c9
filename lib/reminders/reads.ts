import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { rowsOf } from '@/db/client';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import type { Ctx, UserCtx } from '@/lib/context';
import { answerableMs, isUnanswered } from '@/lib/reminders/rules';
import type { Reminder } from '@/lib/reminders/schema';

export type ReminderRow = typeof reminders.$inferSelect;

const maxRemindersRead = 500;
const maxUnansweredRead = 100;

// Lists also show paused series, which can be inactive.
const isListed = or(reminders.isActive, isNotNull(schedules.nextRunAt), isNotNull(reminders.pausedSlot));
export const hasComeUnanswered = sql`${reminders.firedAt} is not null
  and (${reminders.acknowledgedAt} is null or ${reminders.acknowledgedAt} < ${reminders.firedAt})`;

/**
 * Returns the SQL condition that joins reminders with their schedules of one `kind`. `joined` has the columns
 * of the joined schedules. A reminder has at most one schedule of each kind.
 */
export function isScheduleOf(
  joined: Record<'userId' | 'kind' | 'subjectId', AnyPgColumn>,
  kind: 'reminder' | 'snooze',
): SQL | undefined {
  return and(eq(joined.userId, reminders.userId), eq(joined.kind, kind), eq(joined.subjectId, reminders.id));
}

function selectReminders(ctx: UserCtx, condition: SQL | undefined) {
  return ctx.db
    .select({ row: reminders, snoozedUntil: schedules.nextRunAt })
    .from(reminders)
    .leftJoin(schedules, isScheduleOf(schedules, 'snooze'))
    .where(and(eq(reminders.userId, ctx.user.id), condition))
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(maxRemindersRead);
}

export async function listReminders(ctx: UserCtx): Promise<Reminder[]> {
  const rows = await selectReminders(ctx, isListed);
  return rows.map(({ row, snoozedUntil }) => asReminder(row, snoozedUntil));
}

export async function listShownReminders(ctx: UserCtx): Promise<Reminder[]> {
  const rows = await selectReminders(ctx, or(isListed, hasComeUnanswered));
  return rows.map(({ row, snoozedUntil }) => asReminder(row, snoozedUntil));
}

export async function findReminder(ctx: UserCtx, id: string): Promise<Reminder | null> {
  const [found] = await selectReminders(ctx, eq(reminders.id, id));
  return found ? asReminder(found.row, found.snoozedUntil) : null;
}

/**
 * Returns the user's non-repeating reminders without an answer, newest first. Leaves out reminders that were due
 * more than `answerableMs` ago.
 */
export async function listUnansweredReminders(ctx: UserCtx): Promise<Reminder[]> {
  const since = new Date(ctx.now().getTime() - answerableMs);
  const rows = await ctx.db
    .select()
    .from(reminders)
    .where(
      and(
        eq(reminders.userId, ctx.user.id),
        eq(reminders.isActive, false),
        gt(reminders.reminderTime, since),
        or(isNull(reminders.acknowledgedAt), lt(reminders.acknowledgedAt, reminders.reminderTime)),
      ),
    )
    .orderBy(desc(reminders.reminderTime))
    .limit(maxUnansweredRead);
  return rows.map((row) => asReminder(row));
}

export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

export function dueReminders(ctx: Ctx, ids: string[]) {
  return ctx.db
    .select({
      id: reminders.id,
      title: reminders.title,
      description: reminders.description,
      reminderTime: reminders.reminderTime,
      recurrenceRule: reminders.recurrenceRule,
      nag: reminders.nag,
      acknowledgedAt: reminders.acknowledgedAt,
      isActive: reminders.isActive,
      skips: reminders.skips,
      zone: schedules.zone,
    })
    .from(reminders)
    .leftJoin(schedules, isScheduleOf(schedules, 'reminder'))
    .where(inArray(reminders.id, ids));
}

export function asReminder(row: ReminderRow, snoozedUntil: Date | null = null): Reminder {
  const { id, title, description, reminderTime, recurrenceRule, leads, nag, isActive, pausedUntil, skips } =
    row;
  return {
    id,
    title,
    description,
    reminderTime: reminderTime.toISOString(),
    recurrenceRule,
    leads,
    nag,
    skips,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    unansweredSince: isUnanswered(row) ? (row.firedAt?.toISOString() ?? null) : null,
    isPaused: row.pausedSlot !== null,
    pausedUntil,
    isActive,
  };
}

/**
 * Returns a map from user id to the user's next reminders, at most `limit` per user. They are due at `from`
 * or later, and before `to`. If `to` is null, there is no end.
 */
export async function comingReminders(
  ctx: Ctx,
  users: { userId: string; from: Date; to: Date | null }[],
  limit: number,
): Promise<Map<string, { title: string; at: Date }[]>> {
  const asked = users.map(({ userId, from, to }) => ({ user_id: userId, from_at: from, to_at: to }));
  const rows = await rowsOf<{ userId: string; title: string; at: Date | string }>(
    ctx.db,
    sql`select u.user_id as "userId", r.title, r.reminder_time as at
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as u(user_id uuid, from_at timestamptz, to_at timestamptz)
      cross join lateral (
        select title, reminder_time from ${reminders}
        where user_id = u.user_id and is_active and reminder_time >= u.from_at
          and (u.to_at is null or reminder_time < u.to_at)
        order by reminder_time limit ${limit}
      ) r`,
  );
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, own]) => [userId, own.map(({ title, at }) => ({ title, at: new Date(at) }))]),
  );
}
