import type { DeliveryState } from '@/db/schema/deliveries';
import { windowClosedCode } from '@/lib/channels/rules';
import { localTime } from '@/lib/time/format';

export function isReply({ kind }: { kind: string }): boolean {
  return kind === 'reply';
}

/** Part number of an attempt that sends a template; parts of a text start at 0. */
export const templatePart = -1;

export const changeFormSeconds = 1;

export const unreachableCode = 'not reached';

export const diedCode = 'died';

const retryableCodes = new Set(['rate limit', unreachableCode, 'not tried', 'lost', windowClosedCode]);

export function isRetryable(attempt: { state: DeliveryState; errorCode: string | null }): boolean {
  return attempt.state === 'failed' && retryableCodes.has(attempt.errorCode ?? '');
}

const progress: DeliveryState[] = ['sending', 'unknown', 'accepted', 'delivered', 'read'];

export function isProgress(from: DeliveryState, to: DeliveryState): boolean {
  if (from === 'failed') return false;
  if (to === 'failed') return from !== 'delivered' && from !== 'read';
  return progress.indexOf(to) > progress.indexOf(from);
}

const leastCertainFirst: DeliveryState[] = ['failed', 'unknown', 'accepted', 'delivered', 'read'];

export function leastCertain(parts: DeliveryState[]): DeliveryState {
  return leastCertainFirst.find((state) => parts.includes(state)) ?? 'failed';
}

export const switchedOffRetrySeconds = 300;

export const punctualMs = 2 * 60_000;

interface QuietHours {
  timezone: string;
  /** Start of the quiet hours in local time (HH:MM); if equal to `quietTo`, there are no quiet hours. */
  quietFrom: string;
  quietTo: string;
}

export function isInQuietHours({ timezone, quietFrom, quietTo }: QuietHours, now: Date): boolean {
  const time = localTime(now, timezone);
  if (quietFrom < quietTo) return time >= quietFrom && time < quietTo;
  return quietFrom !== quietTo && (time >= quietFrom || time < quietTo);
}
