import { codeIn, oneTimeCode } from '@/lib/auth/code';
import { admitCode } from '@/lib/auth/throttle/throttle';
import { saveCounter, takeCounter } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

const prefix = 'UN';
const minutes = 10;

/**
 * Creates an unlock code for a user whom other people's wrong passwords keep waiting. In a browser that has
 * redeemed the code, only wrong passwords from that browser make the user wait. Send the code only to the
 * user's verified phone.
 */
export async function createUnlockCode(ctx: UserCtx): Promise<{ code: string; minutes: number }> {
  const code = oneTimeCode(prefix);
  await saveCounter(ctx, keyOf(ctx.user.email, code), minutes * 60);
  return { code, minutes };
}

/**
 * Redeems an unlock code; a code works once. The user still needs the password. The caller then gives the
 * browser a device cookie. Throws `invalid` for a wrong or used code, and `too_many` after too many attempts
 * from one IP address for one account.
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
