import type { Ctx } from '@/lib/context';
import { type Posted, post } from '@/lib/deliveries/post';
import { claimDelivery, setDeliveryState } from '@/lib/deliveries/writes';

/** Outlives the time a provider may take. */
const leaseSeconds = 60;

/**
 * Sends a reply to the address its message came from. A rate limit puts the rest off, and so does another sender at work.
 * Sending one that is over does nothing.
 */
export async function sendDelivery(ctx: Ctx, id: string): Promise<Posted> {
  const claim = await claimDelivery(ctx, id, leaseSeconds);
  if (claim.state === 'over') return { state: 'done', outcome: claim.outcome };
  if (claim.state === 'held') return { state: 'put-off', retryAfterSeconds: leaseSeconds, isBegun: false };
  const { address, channel, body } = claim.delivery;
  if (!address || channel !== 'whatsapp') throw new Error(`delivery ${id} has no address to send to`);
  const letter = { deliveryId: id, contactPointId: null, address, text: body, tries: claim.sends };
  const posted = (await post(ctx, [letter])).get(id);
  if (!posted) throw new Error('a letter without an outcome');
  await setDeliveryState(ctx, id, posted.state === 'done' ? posted.outcome : 'planned');
  return posted;
}
