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
import { slotAt } from '@/lib/scheduler/runs';
import { setSchedules } from '@/lib/scheduler/writes';

const { expiresAt, template } = dailyKind;
/** As the day's own, paused or not, but it counts for nothing: neither today's slot nor the time of the last one is touched. */
export const dailyTestKind: Kind = {
  ...{ slotOf: ({ slot }) => slot, expiresAt, ...(template ? { template } : {}) },
  render: (ctx, pending) => renderSummaries(ctx, pending),
};

/** Makes a test of an own daily reminder due at once, for a turn's transaction: the engine sends it once that is written. */
export async function sendSoon(ctx: UserCtx, id: string): Promise<void> {
  const { id: userId, timezone: zone } = ctx.user;
  const at = ctx.now();
  // By the second: each test is one of its own.
  const slot = `${slotAt(at, zone).slice(0, 16)}${at.toISOString().slice(16, 19)}`;
  await setSchedules(ctx, [{ kind: 'daily_test', subjectId: id, userId, zone, rule: null, slot, at }]);
}

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
