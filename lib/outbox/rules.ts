import type { DeliveryState } from '@/db/schema/deliveries';
import { windowClosedCode } from '@/lib/channels/rules';
import { localTime } from '@/lib/time/format';

/** A reply answers a message of the user, and leaves by the channel and to the address that it came from. */
export function isReply({ kind }: { kind: string }): boolean {
  return kind === 'reply';
}

/** The `part` number of a template; parts of a text count from 0. */
export const templatePart = -1;

/** After this, a message that found the answering window closed is sent as a template. */
export const changeFormSeconds = 1;

/** Error code of an attempt that never reached the provider. */
export const unreachableCode = 'not reached';

/** Error code of an attempt whose process died before the provider's answer. */
export const diedCode = 'died';

/** Failures after which certainly nothing was sent, so the part may be sent again. Any other failure is final. */
const retryableCodes = new Set(['rate limit', unreachableCode, 'not tried', 'lost', windowClosedCode]);

export function isRetryable(attempt: { state: DeliveryState; errorCode: string | null }): boolean {
  return attempt.state === 'failed' && retryableCodes.has(attempt.errorCode ?? '');
}

const progress: DeliveryState[] = ['sending', 'unknown', 'accepted', 'delivered', 'read'];

/** Whether a report moves an attempt forward: states never go back, and a delivered message has not failed. */
export function isProgress(from: DeliveryState, to: DeliveryState): boolean {
  if (from === 'failed') return false;
  if (to === 'failed') return from !== 'delivered' && from !== 'read';
  return progress.indexOf(to) > progress.indexOf(from);
}

const leastCertainFirst: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];

/** Returns the state of a message from those of its parts: its least certain part decides. */
export function leastCertain(parts: DeliveryState[]): DeliveryState {
  return leastCertainFirst.find((state) => parts.includes(state)) ?? 'failed';
}

/** This many failures in a row open a provider's circuit breaker. */
export const breakerFailures = 10;
/** While the breaker is open, one attempt per interval probes whether the provider works again. */
export const probeIntervalSeconds = 30;

/** How often deliveries of a channel that an operator switched off are retried. */
export const switchedOffRetrySeconds = 300;

/** A delivery sent later than this after it was due says that it is late. */
export const punctualMs = 2 * 60_000;

interface QuietHours {
  timezone: string;
  /** HH:MM; equal ends mean that there are no quiet hours. */
  quietFrom: string;
  quietTo: string;
}

export function isInQuietHours({ timezone, quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const time = localTime(now, timezone);
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo;
  return quietFrom !== quietTo && (time >= quietFrom || time < quietTo);
}
