import { and, eq } from 'drizzle-orm';
import { dailyReminders } from '@/db/schema/daily-reminders';
import type { UserCtx } from '@/lib/context';
import { asDailyReminder, dailyColumns } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderValues } from '@/lib/daily-reminders/schema';
import { AppError } from '@/lib/errors';

/** Sets up the person's daily reminder; throws conflict where there is one. */
export async function createDailyReminder(ctx: UserCtx, input: DailyReminderValues): Promise<DailyReminder> {
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(dailyReminders)
    .values({ userId: ctx.user.id, ...valuesOf(ctx, input), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: dailyReminders.userId })
    .returning(dailyColumns);
  if (!row) throw new AppError('conflict', dailyMessages.onlyOne);
  return asDailyReminder(row);
}

/** Writes the whole of an own daily reminder anew. */
export async function updateDailyReminder(
  ctx: UserCtx,
  id: string,
  input: DailyReminderValues,
): Promise<DailyReminder> {
  const [row] = await ctx.db
    .update(dailyReminders)
    .set({ ...valuesOf(ctx, input), updatedAt: ctx.now() })
    .where(own(ctx, id))
    .returning(dailyColumns);
  if (!row) throw new AppError('not_found', dailyMessages.gone);
  return asDailyReminder(row);
}

export async function deleteDailyReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await ctx.db.delete(dailyReminders).where(own(ctx, id)).returning({ id: dailyReminders.id });
  if (!row) throw new AppError('not_found', dailyMessages.gone);
  return row;
}

/** The person lives in another zone now: what comes daily comes at the same hour there. */
export async function moveDailyReminder(ctx: UserCtx, timezone: string): Promise<void> {
  await ctx.db
    .update(dailyReminders)
    .set({ timezone, updatedAt: ctx.now() })
    .where(eq(dailyReminders.userId, ctx.user.id));
}

function valuesOf(ctx: UserCtx, { customMessage, timezone, ...rest }: DailyReminderValues) {
  return { ...rest, customMessage: customMessage || null, timezone: timezone ?? ctx.user.timezone };
}

function own(ctx: UserCtx, id: string) {
  return and(eq(dailyReminders.id, id), eq(dailyReminders.userId, ctx.user.id));
}
