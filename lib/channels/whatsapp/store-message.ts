import { type StoredInbound, storeInbound } from '@/lib/channels/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import { parseMessage } from '@/lib/channels/whatsapp/parse';
import type { Ctx } from '@/lib/context';

/** Stores a verified message and publishes its reply job; for a repeated message only if it is still unanswered. */
export async function receiveMessage(ctx: Ctx, form: Record<string, string>): Promise<StoredInbound> {
  const stored = await storeInbound(ctx, parseMessage(form));
  if (!stored.done) await ctx.ports.queue.publish(replyJob(stored.conversationId));
  return stored;
}
