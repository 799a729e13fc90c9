import { isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { authMessages } from '@/lib/auth/rules';
import { type Attempt, admit } from '@/lib/auth/throttle';
import type { Ctx, User } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * The person behind an e-mail and a password. Throws unauthenticated where they do not belong together (an unknown
 * account costs the same and says the same), too_many where the throttle makes this attempt wait.
 */
export async function verifyPassword(ctx: Ctx, attempt: Attempt & { password: string }): Promise<User> {
  const succeeded = await admit(ctx, attempt);
  const found = await findCredentials(ctx.db, attempt.email);
  const isRight = await isPassword(attempt.password, found?.passwordHash ?? null);
  if (!found || !isRight) throw new AppError('unauthenticated', authMessages.wrongPassword);
  await succeeded();
  return found.user;
}
