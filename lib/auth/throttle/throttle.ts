import type { HashLane } from '@/lib/auth/hash-queue';
import {
  delayAfter,
  registrationLimits,
  resetLimits,
  throttleForgetMs,
  throttleLimits,
  throttleLongestSeconds,
  turnSeconds,
  turnsAfter,
} from '@/lib/auth/rules';
import { isIssuedDevice, knownDevice } from '@/lib/auth/throttle/devices';
import { networkOf } from '@/lib/auth/throttle/network';
import { blockedFor, type Counter, changeCounters } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

export interface Attempt {
  email: string;
  address: string;
  device: string | null;
}

/** A sign-in attempt that is allowed. It counts as a wrong password unless `succeeded` or `withdrawn` is called. */
export interface Admission {
  lane: HashLane;
  /** Call this if the password was right. Undoes the count and forgets the client's earlier wrong passwords for this account. */
  succeeded: () => Promise<void>;
  /** Call this if the password was not checked. Undoes the count. */
  withdrawn: () => Promise<void>;
}

/**
 * Allows a sign-in attempt, or throws too_many with a wait of at most 30 seconds. A browser with a valid device cookie has a counter of its
 * own, so that people who guess the password cannot lock the owner out. Other attempts count for the IP address, and for that address with
 * that account. After many wrong passwords for one account, networks must take turns. `passwordHash` is null if there is no account.
 */
export function admit(ctx: Ctx, attempt: Attempt, passwordHash: string | null): Promise<Admission> {
  const nonce = knownDevice(attempt, passwordHash);
  if (!nonce) return admitAddress(ctx, attempt);
  const counterKey = `device:${nonce}`;
  return admitAlone(ctx, counterKey, throttleLimits.device, { known: counterKey });
}

/**
 * Returns the lane in which an attempt will probably wait. It is a guess, because the account has not been read: the device cookie may have
 * become invalid.
 */
export function expectedLane(attempt: Attempt): HashLane {
  return isIssuedDevice(attempt) ? { known: '' } : key('address', attempt.address);
}

/** Counts a registration. Throws too_many if there are too many from this IP address or in total. */
export async function admitRegistration(ctx: Ctx, address: string): Promise<void> {
  const keys = { address: key('register', address), all: key('register', 'all') };
  const waitMs = await changeCounters(ctx, keys, (counters, now) => {
    const waits = [
      paced(counters.address, now, registrationLimits.address),
      paced(counters.all, now, registrationLimits.all),
    ];
    const wait = Math.max(...waits.map((one) => one.waitMs));
    if (wait === 0) Object.assign(counters, { address: waits[0]?.next, all: waits[1]?.next });
    return wait;
  });
  if (waitMs > 0) throw tooMany(waitMs);
}

/**
 * Counts a request for a password reset link. Throws too_many after too many requests from this IP address. Returns whether another link
 * may be sent to this e-mail address, whether or not it has an account.
 */
