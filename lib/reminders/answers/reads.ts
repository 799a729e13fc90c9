import { and, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { deliveries, sends } from '@/db/schema/deliveries';
import { reminders } from '@/db/schema/reminders';
import { schedules } from '@/db/schema/scheduler';
import type { UserCtx } from '@/lib/context';
import { idsOf } from '@/lib/ids';
import { isScheduleOf } from '@/lib/reminders/reads';
import { answerableMs, reminderExpiryMs } from '@/lib/reminders/rules';

/**
 * A reminder that the user answers. The answer applies to the occurrences up to and including the instant
 * `until`.
 */
export interface AnsweredReminder {
  id: string;
  until: Date;
}

const kinds = ['reminder', 'lead', 'nag', 'snooze'];
const arrived = ['accepted', 'delivered', 'read', 'unknown'] as const;
// The user may already have read a message that is being sent.
const isBeingSent = and(eq(deliveries.state, 'sending'), ne(deliveries.body, ''));

/** Returns the reminders that one message contains. `messageId` is the provider's id of the message. */
export async function remindersOfMessage(ctx: UserCtx, messageId: string): Promise<AnsweredReminder[]> {
  const [row] = await ctx.db
    .select({ id: deliveries.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(
      and(
        sql`${sends.channel} = ${ctx.channel}`,
        eq(sends.providerId, messageId),
        eq(deliveries.userId, ctx.user.id),
      ),
    );
  return row ? remindersOfDelivery(ctx, row.id) : [];
}

async function remindersOfDelivery(ctx: UserCtx, id: string): Promise<AnsweredReminder[]> {
  const rows = await ctx.db
    .select({ subjectId: reminders.id, kind: deliveries.kind, occursAt: deliveries.occursAt })
    .from(deliveries)
    .innerJoin(reminders, eq(reminders.id, deliveries.subjectId))
    .where(
      and(
        or(eq(deliveries.id, id), eq(deliveries.digestId, id)),
        inArray(deliveries.kind, kinds),
        eq(deliveries.userId, ctx.user.id),
        eq(reminders.userId, ctx.user.id),
      ),
    )
    .orderBy(deliveries.dueAt, deliveries.id);
  const now = ctx.now();
  const untilById = new Map<string, Date>();
  for (const { subjectId, kind, occursAt } of rows) {
    const until = Math.max(kind === 'lead' ? (occursAt?.getTime() ?? 0) : 0, now.getTime());
    // If a digest contains a reminder and a lead of its next occurrence, the answer applies to the reminder.
    untilById.set(subjectId, new Date(Math.min(until, untilById.get(subjectId)?.getTime() ?? until)));
  }
  return [...untilById].map(([subjectId, until]) => ({ id: subjectId, until }));
}

/**
 * Returns the reminders of a delivery. Leaves out a reminder that was sent again later, so that an old button
 * never answers a newer message.
 */
export async function latestRemindersOf(ctx: UserCtx, deliveryId: string): Promise<AnsweredReminder[]> {
  const all = await remindersOfDelivery(ctx, deliveryId);
  if (all.length === 0) return [];
  const pressed = sql`(select max(greatest(p.due_at, p.occurs_at)) from ${deliveries} p
    where p.subject_id = ${deliveries.subjectId} and (p.id = ${deliveryId} or p.lead_id = ${deliveryId}))`;
  const later = await ctx.db
    .selectDistinct({ id: deliveries.subjectId })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.subjectId, idsOf(all)),
        eq(deliveries.kind, 'reminder'),
        inArray(deliveries.state, [...arrived]),
        gt(deliveries.dueAt, pressed),
      ),
    );
  return all.filter(({ id }) => !later.some((one) => one.id === id));
}

export async function snoozedUntil(ctx: UserCtx, answered: AnsweredReminder[]): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: schedules.nextRunAt })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, ctx.user.id),
        eq(schedules.kind, 'snooze'),
        inArray(schedules.subjectId, idsOf(answered)),
        gt(schedules.nextRunAt, ctx.now()),
      ),
    )
    .orderBy(schedules.nextRunAt)
    .limit(1);
  return row?.at ?? null;
}

/**
 * Returns the unanswered reminders of one message: the newest message that has any. Empty if that message is
 * older than `answerableMs`.
 */
export async function newestUnansweredReminders(ctx: UserCtx): Promise<AnsweredReminder[]> {
  const now = ctx.now().getTime();
  const [newest] = await ctx.db
    .select({
      id: sql<string>`coalesce(${deliveries.digestId}, ${deliveries.id})`,
      sentAt: sql`${sentOrDueAt}`.mapWith(deliveries.dueAt),
    })
    .from(deliveries)
    .innerJoin(reminders, eq(reminders.id, deliveries.subjectId))
    .leftJoin(schedules, isSnooze)
    .where(
      and(
        isUnansweredSince(ctx, sentOrDueAt),
        eq(deliveries.userId, ctx.user.id),
        inArray(deliveries.kind, kinds),
        or(inArray(deliveries.state, [...arrived]), isBeingSent),
        gt(deliveries.dueAt, new Date(now - reminderExpiryMs - answerableMs)),
        or(gt(deliveries.sentAt, new Date(now - answerableMs)), isNull(deliveries.sentAt)),
      ),
    )
    .orderBy(desc(sentOrDueAt), desc(deliveries.dueAt))
    .limit(1);
  if (!newest) return [];
  const all = await remindersOfDelivery(ctx, newest.id);
  const unanswered = await unansweredIds(ctx, idsOf(all), newest.sentAt);
  return all.filter(({ id }) => unanswered.has(id));
}

const sentOrDueAt = sql`coalesce(${deliveries.sentAt}, ${deliveries.dueAt})`;
const isSnooze = isScheduleOf(schedules, 'snooze');

// A snoozed reminder is also unanswered, because Sidekick sends the reminder again.
function isUnansweredSince(ctx: UserCtx, since: SQL | Date) {
  return or(
    isNull(reminders.acknowledgedAt),
    lt(reminders.acknowledgedAt, since),
    gt(schedules.nextRunAt, ctx.now()),
  );
}

async function unansweredIds(ctx: UserCtx, ids: string[], since: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: reminders.id })
    .from(reminders)
    .leftJoin(schedules, isSnooze)
    .where(and(inArray(reminders.id, ids), isUnansweredSince(ctx, since)));
  return new Set(idsOf(rows));
}
