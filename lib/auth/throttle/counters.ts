import { delayAfter, throttleForgetMs, throttleLongestSeconds, turnSeconds } from '@/lib/auth/rules';
import type { Counter } from '@/lib/auth/throttle/throttle-writes';

/**
 * Returns the milliseconds until the client may try; 0 means now. The clients of a lane take turns that are
 * `seconds` apart. `lane` is the name of the counter that holds the lane's next free turn. `turn` is the name
 * of the counter that holds this client's turn. If no turn of the lane is free, a client gets a turn only if
 * `isPromised` is true.
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
  const waitMs = waitOf(counters[names.lane], now);
  const free = new Date(now.getTime() + waitMs);
  const isFull = waitMs >= longestMs;
  if (isFull && !isPromised) return seconds * 1000;
  if (!isFull) counters[names.lane] = { fails: 0, until: new Date(free.getTime() + seconds * 1000) };
  if (waitMs > 0) counters[names.turn] = { fails: 1, until: free };
  return waitMs;
}

const longestMs = throttleLongestSeconds * 1000;

export function capTimes<N extends string>(counters: Record<N, Counter>, lanes: N[], now: Date): void {
  for (const name in counters) {
    const mostMs = lanes.includes(name) ? longestMs + Math.max(...turnSeconds) * 1000 : longestMs;
    // A wrong clock may have stored a longer wait.
    counters[name] = capped(counters[name], now, mostMs);
  }
}

// The result must be saved, because otherwise the wait begins again with each attempt.
function capped({ fails, until }: Counter, now: Date, mostMs = longestMs): Counter {
  return { fails, until: new Date(Math.min(until.getTime(), now.getTime() + mostMs)) };
}

export function waitOf(counter: Counter, now: Date): number {
  return Math.max(0, capped(counter, now).until.getTime() - now.getTime());
}

export function current(counter: Counter, now: Date): Counter {
  const isOld = counter.until.getTime() < now.getTime() - throttleForgetMs;
  return isOld ? { fails: 0, until: now } : capped(counter, now);
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
 * Returns how long an action must wait (`waitMs`): `burst` actions need no wait, and further ones must be
 * `seconds` apart. Also returns two counters. Save `next` if the action runs, otherwise `kept`.
 */
export function paced(counter: Counter, now: Date, { burst, seconds }: { burst: number; seconds: number }) {
  const most = burst * seconds * 1000;
  const kept = capped(counter, now, most);
  const used = Math.max(0, kept.until.getTime() - now.getTime());
  const next: Counter = { fails: 0, until: new Date(now.getTime() + used + seconds * 1000) };
  return { waitMs: Math.max(0, used + seconds * 1000 - most), kept, next };
}