export async function admitReset(
  ctx: Ctx,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const keys = { address: key('reset', 'address', address), account: key('reset', 'account', email) };
  const { waitMs, isAdmitted } = await changeCounters(ctx, keys, (counters, now) => {
    const fromAddress = paced(counters.address, now, resetLimits.address);
    const account = paced(counters.account, now, resetLimits.account);
    const isOpen = fromAddress.waitMs === 0 && account.waitMs === 0;
    if (fromAddress.waitMs === 0) counters.address = fromAddress.next;
    if (isOpen) counters.account = account.next;
    return { waitMs: fromAddress.waitMs, isAdmitted: isOpen };
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return isAdmitted;
}

/** Allows one attempt with an unlock code or a password reset token, or throws too_many. */
export function admitUnlock(ctx: Ctx, address: string): Promise<Admission> {
  return admitAlone(ctx, key('code', address), throttleLimits.code);
}

async function admitAlone(
  ctx: Ctx,
  counterKey: string,
  limit: number,
  lane: HashLane = counterKey,
): Promise<Admission> {
  const keys = { alone: counterKey };
  await refuseBlocked(ctx, [counterKey]);
  const waitMs = await changeCounters(ctx, keys, (counters, now) => {
    const counter = current(counters.alone, now);
    const wait = waitOf(counter, now);
    counters.alone = wait > 0 ? counter : charged(counter, now, limit);
    return wait;
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return {
    lane,
    succeeded: () => changeCounters(ctx, keys, forget('alone')),
    withdrawn: () => changeCounters(ctx, keys, refund('alone')),
  };
}

async function admitAddress(ctx: Ctx, { email, address }: Attempt): Promise<Admission> {
  const keys = {
    pair: key('pair', email, address),
    address: key('address', address),
    account: key('account', email),
    network: key('network', email, networkOf(address)),
    turn: key('turn', email, networkOf(address)),
  };
  await refuseBlocked(ctx, [keys.pair, keys.address, keys.turn]);
  const lanes = turnSeconds.map((_, lane) => key('lane', email, String(lane)));
  const [lane0 = '', lane1 = '', lane2 = '', lane3 = ''] = lanes;
  const waitMs = await changeCounters(ctx, { ...keys, lane0, lane1, lane2, lane3 }, (counters, now) => {
    const pair = current(counters.pair, now);
    const fromAddress = current(counters.address, now);
    const account = current(counters.account, now);
    const network = current(counters.network, now);
    const blockedMs = Math.max(waitOf(pair, now), waitOf(fromAddress, now));
    if (blockedMs > 0) return blockedMs;
    if (account.fails >= turnsAfter) {
      const laneNumber = Math.min(network.fails, turnSeconds.length - 1) as 0 | 1 | 2 | 3;
      const turnMs = waitForTurn(counters, `lane${laneNumber}`, now, turnSeconds[laneNumber]);
      if (turnMs > 0) return turnMs;
    }
    counters.pair = charged(pair, now, throttleLimits.pair);
    counters.address = charged(fromAddress, now, throttleLimits.address);
    counters.account = { fails: account.fails + 1, until: now };
    counters.network = { fails: network.fails + 1, until: now };
    return 0;
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return {
    lane: keys.address,
    succeeded: async () => {
      await changeCounters(ctx, keys, (counters, now) => {
        forget('pair', 'network')(counters, now);
        refund('address', 'account')(counters, now);
      });
    },
    withdrawn: () => changeCounters(ctx, keys, refund('pair', 'address', 'account', 'network')),
  };
}

async function refuseBlocked(ctx: Ctx, keys: string[]): Promise<void> {
  const waitMs = await blockedFor(ctx, keys);
  if (waitMs > 0) throw tooMany(waitMs);
}

type Lane = 'lane0' | 'lane1' | 'lane2' | 'lane3';

/**
 * Returns the milliseconds until a network may try an account; 0 means now. A network that must wait reserves the next free turn of its
 * lane, and loses it after half a minute. A network without wrong passwords gets a turn within half a minute, however many others wait, so
 * that strangers cannot keep out the right password.
 */
function waitForTurn(
  counters: Record<Lane | 'turn', Counter>,
  lane: Lane,
  now: Date,
  spacingSeconds: number,
): number {
  const { turn } = counters;
  const isKept = turn.fails > 0 && now.getTime() - turn.until.getTime() < longestMs;
  if (isKept) {
    const waitMs = waitOf(turn, now);
    if (waitMs === 0) counters.turn = { fails: 0, until: now };
    return waitMs;
  }
  const free = new Date(Math.max(now.getTime(), cappedUntil(counters[lane], now)));
  const waitMs = free.getTime() - now.getTime();
  const isFull = waitMs >= longestMs;
  if (isFull && lane !== 'lane0') return spacingSeconds * 1000;
  if (!isFull) counters[lane] = { fails: 0, until: new Date(free.getTime() + spacingSeconds * 1000) };
  if (waitMs > 0) counters.turn = { fails: 1, until: free };
  return waitMs;
}

const longestMs = throttleLongestSeconds * 1000;

/** Limits a wait to half a minute, even if a wrong clock has stored a later time. */
function cappedUntil({ until }: Counter, now: Date): number {
  return Math.min(until.getTime(), now.getTime() + longestMs);
}

function waitOf(counter: Counter, now: Date): number {
  return Math.max(0, cappedUntil(counter, now) - now.getTime());
}

function current(counter: Counter, now: Date): Counter {
  return counter.until.getTime() < now.getTime() - throttleForgetMs ? { fails: 0, until: now } : counter;
}

function charged({ fails }: Counter, now: Date, limit: number): Counter {
  return { fails: fails + 1, until: new Date(now.getTime() + 1000 * delayAfter(fails + 1, limit)) };
}

function forget<N extends string>(...names: N[]) {
  return (counters: Record<N, Counter>, now: Date): void => {
    for (const name of names) counters[name] = { fails: 0, until: now };
  };
}

function refund<N extends string>(...names: N[]) {
  return (counters: Record<N, Counter>, now: Date): void => {
    for (const name of names) counters[name] = { fails: Math.max(0, counters[name].fails - 1), until: now };
  };
}

/**
 * Limits actions to `burst` at once, then one every `seconds`. Each action moves `until` ahead by `seconds`, so `until` minus now shows how
 * much of the burst is used.
 */
function paced(counter: Counter, now: Date, { burst, seconds }: { burst: number; seconds: number }) {
  const most = burst * seconds * 1000;
  const used = Math.min(most, Math.max(0, counter.until.getTime() - now.getTime()));
  const next: Counter = { fails: 0, until: new Date(now.getTime() + used + seconds * 1000) };
  return { waitMs: Math.max(0, used + seconds * 1000 - most), next };
}

type KeyKind = 'pair' | 'account' | 'address' | 'network' | 'turn' | 'lane' | 'register' | 'reset' | 'code';

/** Returns the key of a counter. It contains addresses and e-mails only as keyed digests. */
function key(kind: KeyKind, ...parts: string[]): string {
  return `${kind}:${mac('throttle', [kind, ...parts].join('\n'))}`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
