import { delayAfter, throttleForgetMs, throttleLongestSeconds } from '@/lib/auth/rules';
import type { Counter } from '@/lib/auth/throttle/throttle-writes';

/**
 * Returns the milliseconds until a client may use its turn; 0 means now. A client that must wait reserves the
 * next free turn of its lane, and loses it half a minute after its time. If the lane is full for half a
 * minute, the result depends on `isPromised`. A promised client gets a turn after half a minute, so that
 * strangers cannot keep out the right password. Any other client must try again after `seconds`.
 */
export function waitForTurn<N extends string>(
  counters: Record<N, Counter>,
  names: { lane: N; turn: N },
  now: Date,
  { seconds, isPromised }: { seconds: number; isPromised: boolean },
): number {
  const turn = counters[names.turn];
  const isKept = turn.fails > 0 && now.getTime() - turn.until.getTime() < longestMs;
  if (isKept) {
    const waitMs = waitOf(turn, now);
    if (waitMs === 0) counters[names.turn] = { fails: 0, until: now };
    return waitMs;
  }
  const free = new Date(Math.max(now.getTime(), cappedUntil(counters[names.lane], now)));
  const waitMs = free.getTime() - now.getTime();
  const isFull = waitMs >= longestMs;
  if (isFull && !isPromised) return seconds * 1000;
  if (!isFull) counters[names.lane] = { fails: 0, until: new Date(free.getTime() + seconds * 1000) };
  if (waitMs > 0) counters[names.turn] = { fails: 1, until: free };
  return waitMs;
}

const longestMs = throttleLongestSeconds * 1000;

/** Limits a wait to half a minute, even if a wrong clock has stored a later time. */
function cappedUntil({ until }: Counter, now: Date): number {
  return Math.min(until.getTime(), now.getTime() + longestMs);
}

export function waitOf(counter: Counter, now: Date): number {
  return Math.max(0, cappedUntil(counter, now) - now.getTime());
}

export function current(counter: Counter, now: Date): Counter {
  return counter.until.getTime() < now.getTime() - throttleForgetMs ? { fails: 0, until: now } : counter;
}

export function charged({ fails }: Counter, now: Date, limit: number): Counter {
  return { fails: fails + 1, until: new Date(now.getTime() + 1000 * delayAfter(fails + 1, limit)) };
}

export function forget<N extends string>(...names: N[]) {
  return (counters: Record<N, Counter>, now: Date): void => {
    for (const name of names) counters[name] = { fails: 0, until: now };
  };
}

export function refund<N extends string>(...names: N[]) {
  return (counters: Record<N, Counter>, now: Date): void => {
    for (const name of names) counters[name] = { fails: Math.max(0, counters[name].fails - 1), until: now };
  };
}

/**
 * Limits actions to `burst` at once, then one every `seconds`. Each action moves `until` ahead by `seconds`,
 * so `until` minus now shows how much of the burst is used.
 */
export function paced(counter: Counter, now: Date, { burst, seconds }: { burst: number; seconds: number }) {
  const most = burst * seconds * 1000;
  const used = Math.min(most, Math.max(0, counter.until.getTime() - now.getTime()));
  const next: Counter = { fails: 0, until: new Date(now.getTime() + used + seconds * 1000) };
  return { waitMs: Math.max(0, used + seconds * 1000 - most), next };
}
