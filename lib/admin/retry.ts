import { webhookLogDetail } from '@/lib/admin/log-reads';
import type { WebhookLogDetail } from '@/lib/admin/schema';
import { recordAudit } from '@/lib/admin/writes';
import { reopenInbound } from '@/lib/channels/inbound/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Makes Sidekick try again to answer a message for which all earlier tries have failed. Throws `conflict` if
 * the message is answered, is being answered, or has lost its text.
 */
export async function retryInbound(ctx: UserCtx, id: string): Promise<WebhookLogDetail> {
  const conversationId = await inTransaction(ctx, async (tx) => {
    const reopened = await reopenInbound(tx, id);
    if (!reopened) return null;
    await recordAudit(tx, { actorId: ctx.user.id, action: 'message.retry', subject: id });
    return reopened;
  });
  const detail = await webhookLogDetail(ctx, id);
  if (!conversationId) throw new AppError('conflict', refusal(detail));
  // If the job is lost, the next wake finds the message.
  await ctx.ports.queue.publish(replyJob(conversationId));
  return detail;
}

function refusal({ isDead, doneAt }: WebhookLogDetail): string {
  if (isDead) return 'Its text was deleted after 30 days, so it cannot be tried again.';
  return doneAt
    ? 'This message has been answered; there is nothing to retry.'
    : 'This message is being answered already.';
}
