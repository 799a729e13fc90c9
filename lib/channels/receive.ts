import { type InboundMessage, type StoredInbound, storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import type { Ctx } from '@/lib/context';

/**
 * Stores a message unless it is stored already, and publishes the job that answers it. Check the sender before
 * the call.
 */
export async function receiveInbound(ctx: Ctx, message: InboundMessage): Promise<StoredInbound> {
  const stored = await storeInbound(ctx, message);
  if (!stored.done) await ctx.ports.queue.publish(replyJob(stored.conversationId));
  return stored;
}
