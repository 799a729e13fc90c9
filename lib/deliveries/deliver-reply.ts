import type { Ctx } from '@/lib/context';
import { type SendResult, sendMessages } from '@/lib/deliveries/sending/send-messages';
import { claimDelivery, setDeliveryState } from '@/lib/deliveries/writes';

/** A reply is one message: this outlives the time that a provider may take for its parts. */
const replyLeaseSeconds = 60;

/**
 * Sends a planned reply to the address that its message came from. It is postponed if the provider asks for that or if another
 * sender holds the reply. A reply that was sent before is not sent again.
 */
export async function deliverReply(ctx: Ctx, id: string): Promise<SendResult> {
  const claim = await claimDelivery(ctx, id, replyLeaseSeconds);
  if (claim.state === 'finished') return { state: 'done', outcome: claim.outcome };
  if (claim.state === 'leased')
    return { state: 'postponed', retryAfterSeconds: replyLeaseSeconds, isPartlySent: false };
  const { address, channel, body } = claim.delivery;
  if (!address || channel !== 'whatsapp') throw new Error(`delivery ${id} has no address to send to`);
  const { attempts } = claim;
  const message = { deliveryId: id, contactPointId: null, address, text: body, attempts };
  const result = (await sendMessages(ctx, [message])).get(id);
  if (!result) throw new Error(`delivery ${id} was sent without a result`);
  await setDeliveryState(ctx, id, result.state === 'done' ? result.outcome : 'planned');
  return result;
}
