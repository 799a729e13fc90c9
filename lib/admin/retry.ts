import { webhookLogDetail } from '@/lib/admin/log-reads';
import type { WebhookLogDetail } from '@/lib/admin/schema';
import { recordAudit } from '@/lib/admin/writes';
import { reopenInbound } from '@/lib/channels/log-writes';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Has a message that was set aside answered after all. Of two who ask at once one is told that it is done; what the message does it
 * does once in any case, for its turn is its own.
 */
export async function retryInbound(ctx: UserCtx, id: string): Promise<WebhookLogDetail> {
  const talk = await inTransaction(ctx, async (tx) => {
    const reopened = await reopenInbound(tx, id);
    if (!reopened) return null;
    await recordAudit(tx, { actorId: ctx.user.id, action: 'message.retry', subject: id });
    return reopened;
  });
  const detail = await webhookLogDetail(ctx, id);
  if (!talk) throw new AppError('conflict', refusal(detail));
  // A nudge that is lost is found by the next wake.
  await ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk } });
  return detail;
}

function refusal({ isDead, doneAt }: WebhookLogDetail): string {
  if (isDead) return 'Its words were dropped after 30 days; it cannot be tried again.';
  return doneAt
    ? 'This message was answered; there is nothing to try again.'
    : 'This message is being answered already.';
}
