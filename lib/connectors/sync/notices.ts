import type { Ctx, UserCtx } from '@/lib/context';
import type { DeliveryKey } from '@/lib/deliveries/kinds';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import type { ReminderRow } from '@/lib/reminders/reads';
import { formatWhen } from '@/lib/time/format';
import { quoted } from '@/lib/wording';

const wakeAfterMs = 15_000;

/** Plans a message to the user about their calendar. A second notice with the same key is not sent. */
export async function planNotice(ctx: Ctx, userId: string, key: DeliveryKey, body: string): Promise<void> {
  await planDelivery(ctx, { userId, kind: 'notice', ...key, body });
  // No job is sent for the delivery: the next wake finds it.
  ctx.afterCommit.wakeAt(new Date(ctx.now().getTime() + wakeAfterMs));
}

/** Plans a notice that a reminder did not move with its event in the calendar, and why. */
export function planNotMovedNotice(
  ctx: UserCtx,
  { id: causeId, title, reminderTime }: ReminderRow,
  to: Date,
  reason: string,
): Promise<void> {
  const { timezone, id } = ctx.user;
  const current = formatWhen(reminderTime, timezone, ctx.now());
  const wanted = formatWhen(to, timezone, ctx.now());
  return planNotice(
    ctx,
    id,
    { causeId, occursAt: to },
    `You moved ${quoted(title)} to ${wanted} in your calendar. I could not move the reminder: ${reason} It stays at ${current}.`,
  );
}
