import type { DeliveryState } from '@/db/schema/deliveries';
import { windowClosedCode } from '@/lib/channels/rules';
import { localTime } from '@/lib/time/format';

/** Returns whether a delivery is a reply. A reply answers a user's message, on the same channel and to the same address. */
export function isReply({ kind }: { kind: string }): boolean {
  return kind === 'reply';
}

/** The part number of a template. The parts of a text are numbered from 0. */
export const templatePart = -1;

/** Seconds until a message that was refused because the answering window is closed is sent again as a template. */
export const changeFormSeconds = 1;

/** Error code of an attempt that never reached the provider. */
export const unreachableCode = 'not reached';

/** Error code of an attempt whose process died before the provider's answer. */
export const diedCode = 'died';

/**
 * Error codes that prove that the message was not sent, so that the part may be sent again. All other
 * failures are final.
 */
const retryableCodes = new Set(['rate limit', unreachableCode, 'not tried', 'lost', windowClosedCode]);

export function isRetryable(attempt: { state: DeliveryState; errorCode: string | null }): boolean {
  return attempt.state === 'failed' && retryableCodes.has(attempt.errorCode ?? '');
}

const progress: DeliveryState[] = ['sending', 'unknown', 'accepted', 'delivered', 'read'];

/** Returns whether a report moves an attempt forward. States never go back, and a delivered message cannot fail later. */
export function isProgress(from: DeliveryState, to: DeliveryState): boolean {
  if (from === 'failed') return false;
  if (to === 'failed') return from !== 'delivered' && from !== 'read';
  return progress.indexOf(to) > progress.indexOf(from);
}

const leastCertainFirst: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];

/** Returns the state of a message: the least certain state of its parts. */
export function leastCertain(parts: DeliveryState[]): DeliveryState {
  return leastCertainFirst.find((state) => parts.includes(state)) ?? 'failed';
}

/** Number of failures in a row that open a provider's circuit breaker. */
export const breakerFailures = 10;
/** Seconds between the attempts that probe a provider while its circuit breaker is open. */
export const probeIntervalSeconds = 30;

/** Seconds between retries of deliveries on a channel that an operator switched off. */
export const switchedOffRetrySeconds = 300;

/** Milliseconds after its due time from which a delivery tells the user that it is late. */
export const punctualMs = 2 * 60_000;

interface QuietHours {
  timezone: string;
  /** HH:MM, local time. If both are equal, there are no quiet hours. */
  quietFrom: string;
  quietTo: string;
}

export function isInQuietHours({ timezone, quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const time = localTime(now, timezone);
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo;
  return quietFrom !== quietTo && (time >= quietFrom || time < quietTo);
}
