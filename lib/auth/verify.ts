import { reservePlace } from '@/lib/auth/hash-queue';
import { authMessages } from '@/lib/auth/messages';
import { isPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { type Attempt, admit, expectedLane } from '@/lib/auth/throttle/throttle';
import type { Ctx, User } from '@/lib/context';
import { AppError } from '@/lib/errors';

export interface Proven {
  user: User;
  passwordHash: string;
}

export async function verifyPassword(ctx: Ctx, attempt: Attempt & { password: string }): Promise<User> {
  return (await proveOwner(ctx, attempt)).user;
}

/**
 * Returns the user with this e-mail address and password, or throws `unauthenticated`. The check takes as
 * long for an unknown e-mail address as for a wrong password.
 */
export async function proveOwner(ctx: Ctx, attempt: Attempt & { password: string }): Promise<Proven> {
  const release = reservePlace(expectedLane(attempt));
  try {
    const found = await findCredentials(ctx.db, attempt.email);
    const passwordHash = found?.passwordHash ?? null;
    const { lane, succeeded, withdrawn } = await admit(ctx, attempt, passwordHash);
    release();
    const isRight = await isPassword(attempt.password, passwordHash, lane).catch(async (error: unknown) => {
      await withdrawn();
      throw error;
    });
    if (!found || !isRight) throw new AppError('unauthenticated', authMessages.wrongPassword);
    await succeeded();
    return found;
  } finally {
    release();
  }
}
