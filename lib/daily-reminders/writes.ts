import { and, eq, inArray } from 'drizzle-orm';
import { dailyReminders } from '@/db/schema/daily-reminders';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { asDailyReminder, dailyColumns } from '@/lib/daily-reminders/reads';
import { dailyMessages, nextRunDate } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderValues } from '@/lib/daily-reminders/schema';
import { AppError } from '@/lib/errors';
import { dropSchedules, setSchedules } from '@/lib/scheduler/writes';
import { fromLocal } from '@/lib/time/clock';

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
  const [row] = await ctx.db.delete(dailyReminders).where(own(ctx, id)).returning({ id: dailyReminders.id });
  if (!row) throw new AppError('not_found', dailyMessages.gone);
  return row;
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

/** Its next run, or none while it is switched off; today's does not come twice, whatever is changed. */
async function scheduled(ctx: UserCtx, daily: DailyReminder): Promise<DailyReminder> {
  const { id, time, timezone: zone } = daily;
  const date = nextRunDate(daily, ctx.now());
  if (!date) await dropSchedules(ctx, kind, [id]);
  else {
    const next = { slot: `${date}T${time}:00`, at: fromLocal(date, time, zone) };
    await setSchedules(ctx, [
      { kind, subjectId: id, userId: ctx.user.id, zone, rule: 'FREQ=DAILY', ...next },
    ]);
  }
  return daily;
}

function valuesOf(ctx: UserCtx, { customMessage, timezone, ...rest }: DailyReminderValues) {
  return { ...rest, customMessage: customMessage || null, timezone: timezone ?? ctx.user.timezone };
}

function own(ctx: UserCtx, id: string) {
  return and(eq(dailyReminders.id, id), eq(dailyReminders.userId, ctx.user.id));
}
