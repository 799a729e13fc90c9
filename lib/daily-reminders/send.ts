import type { UserCtx } from '@/lib/context';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { AppError } from '@/lib/errors';

/** Sends an own daily reminder now. No engine sends by itself yet: it says so instead of claiming that something left. */
export async function sendNow(ctx: UserCtx, id: string): Promise<never> {
  const [daily] = await listDailyReminders(ctx);
  if (daily?.id !== id) throw new AppError('not_found', dailyMessages.gone);
  throw new AppError('unavailable', dailyMessages.cannotSend);
}
