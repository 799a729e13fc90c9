import { and, eq, inArray } from 'drizzle-orm';
import { dailyReminders } from '@/db/schema/daily-reminders';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { asDailyReminder, dailyColumns } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderValues } from '@/lib/daily-reminders/schema';
import { AppError } from '@/lib/errors';
import { deleteJournalReminder } from '@/lib/journal/writes';
import { scheduleDaily } from '@/lib/outbox/schedules/daily';
import { deleteSchedules } from '@/lib/outbox/schedules/writes';

const kind = 'daily';

export async function createDailyReminder(ctx: UserCtx, input: DailyReminderValues): Promise<DailyReminder> {
  const now = ctx.now();
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .insert(dailyReminders)
      .values({ userId: ctx.user.id, ...valuesOf(ctx, input), createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: dailyReminders.userId })
      .returning(dailyColumns);
    if (!row) throw new AppError('conflict', dailyMessages.onlyOne);
    return schedule(tx, row);
  });
}

export async function updateDailyReminder(
  ctx: UserCtx,
  id: string,
  input: DailyReminderValues,
): Promise<DailyReminder> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(dailyReminders)
      .set({ ...valuesOf(ctx, input), updatedAt: ctx.now() })
      .where(ownDaily(ctx, id))
      .returning(dailyColumns);
    if (!row) throw new AppError('not_found', dailyMessages.gone);
    return schedule(tx, row);
  });
}

/**
 * Deletes the daily reminder or the journal reminder with this id; the specification has one call for both.
 */
export async function deleteDailyReminder(ctx: UserCtx, id: string): Promise<{ id: string }> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .delete(dailyReminders)
      .where(ownDaily(ctx, id))
      .returning({ id: dailyReminders.id });
    const deleted = row ?? (await deleteJournalReminder(tx, id));
    if (!deleted) throw new AppError('not_found', dailyMessages.gone);
    if (row) await deleteSchedules(tx, kind, [id]);
    return deleted;
  });
}

export async function moveDailyReminderToZone(ctx: UserCtx, timezone: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(dailyReminders)
      .set({ timezone, updatedAt: ctx.now() })
      .where(eq(dailyReminders.userId, ctx.user.id))
      .returning(dailyColumns);
    if (row) await schedule(tx, row);
  });
}

export async function markSent(ctx: Ctx, ids: string[]): Promise<void> {
  await ctx.db.update(dailyReminders).set({ lastSent: ctx.now() }).where(inArray(dailyReminders.id, ids));
}

type Row = Parameters<typeof asDailyReminder>[0];

async function schedule(tx: UserCtx, row: Row): Promise<DailyReminder> {
  await scheduleDaily(tx, kind, row);
  return asDailyReminder(row);
}

function valuesOf(ctx: UserCtx, { customMessage, timezone, ...rest }: DailyReminderValues) {
  return { ...rest, customMessage: customMessage || null, timezone: timezone ?? ctx.user.timezone };
}

function ownDaily(ctx: UserCtx, id: string) {
  return and(eq(dailyReminders.id, id), eq(dailyReminders.userId, ctx.user.id));
}
