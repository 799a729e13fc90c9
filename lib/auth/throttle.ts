import { randomBytes } from 'node:crypto';
import { blockedUntil, charge, settle } from '@/lib/auth/throttle-writes';
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

/**
 * Lets a sign-in attempt through to the hashing, or throws too_many. Returns what to call after a right password.
 * A browser that signed in to this account before counts on its own, so that guesses from elsewhere never keep its
 * owner out; all others share the counters of the account, of the address, and of both together.
 */
export async function admit(ctx: Ctx, attempt: Attempt): Promise<() => Promise<void>> {
  const { cleared, refunded } = counters(attempt);
  const keys = [...cleared, ...refunded];
  const blocked = await blockedUntil(ctx, keys);
  if (blocked) throw tooMany(blocked.getTime() - ctx.now().getTime());
  if (!(await charge(ctx, keys))) throw tooMany(1000);
  return () => settle(ctx, { cleared, refunded });
}

/** A device cookie for a browser that has just signed in to this account (OWASP's device-cookie protocol). */
export function newDevice(email: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${mac('device', `${email}\n${nonce}`)}`;
}

function counters({ email, address, device }: Attempt): { cleared: string[]; refunded: string[] } {
  const nonce = device ? deviceNonce(email, device) : null;
  if (nonce) return { cleared: [`device:${nonce}`], refunded: [] };
  return {
    cleared: [key('pair', email, address)],
    refunded: [key('account', email), key('address', address)],
  };
}

function deviceNonce(email: string, device: string): string | null {
  const [nonce = '', proof = ''] = device.split('.');
  return sameText(proof, mac('device', `${email}\n${nonce}`)) ? nonce : null;
}

/** The table holds no address and no e-mail, only keyed digests of them. */
function key(kind: 'pair' | 'account' | 'address', ...parts: string[]): string {
  return `${kind}:${mac('throttle', parts.join('\n'))}`;
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError('too_many', `Too many attempts. Try again in ${seconds} seconds.`, seconds);
}
