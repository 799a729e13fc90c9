import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '@/db/schema/auth';
import { calendarFeeds } from '@/db/schema/calendar-feed';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import { todoItems } from '@/db/schema/todos';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';
import { feedTokenPlace, feedUrl, tokenDigest } from '@/lib/calendar-feed/token';
import type { Ctx, UserCtx } from '@/lib/context';
import { open } from '@/lib/crypto';
import { isScheduleOf } from '@/lib/reminders/reads';

const maxOfEach = 1000;

export async function readCalendarFeed(ctx: UserCtx): Promise<CalendarFeed> {
  const [row] = await ctx.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, ctx.user.id));
  return asFeed(row);
}

export function asFeed(row: typeof calendarFeeds.$inferSelect | undefined): CalendarFeed {
  if (!row) return { url: null, createdAt: null };
  const token = open(row.token, feedTokenPlace(row.userId));
  return { url: feedUrl(token), createdAt: row.createdAt.toISOString() };
}

export async function feedOwner(ctx: Ctx, token: string): Promise<{ id: string; timezone: string } | null> {
  // The same SQL runs for every token: the response time must not show which tokens exist.
  const [owner] = await ctx.db
    .select({ id: users.id, timezone: users.timezone })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenDigest(token)));
  return owner ?? null;
}

const snoozes = alias(schedules, 'snoozes');

export type FeedReminder = Awaited<ReturnType<typeof feedReminders>>[number];

export function feedReminders(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      id: reminders.id,
      title: reminders.title,
      description: reminders.description,
      reminderTime: reminders.reminderTime,
      snoozedUntil: snoozes.nextRunAt,
      recurrenceRule: reminders.recurrenceRule,
      skips: reminders.skips,
      createdAt: reminders.createdAt,
      zone: schedules.zone,
      slot: schedules.slot,
    })
    .from(reminders)
    .leftJoin(schedules, isScheduleOf(schedules, 'reminder'))
    .leftJoin(snoozes, isScheduleOf(snoozes, 'snooze'))
    .where(and(eq(reminders.userId, userId), or(eq(reminders.isActive, true), isNotNull(snoozes.nextRunAt))))
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(maxOfEach);
}

export type FeedTodo = Awaited<ReturnType<typeof feedTodos>>[number];

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
    .limit(maxOfEach);
}
