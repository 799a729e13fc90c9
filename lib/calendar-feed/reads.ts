import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '@/db/schema/auth';
import { calendarFeeds } from '@/db/schema/calendar-feed';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import { todoItems } from '@/db/schema/todos';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import { addressOf, digestOf, placeOf } from '@/lib/calendar-feed/token';
import type { Ctx, UserCtx } from '@/lib/context';
import { open } from '@/lib/crypto';

/** More than anybody looks at; a calendar fetches all of it again and again. */
const mostOfEach = 1000;

/** The person's own address, or that there is none. */
export async function calendarFeed(ctx: UserCtx): Promise<CalendarFeed> {
  const [row] = await ctx.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ctx.user.id));
  return asFeed(row);
}

export function asFeed(row: typeof calendarFeeds.$inferSelect | undefined): CalendarFeed {
  if (!row) return { url: null, createdAt: null };
  const token = open(row.token, placeOf(row.userId));
  return { url: addressOf(token), createdAt: row.createdAt.toISOString() };
}

/** Whose address a token is, or null. The same one statement for every token, whatever it looks like. */
export async function feedOwner(ctx: Ctx, token: string): Promise<{ id: string; timezone: string } | null> {
  const [owner] = await ctx.db
    .select({ id: users.id, timezone: users.timezone })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, digestOf(token)));
  return owner ?? null;
}

/** What was put off waits in a schedule of its own. */
const snoozes = alias(schedules, 'snoozes');

export type FeedReminder = Awaited<ReturnType<typeof feedReminders>>[number];

/** Reminders still to come, with the clocks a series keeps: zone and slot are null for one that waits for no run of its own. */
export function feedReminders(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      id: reminders.id,
      title: reminders.title,
      description: reminders.description,
      reminderTime: reminders.reminderTime,
      snoozedUntil: snoozes.nextRunAt,
      recurrenceRule: reminders.recurrenceRule,
      createdAt: reminders.createdAt,
      zone: schedules.zone,
      slot: schedules.slot,
    })
    .from(reminders)
    .leftJoin(schedules, and(eq(schedules.kind, 'reminder'), eq(schedules.subjectId, reminders.id)))
    .leftJoin(snoozes, and(eq(snoozes.kind, 'snooze'), eq(snoozes.subjectId, reminders.id)))
    .where(and(eq(reminders.userId, userId), or(eq(reminders.isActive, true), isNotNull(snoozes.nextRunAt))))
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(mostOfEach);
}

export type FeedTodo = Awaited<ReturnType<typeof feedTodos>>[number];

/** Open todos that have a day. */
export function feedTodos(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      id: todoItems.id,
      text: todoItems.text,
      dueDate: todoItems.dueDate,
      createdAt: todoItems.createdAt,
    })
    .from(todoItems)
    .where(and(eq(todoItems.userId, userId), eq(todoItems.completed, false), isNotNull(todoItems.dueDate)))
    .orderBy(asc(todoItems.dueDate), asc(todoItems.id))
    .limit(mostOfEach);
}
