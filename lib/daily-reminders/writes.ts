import { and, eq, inArray } from 'drizzle-orm';
import { dailyReminders } from '@/db/schema/daily-reminders';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { asDailyReminder, dailyColumns } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderValues } from '@/lib/daily-reminders/schema';
import { AppError } from '@/lib/errors';
import { dropSchedules, owedRun, setSchedules } from '@/lib/scheduler/writes';
import { nextAt } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

const kind = 'daily';

/** Sets up the person's daily reminder; throws conflict where there is one. */
export async function createDailyReminder(ctx: UserCtx, input: DailyReminderValues): Promise<DailyReminder> {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(dailyReminders)
      .values({ userId: ctx.user.id, ...valuesOf(ctx, input), createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: dailyReminders.userId })
      .returning(dailyColumns);
    if (!row) throw new AppError('conflict', dailyMessages.onlyOne);
    return scheduled(tx, asDailyReminder(row));
  });
}

/** Writes the whole of an own daily reminder anew. */
export async function updateDailyReminder(
  ctx: UserCtx,
  id: string,
  input: DailyReminderValues,
): Promise<DailyReminder> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(dailyReminders)
      .set({ ...valuesOf(ctx, input), updatedAt: ctx.now() })
      .where(own(ctx, id))
      .returning(dailyColumns);
    if (!row) throw new AppError('not_found', dailyMessages.gone);
    return scheduled(tx, asDailyReminder(row));
  });
}

export async function deleteDailyReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.delete(dailyReminders).where(own(ctx, id)).returning({ id: dailyReminders.id });
    if (!row) throw new AppError('not_found', dailyMessages.gone);
    await dropSchedules(tx, kind, [id]);
    return row;
  });
}

/** The person lives in another zone now: what comes daily comes at the same hour there. */
export async function moveDailyReminder(ctx: UserCtx, timezone: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(dailyReminders)
      .set({ timezone, updatedAt: ctx.now() })
      .where(eq(dailyReminders.userId, ctx.user.id))
      .returning(dailyColumns);
    if (row) await scheduled(tx, asDailyReminder(row));
  });
}

/** Notes on many daily reminders that today's has left. */
export async function markSent(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db.update(dailyReminders).set({ lastSent: ctx.now() }).where(inArray(dailyReminders.id, ids));
}

/**
 * Its next run, or none while it is switched off. Each date has one, whatever is changed: one that has left is not planned again
 * under its date, and one that is due already still leaves where the new hour of today is past.
 */
async function scheduled(ctx: UserCtx, daily: DailyReminder): Promise<DailyReminder> {
  const { id, time, timezone: zone, isActive } = daily;
  if (!isActive) {
    await dropSchedules(ctx, kind, [id]);
    return daily;
  }
  const now = ctx.now();
  const today = localDate(now, zone);
  const coming = nextAt(time, zone, now);
  const owed = await owedRun(ctx, kind, id);
  const isOwed = owed?.slot.startsWith(today) && !coming.slot.startsWith(today);
  const next = owed && isOwed ? { slot: `${today}T${time}`, at: owed.at } : coming;
  await setSchedules(ctx, [
    {
      ...{ kind, subjectId: id, userId: ctx.user.id, zone, rule: 'FREQ=DAILY' },
      ...{ slot: `${next.slot}:00`, at: next.at },
    },
  ]);
  return daily;
}

function valuesOf(ctx: UserCtx, { customMessage, timezone, ...rest }: DailyReminderValues) {
  return { ...rest, customMessage: customMessage || null, timezone: timezone ?? ctx.user.timezone };
}

function own(ctx: UserCtx, id: string) {
  return and(eq(dailyReminders.id, id), eq(dailyReminders.userId, ctx.user.id));
}
