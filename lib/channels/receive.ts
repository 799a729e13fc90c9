import { type InboundMessage, type StoredInbound, storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import type { Ctx } from '@/lib/context';

/**
 * Stores a message whose sender was checked, unless it is stored already. Publishes the job that answers the
 * message.
 */
export async function receiveInbound(ctx: Ctx, message: InboundMessage): Promise<StoredInbound> {
  const stored = await storeInbound(ctx, message);
  if (!stored.done) await ctx.ports.queue.publish(replyJob(stored.conversationId));
  return stored;
}
