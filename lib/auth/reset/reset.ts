import { randomBytes } from 'node:crypto';
import { authMessages, resetEndedText } from '@/lib/auth/messages';
import { hashPassword } from '@/lib/auth/passwords';
import { findReset, savePassword, saveReset, takeReset } from '@/lib/auth/reset/writes';
import { resetMinutes } from '@/lib/auth/rules';
import { deleteSessions } from '@/lib/auth/sessions/session-writes';
import { admitCode, admitReset } from '@/lib/auth/throttle/throttle';
import { type Ctx, inTransaction, type User } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

export interface ProvenEmail {
  ended: string[];
  /** Asks the providers of the removed connections to end our access. Call this only after the commit. */
  revoke: (ctx: Ctx) => Promise<void>;
}

export type ProveEmail = (ctx: Ctx, user: User) => Promise<ProvenEmail>;

/**
 * Requests a mail with a link for a new password. `address` is the client's IP address. The answer and its
 * timing do not reveal whether the account exists.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { email, address }: { email: string; address: string },
): Promise<{ message: string }> {
  const isAdmitted = await admitReset(ctx, { email, address });
  if (!ctx.ports.mailer) return { message: authMessages.resetWithoutMail };
  if (isAdmitted)
    await ctx.ports.queue.publish({ path: '/api/jobs/mail', body: { mail: 'password_reset', email } });
  return { message: authMessages.resetAsked };
}

export async function createResetToken(ctx: Ctx, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + resetMinutes * 60_000);
  await saveReset(ctx, userId, { tokenHash: hashOf(token), expiresAt });
  return token;
}

export async function isResetOpen(ctx: Ctx, token: string): Promise<boolean> {
  return (await findReset(ctx, hashOf(token))) !== null;
}

export async function resetPassword(
  ctx: Ctx,
  { token, password, address }: { token: string; password: string; address: string },
  proveEmail: ProveEmail,
): Promise<{ message: string }> {
  const { lane, succeeded } = await admitCode(ctx, address);
  const tokenHash = hashOf(token);
  const user = await findReset(ctx, tokenHash);
  if (!user) throw new AppError('invalid', authMessages.resetOver);
  const passwordHash = await hashPassword(password, lane);
  const { ended, revoke } = await inTransaction(ctx, async (tx) => {
    if (!(await takeReset(tx, tokenHash))) throw new AppError('invalid', authMessages.resetOver);
    // Verify the address before locking the user's row: binding an address takes its locks in the same order.
    const proven = await proveEmail(tx, user);
    await savePassword(tx, user.id, passwordHash);
    await deleteSessions(tx, user.id);
    return proven;
  });
  await succeeded();
  await revoke(ctx);
  return { message: ended.length > 0 ? resetEndedText(ended) : authMessages.resetDone };
}

function hashOf(token: string): string {
  return mac('reset', token);
}
