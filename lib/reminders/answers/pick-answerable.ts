import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { listReminders, listShownReminders, listUnansweredReminders } from '@/lib/reminders/reads';
import type { Reminder } from '@/lib/reminders/schema';
import { reminderLabels } from '@/lib/reminders/wording';
import { pickItems } from '@/lib/words/match';

export async function pickAnswerable(
  ctx: UserCtx,
  items: string[],
): Promise<{ found: Reminder[]; missed: string[] }> {
  const labels = reminderLabels(ctx);
  try {
    return pickItems([...(await listReminders(ctx)), ...(await listUnansweredReminders(ctx))], items, labels);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
    return pickItems(await listShownReminders(ctx), items, labels);
  }
}
