import { and, asc, eq } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import type { UserCtx } from '@/lib/context';
import type { Reminder } from '@/lib/reminders/schema';

/** Active reminders, the next one first. */
export async function listReminders(ctx: UserCtx): Promise<Reminder[]> {
  const rows = await ctx.db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, ctx.user.id), eq(reminders.isActive, true)))
    .orderBy(asc(reminders.reminderTime), asc(reminders.id))
    .limit(500);
  return rows.map(asReminder);
}

/** A row in the shape that screens and tools read. */
export function asReminder(row: typeof reminders.$inferSelect): Reminder {
  const { id, title, description, reminderTime, recurrenceRule, isActive } = row;
  return { id, title, description, reminderTime: reminderTime.toISOString(), recurrenceRule, isActive };
}
