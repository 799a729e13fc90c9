import { parseMessage } from '@/lib/channels/whatsapp/parse';
import { type Stored, storeInbound } from '@/lib/channels/writes';
import type { Ctx } from '@/lib/context';

/** Writes a verified message into the log once and nudges the queue, again for a repeat whose row is unfinished. */
export async function receiveMessage(ctx: Ctx, form: Record<string, string>): Promise<Stored> {
  const stored = await storeInbound(ctx, parseMessage(form));
  if (!stored.done) await ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk: stored.talk } });
  return stored;
}
