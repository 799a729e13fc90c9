import type { HashLane } from '@/lib/auth/hash-queue';
import {
  addressTurnSeconds,
  registrationLimits,
  resetLimits,
  throttleLimits,
  turnSeconds,
  turnsAfter,
} from '@/lib/auth/rules';
import {
  capTimes,
  charged,
  current,
  forget,
  paced,
  refund,
  waitForTurn,
  waitOf,
} from '@/lib/auth/throttle/counters';
import { isIssuedDevice, knownDevice } from '@/lib/auth/throttle/devices';
import { networkOf } from '@/lib/auth/throttle/network';
import { blockedFor, changeCounters } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

export interface Attempt {
  email: string;
  address: string;
  device: string | null;
}

/**
 * A permitted attempt to sign in. It counts as wrong until `succeeded` is called. Call `withdrawn` if the
 * password was not checked.
 */
export interface Admission {
  lane: HashLane;
  succeeded: () => Promise<void>;
  withdrawn: () => Promise<void>;
}

/**
 * Permits an attempt to sign in, or throws `too_many`. A known browser has its own counter, so that strangers
 * cannot lock the user out.
 */
export function admit(ctx: Ctx, attempt: Attempt, passwordHash: string | null): Promise<Admission> {
  const nonce = knownDevice(attempt, passwordHash);
  if (!nonce) return admitAddress(ctx, attempt, passwordHash !== null);
  const counterKey = `device:${nonce}`;
  return admitAlone(ctx, counterKey, throttleLimits.device, { known: counterKey });
}

/**
 * Returns the lane of the hash queue in which an attempt will probably be. Needs only the attempt, so it can
 * be called before the account is read.
 */
export function expectedLane(attempt: Attempt): HashLane {
  return isIssuedDevice(attempt) ? { known: '' } : key('address', attempt.address);
}

export async function admitRegistration(ctx: Ctx, address: string): Promise<void> {
  const keys = { address: key('register', address), all: key('register', 'all') };
  const waitMs = await changeCounters(ctx, keys, (counters, now) => {
    const fromAddress = paced(counters.address, now, registrationLimits.address);
    const all = paced(counters.all, now, registrationLimits.all);
    const wait = Math.max(fromAddress.waitMs, all.waitMs);
    const saved = wait === 0 ? 'next' : 'kept';
    Object.assign(counters, { address: fromAddress[saved], all: all[saved] });
    return wait;
  });
  if (waitMs > 0) throw tooMany(waitMs);
}

export async function admitReset(
  ctx: Ctx,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  const keys = { address: key('reset', 'address', address), account: key('reset', 'account', email) };
  const { waitMs, isAdmitted } = await changeCounters(ctx, keys, (counters, now) => {
    const fromAddress = paced(counters.address, now, resetLimits.address);
    const account = paced(counters.account, now, resetLimits.account);
    const isOpen = fromAddress.waitMs === 0 && account.waitMs === 0;
    counters.address = fromAddress.waitMs === 0 ? fromAddress.next : fromAddress.kept;
    counters.account = isOpen ? account.next : account.kept;
    return { waitMs: fromAddress.waitMs, isAdmitted: isOpen };
  });
  if (waitMs > 0) throw tooMany(waitMs);
  return isAdmitted;
}

export function admitCode(ctx: Ctx, address: string, email = ''): Promise<Admission> {
  return admitAlone(ctx, key('code', address, email), throttleLimits.code);
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

async function admitAddress(ctx: Ctx, { email, address }: Attempt, isAccount: boolean): Promise<Admission> {
  const keys = {
    pair: key('pair', email, address),
    address: key('address', address),
    account: key('account', email),
    network: key('network', email, networkOf(address)),
    turn: key('turn', email, networkOf(address)),
    addressTurn: key('turn', 'of address', email, address),
    addressLane: key('lane', 'of address', address),
  };
  await refuseBlocked(ctx, [keys.pair, keys.turn, isAccount ? keys.addressTurn : keys.address]);
  const lanes = turnSeconds.map((_, lane) => key('lane', email, String(lane)));
  const [lane0 = '', lane1 = '', lane2 = '', lane3 = ''] = lanes;
  const waitMs = await changeCounters(ctx, { ...keys, lane0, lane1, lane2, lane3 }, (counters, now) => {
    capTimes(counters, ['lane0', 'lane1', 'lane2', 'lane3', 'addressLane'], now);
    const pair = current(counters.pair, now);
    const fromAddress = current(counters.address, now);
    const account = current(counters.account, now);
    const network = current(counters.network, now);
    if (waitOf(pair, now) > 0) return waitOf(pair, now);
    if (waitOf(fromAddress, now) > 0) {
      // Wrong passwords for other accounts came from this IP address. They must not keep out an owner whose
      // account was never guessed from here.
      if (!isAccount || pair.fails > 0) return waitOf(fromAddress, now);
      const turnMs = waitForTurn(counters, { lane: 'addressLane', turn: 'addressTurn' }, now, {
        seconds: addressTurnSeconds,
        isPromised: false,
      });
      if (turnMs > 0) return turnMs;
    }
    if (account.fails >= turnsAfter) {
      const laneNumber = Math.min(network.fails, turnSeconds.length - 1) as 0 | 1 | 2 | 3;
      const turnMs = waitForTurn(counters, { lane: `lane${laneNumber}`, turn: 'turn' }, now, {
        seconds: turnSeconds[laneNumber],
        isPromised: laneNumber === 0,
      });
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

type KeyKind = 'pair' | 'account' | 'address' | 'network' | 'turn' | 'lane' | 'register' | 'reset' | 'code';

function key(kind: KeyKind, ...parts: string[]): string {
  return `${kind}:${mac('throttle', [kind, ...parts].join('\n'))}`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
