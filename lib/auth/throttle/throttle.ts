import { randomBytes } from 'node:crypto';
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
import { blockedFor, type Counter, changeCounters } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx } from '@/lib/context';
import { mac, sameText } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

export interface Attempt {
  email: string;
  /** Where the request came from, as far as we can know. */
  address: string;
  /** The device cookie, if the browser sent one. */
  device: string | null;
}

/** An attempt that was let through to the hashing. It counts as a wrong password until one of its ends is called. */
export interface Admission {
  /** Whose turn the hash is, see hash-queue.ts. */
  lane: string;
  /** The password was right: what was counted against its sender is forgotten. */
  succeeded: () => Promise<void>;
  /** The password was not looked at: the attempt takes back its count. */
  withdrawn: () => Promise<void>;
}

/**
 * Lets a sign-in attempt through to the hashing, or throws too_many with a wait of at most 30 seconds. A browser that signed in to
 * this account before counts on its own, so that guesses from elsewhere never keep its owner out. For all others the address counts,
 * and the address together with the account; and once an account is guessed at, addresses take turns at it. `passwordHash` is the
 * account's, null if there is no account.
 */
export function admit(ctx: Ctx, attempt: Attempt, passwordHash: string | null): Promise<Admission> {
  const nonce = knownDevice(attempt, passwordHash);
  return nonce ? admitAlone(ctx, `device:${nonce}`, throttleLimits.device) : admitAddress(ctx, attempt);
}

/** Creates a device cookie for a browser that has just signed in (OWASP's device-cookie protocol). A new password ends it. */
export function newDevice(email: string, passwordHash: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${proofOf(email, nonce, passwordHash)}`;
}

/** Counts a registration; throws too_many, with a short wait, if there are too many from this address or in all. */
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
 * Counts a request for a link to a new password; throws too_many if there are too many from this address. Returns whether the account may
 * get one more link, which does not depend on there being an account.
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

/** Lets one try of an unlock code, or of a link to a new password, through. */
export function admitUnlock(ctx: Ctx, address: string): Promise<Admission> {
  return admitAlone(ctx, key('code', address), throttleLimits.code);
}

/** Admits by a single counter. */
async function admitAlone(ctx: Ctx, counterKey: string, limit: number): Promise<Admission> {
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
    lane: counterKey,
    succeeded: () => changeCounters(ctx, keys, forget('alone')),
    withdrawn: () => changeCounters(ctx, keys, refund('alone')),
  };
}

async function admitAddress(ctx: Ctx, { email, address }: Attempt): Promise<Admission> {
  const keys = {
    pair: key('pair', email, address),
    address: key('address', address),
    account: key('account', email),
    turn: key('turn', email, address),
  };
  await refuseBlocked(ctx, [keys.pair, keys.address, keys.turn]);
  const lanes = turnSeconds.map((_, lane) => key('lane', email, String(lane)));
  const [lane0 = '', lane1 = '', lane2 = '', lane3 = ''] = lanes;
  const waitMs = await changeCounters(ctx, { ...keys, lane0, lane1, lane2, lane3 }, (counters, now) => {
    const pair = current(counters.pair, now);
    const fromAddress = current(counters.address, now);
    const account = current(counters.account, now);
    const blockedMs = Math.max(waitOf(pair, now), waitOf(fromAddress, now));
    if (blockedMs > 0) return blockedMs;
    if (account.fails >= turnsAfter) {
      const laneNumber = Math.min(pair.fails, turnSeconds.length - 1) as 0 | 1 | 2 | 3;
      const turnMs = waitForTurn(counters, `lane${laneNumber}`, now, turnSeconds[laneNumber]);
      if (turnMs > 0) return turnMs;
    }
    counters.pair = charged(pair, now, throttleLimits.pair);
    counters.address = charged(fromAddress, now, throttleLimits.address);
    counters.account = { fails: account.fails + 1, until: now };
    return 0;
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return {
    lane: keys.address,
    succeeded: async () => {
      await changeCounters(ctx, keys, (counters, now) => {
        forget('pair')(counters, now);
        refund('address', 'account')(counters, now);
      });
    },
    withdrawn: () => changeCounters(ctx, keys, refund('pair', 'address', 'account')),
  };
}

async function refuseBlocked(ctx: Ctx, keys: string[]): Promise<void> {
  const waitMs = await blockedFor(ctx, keys);
  if (waitMs > 0) throw tooMany(waitMs);
}

type Lane = 'lane0' | 'lane1' | 'lane2' | 'lane3';

/**
 * Milliseconds until an address's turn at an account, 0 if it is now. An address that comes too early gets the next free turn of its
 * lane and keeps it; a turn that nobody comes for is over after half a minute.
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
  // All turns of the next half minute are taken.
  if (waitMs >= longestMs) return spacingSeconds * 1000;
  counters[lane] = { fails: 0, until: new Date(free.getTime() + spacingSeconds * 1000) };
  if (waitMs > 0) counters.turn = { fails: 1, until: free };
  return waitMs;
}

const longestMs = throttleLongestSeconds * 1000;

/** No wait is longer than half a minute, whatever a clock once wrote. */
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

/** A steady pace after a burst: `until` runs ahead of now by the time that has been used up. */
function paced(counter: Counter, now: Date, { burst, seconds }: { burst: number; seconds: number }) {
  const most = burst * seconds * 1000;
  const used = Math.min(most, Math.max(0, counter.until.getTime() - now.getTime()));
  const next: Counter = { fails: 0, until: new Date(now.getTime() + used + seconds * 1000) };
  return { waitMs: Math.max(0, used + seconds * 1000 - most), next };
}

function knownDevice({ email, device }: Attempt, passwordHash: string | null): string | null {
  const [nonce = '', proof = ''] = device?.split('.') ?? [];
  return passwordHash !== null && sameText(proof, proofOf(email, nonce, passwordHash)) ? nonce : null;
}

function proofOf(email: string, nonce: string, passwordHash: string): string {
  return mac('device', `${email}\n${nonce}\n${passwordHash}`);
}

type KeyKind = 'pair' | 'account' | 'address' | 'turn' | 'lane' | 'register' | 'reset' | 'code';

/** The table holds no address and no e-mail, only keyed digests of them. */
function key(kind: KeyKind, ...parts: string[]): string {
  return `${kind}:${mac('throttle', [kind, ...parts].join('\n'))}`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
