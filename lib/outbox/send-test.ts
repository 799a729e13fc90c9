import { randomUUID } from 'node:crypto';
import { reachOf } from '@/lib/channels/contact-reads';
import type { OwnChannel } from '@/lib/channels/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { deliverNow } from '@/lib/outbox/deliver';
import { planReplyOnly } from '@/lib/outbox/plan-writes';

/** A test message that has not been sent after this time is no longer useful. */
const usefulMs = 2 * 60_000;
const body = 'This is a test message from Sidekick. Everything works: what is due will reach you here.';

/**
 * Sends a test message to one of the user's channels. Throws not_found if the channel is not connected, unavailable if the message
 * could not be sent.
 */
export async function sendTestMessage(ctx: UserCtx, channel: OwnChannel): Promise<{ message: string }> {
  const reach = (await reachOf(ctx, [ctx.user.id])).get(ctx.user.id);
  const contact = reach?.contacts.find((one) => one.channel === channel);
  if (!contact) throw new AppError('not_found', 'This channel is not connected, or it is paused.');
  const { id } = await planReplyOnly(ctx, {
    userId: ctx.user.id,
    body,
    recipient: { messageId: randomUUID(), channel, address: contact.address, isSimulated: false },
    expiresAt: new Date(ctx.now().getTime() + usefulMs),
  });
  const sent = await deliverNow(ctx, id);
  const isSent = sent.state === 'done' && ['accepted', 'delivered', 'read'].includes(sent.outcome);
  if (!isSent)
    throw new AppError('unavailable', 'The test message could not be sent. Please try again in a moment.');
  return { message: 'The test message is on its way.' };
}
