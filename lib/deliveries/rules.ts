import type { DeliveryState } from '@/db/schema/deliveries';
import { localTime } from '@/lib/time/format';

/** A template's place among the parts of a text. */
export const templatePart = -1;

/** WhatsApp: more than 24 hours since the person's last message (twilio.com/docs/api/errors/63016). */
export const windowClosed = '63016';

/** Tries that sent nothing for certain: the part may be tried again. Any other failure is final. */
/** The provider could not be reached: nothing left. */
export const notReached = 'not reached';

const notSent = new Set(['rate limit', notReached, 'not tried', 'lost', windowClosed]);

export function mayTryAgain(send: { state: DeliveryState; errorCode: string | null }): boolean {
  return send.state === 'failed' && notSent.has(send.errorCode ?? '');
}

const certainty: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];

const steps: DeliveryState[] = ['sending', 'unknown', 'accepted', 'delivered', 'read'];

/** Whether a report takes a try further: states only move forward, and what was delivered has not failed. */
export function isFurther(from: DeliveryState, to: DeliveryState): boolean {
  if (from === 'failed') return false;
  if (to === 'failed') return from !== 'delivered' && from !== 'read';
  return steps.indexOf(to) > steps.indexOf(from);
}

/** A delivery is as far as its least certain part. */
export function weakest(parts: DeliveryState[]): DeliveryState {
  return certainty.find((state) => parts.includes(state)) ?? 'failed';
}

/** So many failures in a row open a provider's breaker; then one probe at a time goes through. */
export const breakerFails = 10;
export const probeSeconds = 30;

/** What waits for a channel that is switched off is looked at this often. */
export const offSeconds = 300;

/** WhatsApp takes one message in six seconds for one person: so many in a minute, and then each waits its turn. */
export const paceSeconds = 60;
export const paceLimit = 10;

const hour = 3_600_000;

/** Later than this is late, and says so. */
export const punctualMs = 2 * 60_000;

/** WhatsApp lets a business write freely for 24 hours after the person's last message; a little less, for the way there. */
export const windowMs = 24 * hour - 5 * 60_000;

interface Quiet {
  zone: string;
  /** HH:MM */
  quietFrom: string;
  quietTo: string;
}

/** Whether free-form text may be sent now, by the instant of the person's last message. */
export function isWindowOpen(lastInboundAt: Date | null, now: Date): boolean {
  return lastInboundAt !== null && now.getTime() - lastInboundAt.getTime() < windowMs;
}

/** Whether it is between the person's quiet hours; equal ends mean none. */
export function isQuiet({ zone, quietFrom, quietTo }: Quiet, now: Date): boolean {
  const time = localTime(now, zone);
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo;
  return quietFrom !== quietTo && (time >= quietFrom || time < quietTo);
}
