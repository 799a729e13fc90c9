import { and, eq, inArray } from 'drizzle-orm';
import { journalReminders } from '@/db/schema/journal';
import type { Ctx, UserCtx } from '@/lib/context';
import type { JournalReminder } from '@/lib/journal/schema';

export async function journalReminderOf(ctx: UserCtx): Promise<JournalReminder | null> {
  const [row] = await ctx.db
    .select(journalReminderColumns)
    .from(journalReminders)
    .where(eq(journalReminders.userId, ctx.user.id));
  return row ? asJournalReminder(row) : null;
}

export const journalReminderColumns = {
  id: journalReminders.id,
  time: journalReminders.time,
  timezone: journalReminders.timezone,
  isActive: journalReminders.isActive,
  includeMotivation: journalReminders.includeMotivation,
  customMessage: journalReminders.customMessage,
  lastSent: journalReminders.lastSent,
};

export function asJournalReminder(
  row: Omit<JournalReminder, 'lastSent'> & { lastSent: Date | null },
): JournalReminder {
  return { ...row, lastSent: row.lastSent?.toISOString() ?? null };
}

export async function activePrompts(ctx: Ctx, ids: string[]) {
  return ctx.db
    .select({
      id: journalReminders.id,
      includeMotivation: journalReminders.includeMotivation,
      customMessage: journalReminders.customMessage,
    })
    .from(journalReminders)
    .where(and(inArray(journalReminders.id, ids), eq(journalReminders.isActive, true)));
}
