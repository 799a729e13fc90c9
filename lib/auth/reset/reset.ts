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
  /** Names of the connections that were removed from the account, for a message to the user. */
  ended: string[];
  /**
   * Revokes Sidekick's access to the removed connections at their providers. Call it after the transaction is
   * committed.
   */
  revoke: (ctx: Ctx) => Promise<void>;
}

export type ProveEmail = (ctx: Ctx, user: User) => Promise<ProvenEmail>;

/**
 * Requests a mail with a link for choosing a new password. A job looks up the account later, so neither the
 * answer nor its timing reveals whether the account exists. Throws `too_many` after too many requests from
 * one IP address. After too many links for one account, sends no more for a while and throws nothing.
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

/** Creates a reset token, valid for 30 minutes or until the user requests another. */
export async function createResetToken(ctx: Ctx, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + resetMinutes * 60_000);
  await saveReset(ctx, userId, { tokenHash: hashOf(token), expiresAt });
  return token;
}

export async function isResetOpen(ctx: Ctx, token: string): Promise<boolean> {
  return (await findReset(ctx, hashOf(token))) !== null;
}

/**
 * Sets a new password for the user to whom the token was mailed. A token works once. Also ends every session
 * of the account, forgets its known browsers and verifies the e-mail address. Throws `invalid` for an invalid
 * token, and `too_many` after several wrong tokens from one IP address.
 */
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
