import { codeIn, oneTimeCode } from '@/lib/auth/code';
import { admitCode } from '@/lib/auth/throttle/throttle';
import { saveCounter, takeCounter } from '@/lib/auth/throttle/throttle-writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

const prefix = 'UN';
const minutes = 10;

/**
 * Returns a code with which the user can enter the password at once, even after strangers have entered wrong
 * passwords. The code is valid for `minutes`. Send the code only to a verified phone.
 */
export async function createUnlockCode(ctx: UserCtx): Promise<{ code: string; minutes: number }> {
  const code = oneTimeCode(prefix);
  await saveCounter(ctx, keyOf(ctx.user.email, code), minutes * 60);
  return { code, minutes };
}

/**
 * Checks an unlock code and deletes it, so that it works only once. The user still needs the password to sign in.
 * Throws `invalid` for a wrong, used or expired code. Throws `too_many` after several wrong codes from the client's
 * IP address `address`.
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
