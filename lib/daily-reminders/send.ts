import { randomUUID } from 'node:crypto';
import { firstChannelOf } from '@/lib/channels/contact-reads';
import { isMessengerChannel } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { dailyKind, renderSummaries } from '@/lib/daily-reminders/delivery-kinds';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyMessages, heldBackText, notSentText } from '@/lib/daily-reminders/rules';
import type { TestSummary } from '@/lib/daily-reminders/schema';
import { AppError } from '@/lib/errors';
import { deliverNow } from '@/lib/outbox/deliver';
import type { DeliveryKind } from '@/lib/outbox/kinds';
import { planDelivery } from '@/lib/outbox/plan-writes';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import { setSchedules } from '@/lib/outbox/schedules/writes';
import type { SendResult } from '@/lib/outbox/sending/send-messages';
import type { Channel } from '@/lib/ports';

const { expiresAt, template } = dailyKind;
export const dailyTestKind: DeliveryKind = {
  ...{
    keyOf: ({ at }) => ({ cause: 'subject', occursAt: at }),
    expiresAt,
    ...(template ? { template } : {}),
  },
  render: (ctx, pending, readerOf) => renderSummaries(ctx, pending, readerOf),
};

export async function scheduleTestSummary(ctx: UserCtx, id: string): Promise<void> {
  const { id: userId, timezone: zone } = ctx.user;
  const at = ctx.now();
  const slot = slotAt(at, zone);
  await setSchedules(ctx, [{ kind: 'daily_test', subjectId: id, userId, zone, rule: null, slot, at }]);
}

/** Sends a test summary and returns its channel. Throws `conflict` if no channel accepts it now. */
export async function sendTestSummary(ctx: UserCtx, id: string): Promise<TestSummary> {
  const [daily] = await listDailyReminders(ctx);
  if (daily?.id !== id) throw new AppError('not_found', dailyMessages.gone);
  const plan = { userId: ctx.user.id, kind: 'daily_test', causeId: randomUUID(), subjectId: id, body: '' };
  const delivery = await planDelivery(ctx, plan);
  const sent = await deliverNow(ctx, delivery.id, { daily_test: dailyTestKind });
  if (sent.state === 'done' && isMessengerChannel(sent.channel)) return { sent: true, channel: sent.channel };
  throw new AppError('conflict', reasonFor(sent, await firstChannelOf(ctx, 'daily_test')));
}

function reasonFor(result: SendResult, channel: Channel): string {
  if (result.state !== 'postponed') return notSentText(channel);
  return result.isHeldBack ? heldBackText(channel) : dailyMessages.later;
}
