import { randomUUID } from 'node:crypto';
import { isMessengerChannel } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { dailyKind, renderSummaries } from '@/lib/daily-reminders/due';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { deliverBatch } from '@/lib/deliveries/deliver';
import type { DeliveryKind } from '@/lib/deliveries/kinds';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import { findDeliveryChannel } from '@/lib/deliveries/reads';
import { AppError } from '@/lib/errors';
import { slotAt } from '@/lib/scheduler/occurrences';
import { setSchedules } from '@/lib/scheduler/writes';

const { expiresAt, template } = dailyKind;
/** Sends a test summary, even if the daily reminder is switched off. It changes neither today's summary nor `lastSent`. */
export const dailyTestKind: DeliveryKind = {
  ...{ slotOf: ({ slot }) => slot, expiresAt, ...(template ? { template } : {}) },
  render: (ctx, pending) => renderSummaries(ctx, pending),
};

/** Schedules a test summary for now. For the chat, which may not send inside its transaction: the wake sends it after the commit. */
export async function scheduleTestSummary(ctx: UserCtx, id: string): Promise<void> {
  const { id: userId, timezone: zone } = ctx.user;
  const at = ctx.now();
  // The slot has the second, so that each test is a delivery of its own.
  const slot = `${slotAt(at, zone).slice(0, 16)}${at.toISOString().slice(16, 19)}`;
  await setSchedules(ctx, [{ kind: 'daily_test', subjectId: id, userId, zone, rule: null, slot, at }]);
}

/**
 * Sends a test summary now. Throws conflict if no phone can receive it, in which case the dashboard shows its text, or if the phone's
 * rate limit delays it.
 */
export async function sendTestSummary(ctx: UserCtx, id: string): Promise<{ sent: true }> {
  const [daily] = await listDailyReminders(ctx);
  if (daily?.id !== id) throw new AppError('not_found', dailyMessages.gone);
  const plan = { userId: ctx.user.id, kind: 'daily_test', slot: randomUUID(), subjectId: id, body: '' };
  const delivery = await planDelivery(ctx, plan);
  await deliverBatch(ctx, [delivery.id], { daily_test: dailyTestKind });
  const channel = await findDeliveryChannel(ctx, delivery.id);
  if (!isMessengerChannel(channel))
    throw new AppError('conflict', channel === null ? dailyMessages.later : dailyMessages.noPhone);
  return { sent: true };
}
