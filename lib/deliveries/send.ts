import type { DeliveryState } from '@/db/schema/deliveries';
import { splitBody } from '@/lib/channels/rules';
import type { Ctx } from '@/lib/context';
import { claimDelivery, closeSend, openSend, setDeliveryState } from '@/lib/deliveries/writes';
import { SendError } from '@/lib/ports';

/** Longer than a provider may take, so that a live sender is never overtaken. */
const leaseSeconds = 60;

export type Sent =
  | { state: 'done'; outcome: DeliveryState }
  | { state: 'put-off'; retryAfterSeconds: number };

/**
 * Sends a planned delivery to its address, part by part in order. A part whose try has no outcome is unknown and is not
 * sent again; a rate limit puts the rest off, and so does another sender at work. Sending one that is over does nothing.
 */
export async function sendDelivery(ctx: Ctx, id: string): Promise<Sent> {
  const claim = await claimDelivery(ctx, id, leaseSeconds);
  if (claim.state === 'over') return { state: 'done', outcome: claim.outcome };
  if (claim.state === 'held') return { state: 'put-off', retryAfterSeconds: leaseSeconds };
  const { delivery, sends } = claim;
  const { address } = delivery;
  if (!address || delivery.channel !== 'whatsapp')
    throw new Error(`delivery ${id} has no address to send to`);
  const outcomes: DeliveryState[] = [];
  for (const [part, text] of splitBody(delivery.body).entries()) {
    const tries = sends.filter((send) => send.part === part);
    const settled = tries.find((send) => send.state !== 'failed' || send.errorCode !== putOff);
    if (settled) {
      if (settled.state === 'sending') await closeSend(ctx, settled.id, { state: 'unknown' });
      outcomes.push(settled.state === 'sending' ? 'unknown' : settled.state);
      continue;
    }
    const outcome = await sendPart(ctx, { deliveryId: id, part, try: tries.length + 1 }, address, text);
    if (typeof outcome !== 'string') {
      await setDeliveryState(ctx, id, 'planned');
      return outcome;
    }
    outcomes.push(outcome);
    if (outcome === 'failed') break;
  }
  const outcome = weakest(outcomes);
  await setDeliveryState(ctx, id, outcome);
  return { state: 'done', outcome };
}

const putOff = 'rate limit';

async function sendPart(
  ctx: Ctx,
  place: { deliveryId: string; part: number; try: number },
  to: string,
  text: string,
): Promise<DeliveryState | Extract<Sent, { state: 'put-off' }>> {
  const { messenger } = ctx.ports;
  const sendId = await openSend(ctx, { ...place, provider: messenger.provider, leaseSeconds });
  try {
    const { providerId, state } = await messenger.send({ channel: 'whatsapp', to, text, sendId });
    await closeSend(ctx, sendId, { state, providerId });
    return state;
  } catch (error) {
    if (!(error instanceof SendError)) throw error;
    if (error.kind === 'limited') {
      await closeSend(ctx, sendId, { state: 'failed', errorCode: putOff });
      return { state: 'put-off', retryAfterSeconds: error.retryAfterSeconds ?? 10 };
    }
    const state = error.kind === 'refused' ? 'failed' : 'unknown';
    await closeSend(ctx, sendId, { state, errorCode: error.reason });
    return state;
  }
}

/** A delivery is as far as its least certain part. */
function weakest(outcomes: DeliveryState[]): DeliveryState {
  const order: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];
  return order.find((state) => outcomes.includes(state)) ?? 'failed';
}
