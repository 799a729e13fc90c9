import { randomUUID } from 'node:crypto';
import { isMessengerChannel } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { dailyKind, renderSummaries } from '@/lib/daily-reminders/due';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import { AppError } from '@/lib/errors';
import { deliverBatch } from '@/lib/outbox/deliver';
import type { DeliveryKind } from '@/lib/outbox/kinds';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { findDeliveryChannel } from '@/lib/outbox/reads';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import { setSchedules } from '@/lib/outbox/schedules/writes';

const { expiresAt, template } = dailyKind;
/** Sends a test summary, even if the daily reminder is switched off. Changes neither today's summary nor `lastSent`. */
export const dailyTestKind: DeliveryKind = {
  ...{
    keyOf: ({ subjectId, at }) => ({ causeId: subjectId, occursAt: at }),
    expiresAt,
    ...(template ? { template } : {}),
  },
  render: (ctx, pending, readerOf) => renderSummaries(ctx, pending, readerOf),
};

/**
 * Schedules a test summary for now. The chat uses it, because it must not send inside its transaction; the wake sends it after the
 * commit.
 */
export async function scheduleTestSummary(ctx: UserCtx, id: string): Promise<void> {
  const { id: userId, timezone: zone } = ctx.user;
  const at = ctx.now();
  const slot = slotAt(at, zone);
  await setSchedules(ctx, [{ kind: 'daily_test', subjectId: id, userId, zone, rule: null, slot, at }]);
}

/**
 * Sends a test summary now. Throws not_found for an unknown id. Throws conflict if no phone can receive it (the dashboard then shows
 * its text), or if the phone's rate limit delays it.
 */
export async function sendTestSummary(ctx: UserCtx, id: string): Promise<{ sent: true }> {
  const [daily] = await listDailyReminders(ctx);
  if (daily?.id !== id) throw new AppError('not_found', dailyMessages.gone);
  const plan = { userId: ctx.user.id, kind: 'daily_test', causeId: randomUUID(), subjectId: id, body: '' };
  const delivery = await planDelivery(ctx, plan);
  await deliverBatch(ctx, [delivery.id], { daily_test: dailyTestKind });
  const channel = await findDeliveryChannel(ctx, delivery.id);
  if (!isMessengerChannel(channel))
    throw new AppError('conflict', channel === null ? dailyMessages.later : dailyMessages.noPhone);
  return { sent: true };
}
