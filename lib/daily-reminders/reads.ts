import { eq, inArray } from 'drizzle-orm';
import { dailyReminders } from '@/db/schema/daily-reminders';
import type { Ctx, UserCtx } from '@/lib/context';
import type { DailyReminder } from '@/lib/daily-reminders/schema';

export async function listDailyReminders(ctx: UserCtx): Promise<DailyReminder[]> {
  const rows = await ctx.db
    .select(dailyColumns)
    .from(dailyReminders)
    .where(eq(dailyReminders.userId, ctx.user.id));
  return rows.map(asDailyReminder);
}

export const dailyColumns = {
  id: dailyReminders.id,
  name: dailyReminders.name,
  time: dailyReminders.time,
  includeTodos: dailyReminders.includeTodos,
  includeReminders: dailyReminders.includeReminders,
  includeJournal: dailyReminders.includeJournal,
  includeMotivation: dailyReminders.includeMotivation,
  customMessage: dailyReminders.customMessage,
  timezone: dailyReminders.timezone,
  isActive: dailyReminders.isActive,
  lastSent: dailyReminders.lastSent,
};

export function asDailyReminder(
  row: Omit<DailyReminder, 'lastSent'> & { lastSent: Date | null },
): DailyReminder {
  return { ...row, lastSent: row.lastSent?.toISOString() ?? null };
}

export async function readDailyReminders(ctx: Ctx, ids: string[]) {
  return ctx.db
    .select({ ...dailyColumns, userId: dailyReminders.userId })
    .from(dailyReminders)
    .where(inArray(dailyReminders.id, ids));
}
