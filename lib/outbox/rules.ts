import type { DeliveryState } from '@/db/schema/deliveries';
import { windowClosedCode } from '@/lib/channels/rules';
import { localTime } from '@/lib/time/format';

/**
 * Returns whether a delivery is the reply to a user's message. A reply is sent only to the address, and on the
 * channel, from which that message came.
 */
export function isReply({ kind }: { kind: string }): boolean {
  return kind === 'reply';
}

/** Part number of an attempt to send a template. The parts of a text are numbered from 0. */
export const templatePart = -1;

/**
 * Seconds until a refused message is sent in another form, for example as a template if WhatsApp accepts no
 * free text.
 */
export const changeFormSeconds = 1;

export const unreachableCode = 'not reached';

export const diedCode = 'died';

/**
 * Error codes that prove that a part of a message was not sent. Such a part may be sent again. All other
 * failures are final.
 */
const retryableCodes = new Set(['rate limit', unreachableCode, 'not tried', 'lost', windowClosedCode]);

export function isRetryable(attempt: { state: DeliveryState; errorCode: string | null }): boolean {
  return attempt.state === 'failed' && retryableCodes.has(attempt.errorCode ?? '');
}

const progress: DeliveryState[] = ['sending', 'unknown', 'accepted', 'delivered', 'read'];

/**
 * Returns whether a report may change the state of an attempt from `from` to `to`. States never go back, and
 * a delivered message cannot fail later.
 */
export function isProgress(from: DeliveryState, to: DeliveryState): boolean {
  if (from === 'failed') return false;
  if (to === 'failed') return from !== 'delivered' && from !== 'read';
  return progress.indexOf(to) > progress.indexOf(from);
}

const leastCertainFirst: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];

/**
 * Returns the state of a message with several parts, which is the least certain state of its parts. From the
 * least certain to the most certain, the states are failed, unknown, accepted, delivered and read.
 */
export function leastCertain(parts: DeliveryState[]): DeliveryState {
  return leastCertainFirst.find((state) => parts.includes(state)) ?? 'failed';
}

export const switchedOffRetrySeconds = 300;

/**
 * Maximum delay of a punctual delivery, in milliseconds. The text of a later delivery says that it is late.
 */
export const punctualMs = 2 * 60_000;

interface QuietHours {
  timezone: string;
  /** HH:MM, local time. There are no quiet hours if `quietFrom` and `quietTo` are equal. */
  quietFrom: string;
  quietTo: string;
}

export function isInQuietHours({ timezone, quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const time = localTime(now, timezone);
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo;
  return quietFrom !== quietTo && (time >= quietFrom || time < quietTo);
}
