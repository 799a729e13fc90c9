import { authMessages } from '@/lib/auth/messages';
import { isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { type Attempt, admit } from '@/lib/auth/throttle/throttle';
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
 * Returns the user with this e-mail and password. Throws unauthenticated if they do not belong together (an unknown account costs the
 * same and says the same), too_many if the throttle makes this attempt wait, busy if too many passwords are being checked.
 */
export async function proveOwner(ctx: Ctx, attempt: Attempt & { password: string }): Promise<Proven> {
  const found = await findCredentials(ctx.db, attempt.email);
  const passwordHash = found?.passwordHash ?? null;
  const { lane, succeeded, withdrawn } = await admit(ctx, attempt, passwordHash);
  const isRight = await isPassword(attempt.password, passwordHash, lane).catch(async (error: unknown) => {
    await withdrawn();
    throw error;
  });
  if (!found || !isRight) throw new AppError('unauthenticated', authMessages.wrongPassword);
  await succeeded();
  return found;
}
