import { isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { authMessages } from '@/lib/auth/rules';
import { type Attempt, admit } from '@/lib/auth/throttle';
import type { Ctx, User } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** Somebody, and the very hash that their password was checked against. */
export interface Proven {
  user: User;
  passwordHash: string;
}

/** As proveOwner, where only the person matters. */
export async function verifyPassword(ctx: Ctx, attempt: Attempt & { password: string }): Promise<User> {
  return (await proveOwner(ctx, attempt)).user;
}

/**
 * The person behind an e-mail and a password. Throws unauthenticated where they do not belong together (an unknown
 * account costs the same and says the same), too_many where the throttle makes this attempt wait.
 */
export async function proveOwner(ctx: Ctx, attempt: Attempt & { password: string }): Promise<Proven> {
  const succeeded = await admit(ctx, attempt);
  const found = await findCredentials(ctx.db, attempt.email);
  const isRight = await isPassword(attempt.password, found?.passwordHash ?? null);
  if (!found || !isRight) throw new AppError('unauthenticated', authMessages.wrongPassword);
  await succeeded();
  return found;
}
