import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import type { Ctx, UserCtx } from '@/lib/context';
import type { Reminder } from '@/lib/reminders/schema';

export type ReminderRow = typeof reminders.$inferSelect;

/** What is still to come, the next one first: active reminders, and those that were put off. */
export async function listReminders(ctx: UserCtx): Promise<Reminder[]> {
  const rows = await ctx.db
    .select({ row: reminders, snoozedUntil: schedules.nextRunAt })
    .from(reminders)
    .leftJoin(schedules, and(eq(schedules.kind, 'snooze'), eq(schedules.subjectId, reminders.id)))
    .where(and(eq(reminders.userId, ctx.user.id), or(reminders.isActive, isNotNull(schedules.nextRunAt))))
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(500);
  return rows.map(({ row, snoozedUntil }) => asReminder(row, snoozedUntil));
}

/** Single reminders that came within these hours and were not answered: "done" may still mean one of them. */
export async function listUnanswered(ctx: UserCtx, hours = 12): Promise<Reminder[]> {
  const since = new Date(ctx.now().getTime() - hours * 3_600_000);
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
    .limit(100);
  return rows.map((row) => asReminder(row));
}

export type DueReminder = Awaited<ReturnType<typeof dueReminders>>[number];

/** Reminders that are due, whoever's they are. */
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
    })
    .from(reminders)
    .where(inArray(reminders.id, ids));
}

/** A row in the shape that screens and tools read. */
export function asReminder(row: ReminderRow, snoozedUntil: Date | null = null): Reminder {
  const { id, title, description, reminderTime, recurrenceRule, leads, nag, isActive } = row;
  return {
    id,
    title,
    description,
    reminderTime: reminderTime.toISOString(),
    recurrenceRule,
    leads,
    nag,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    isActive,
  };
}

/** The active reminders of many people between two instants, the next first, in one statement; at most `limit` of each. */
export async function comingReminders(
  ctx: Ctx,
  people: { userId: string; from: Date; to: Date | null }[],
  limit: number,
): Promise<Map<string, { title: string; at: Date }[]>> {
  const asked = people.map(({ userId, from, to }) => ({ user_id: userId, from_at: from, to_at: to }));
  const rows = await rowsOf<{ userId: string; title: string; at: Date | string }>(
    ctx.db,
    sql`select p.user_id as "userId", r.title, r.reminder_time as at
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as p(user_id uuid, from_at timestamptz, to_at timestamptz)
      cross join lateral (
        select title, reminder_time from ${reminders}
        where user_id = p.user_id and is_active and reminder_time >= p.from_at
          and (p.to_at is null or reminder_time < p.to_at)
        order by reminder_time limit ${limit}
      ) r`,
  );
  const found = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...found].map(([userId, all]) => [userId, all.map(({ title, at }) => ({ title, at: new Date(at) }))]),
  );
}
