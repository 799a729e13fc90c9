import type { Ctx, UserCtx } from '@/lib/context';
import { planDelivery } from '@/lib/outbox/plan-writes';
import type { DeliveryKey } from '@/lib/outbox/schedules/occurrences';
import type { ReminderRow } from '@/lib/reminders/reads';
import { formatWhen } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const wakeAfterMs = 15_000;

/**
 * Plans a message about the calendar. Write complete dates in `body`, because the user may read it a day
 * later.
 */
export async function planNotice(ctx: Ctx, userId: string, key: DeliveryKey, body: string): Promise<void> {
  await planDelivery(ctx, { userId, kind: 'notice', ...key, body });
  // No job is published for the delivery; the next wake sends it.
  ctx.afterCommit.wakeAt(new Date(ctx.now().getTime() + wakeAfterMs));
}

export function planNotMovedNotice(
  ctx: UserCtx,
  { id: causeId, title, reminderTime }: ReminderRow,
  to: Date,
  reason: string,
): Promise<void> {
  const { id } = ctx.user;
  const current = formatWhen(reminderTime, ctx.user);
  const wanted = formatWhen(to, ctx.user);
  return planNotice(
    ctx,
    id,
    { causeId, occursAt: to },
    `You moved ${quoted(title)} to ${wanted} in your calendar. I could not move the reminder: ${reason} It stays at ${current}.`,
  );
}
