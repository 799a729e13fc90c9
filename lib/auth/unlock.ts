import { codeIn, oneTimeCode } from '@/lib/auth/code';
import { admitCode } from '@/lib/auth/throttle/throttle';
import { saveCounter, takeCounter } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

const prefix = 'UN';
const minutes = 10;

/**
 * Creates a code for signing in without waiting after other people have typed wrong passwords. Send the code
 * only to a verified phone.
 */
export async function createUnlockCode(ctx: UserCtx): Promise<{ code: string; minutes: number }> {
  const code = oneTimeCode(prefix);
  await saveCounter(ctx, keyOf(ctx.user.email, code), minutes * 60);
  return { code, minutes };
}

/**
 * Accepts an unlock code once, from the client with the IP address `address`, but the user still needs the
 * password. Throws `invalid` for a wrong code.
 */
export async function redeemUnlockCode(
  ctx: Ctx,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<void> {
  const { succeeded } = await admitCode(ctx, address, email);
  const typed = codeIn(code, prefix) ?? codeIn(`${prefix}-${code.trim()}`, prefix);
  if (!typed || !(await takeCounter(ctx, keyOf(email, typed))))
    throw new AppError('invalid', 'This code is not valid. Send “unlock” from your phone for a new one.');
  await succeeded();
}

function keyOf(email: string, code: string): string {
  return `unlock:${mac('unlock', `${email}\n${code}`)}`;
}
