import { and, asc, eq, gte, isNull, like, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { hasComeUnanswered, isScheduleOf } from '@/lib/reminders/reads';
import { localDate } from '@/lib/time/format';

const maxRead = 500;

const snoozes = alias(schedules, 'snoozes');

export type AgendaReminder = Awaited<ReturnType<typeof listAgendaReminders>>[number];

/**
 * Returns the reminders that may occur from `from` (included) to `to` (not included). Also returns a plan of
 * several days that began before `from` but has not ended by then. With `withUnanswered`, also returns sent
 * reminders that wait for an answer.
 */
export function listAgendaReminders(
  ctx: UserCtx,
  { from, to }: { from: Date; to: Date },
  { withUnanswered }: { withUnanswered: boolean },
) {
  return ctx.db
    .select({
      id: reminders.id,
      title: reminders.title,
      description: reminders.description,
      leads: reminders.leads,
      reminderTime: reminders.reminderTime,
      isActive: reminders.isActive,
      acknowledgedAt: reminders.acknowledgedAt,
      firedAt: reminders.firedAt,
      repeats: reminders.recurrenceRule,
      snoozedUntil: snoozes.nextRunAt,
      zone: schedules.zone,
      slot: schedules.slot,
      rule: schedules.rule,
    })
    .from(reminders)
    .leftJoin(snoozes, isScheduleOf(snoozes, 'snooze'))
    .leftJoin(schedules, isScheduleOf(schedules, 'reminder'))
    .where(
      and(
        eq(reminders.userId, ctx.user.id),
        or(
          and(reminders.isActive, lt(reminders.reminderTime, to)),
          and(gte(snoozes.nextRunAt, from), lt(snoozes.nextRunAt, to)),
          withUnanswered ? hasComeUnanswered : undefined,
          and(
            like(reminders.description, '____-__-__ to ____-__-__%'),
            sql`substring(${reminders.description} from 15 for 10) >= ${localDate(from, ctx.user.timezone)}`,
            lt(reminders.reminderTime, to),
            isNull(reminders.acknowledgedAt),
          ),
        ),
      ),
    )
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(maxRead);
}
