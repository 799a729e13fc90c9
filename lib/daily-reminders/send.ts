import { randomUUID } from 'node:crypto';
import type { UserCtx } from '@/lib/context';
import { dailyKind, renderSummaries } from '@/lib/daily-reminders/due';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { deliverChunk } from '@/lib/deliveries/deliver';
import type { Kind } from '@/lib/deliveries/kinds';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import { deliveredAs } from '@/lib/deliveries/reads';
import { AppError } from '@/lib/errors';

const { slotOf, expiresAt, template } = dailyKind;
/** As the day's own, paused or not, but it counts for nothing: neither today's slot nor the time of the last one is touched. */
export const dailyTestKind: Kind = {
  ...{ slotOf, expiresAt, ...(template ? { template } : {}) },
  render: (ctx, pending) => renderSummaries(ctx, pending),
};

/**
 * Sends an own daily reminder now; throws conflict where no phone takes it, and the text stands on the dashboard instead, or where
 * it has to wait for its turn.
 */
export async function sendNow(ctx: UserCtx, id: string): Promise<{ sent: true }> {
  const [daily] = await listDailyReminders(ctx);
  if (daily?.id !== id) throw new AppError('not_found', dailyMessages.gone);
  const plan = { userId: ctx.user.id, kind: 'daily_test', slot: randomUUID(), subjectId: id, body: '' };
  const delivery = await planDelivery(ctx, plan);
  await deliverChunk(ctx, [delivery.id], { daily_test: dailyTestKind });
  const channel = await deliveredAs(ctx, delivery.id);
  if (channel !== 'whatsapp')
    throw new AppError('conflict', channel === null ? dailyMessages.later : dailyMessages.noPhone);
  return { sent: true };
}
