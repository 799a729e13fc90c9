import { authMessages } from '@/lib/auth/messages';
import { isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { type Attempt, admit } from '@/lib/auth/throttle/throttle';
import type { Ctx, User } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** A user, and the password hash that their password was checked against. */
export interface Proven {
  user: User;
  passwordHash: string;
}

/** Returns only the user of proveOwner. Throws the same errors. */
export async function verifyPassword(ctx: Ctx, attempt: Attempt & { password: string }): Promise<User> {
  return (await proveOwner(ctx, attempt)).user;
}

/**
 * Returns the user with this e-mail and password, and the hash. Throws unauthenticated if they do not match; an unknown e-mail gives
 * the same answer after equally long work. Throws too_many if the throttle makes this attempt wait, busy if too many passwords are
 * being checked.
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
