import { randomBytes } from 'node:crypto';
import { authMessages, resetEndedText } from '@/lib/auth/messages';
import { hashPassword } from '@/lib/auth/passwords';
import { findReset, savePassword, saveReset, takeReset } from '@/lib/auth/reset/writes';
import { resetMinutes } from '@/lib/auth/rules';
import { deleteSessions } from '@/lib/auth/sessions/session-writes';
import { admitReset, admitUnlock } from '@/lib/auth/throttle/throttle';
import { type Ctx, inTransaction, type User } from '@/lib/context';
import { mac } from '@/lib/crypto';
import { AppError } from '@/lib/errors';

/** What the proof of an e-mail address has ended. */
export interface ProvenEmail {
  /** Names of what was connected to the account and is not any more, for the user. */
  ended: string[];
  /** Call it once the transaction is committed. Revokes our access to what was disconnected. */
  revoke: (ctx: Ctx) => Promise<void>;
}

/**
 * Records that the user has access to their e-mail address, and ends what gives others access to the account if they may have
 * registered it. The caller passes this function in, because auth must not import channels.
 */
export type ProveEmail = (ctx: Ctx, user: User) => Promise<ProvenEmail>;

/**
 * Requests a mail with a link for choosing a new password. A job looks up the account later, so neither the answer nor its timing
 * reveals whether there is one. Throws too_many after too many requests from one address. If an account gets too many links, sends
 * no more for a while, without an error.
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

/** Creates the user's reset token. It is valid for 30 minutes or until a newer one is created. */
export async function createResetToken(ctx: Ctx, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.now().getTime() + resetMinutes * 60_000);
  await saveReset(ctx, userId, { tokenHash: hashOf(token), expiresAt });
  return token;
}

/** Returns whether a token from a mail can set a new password. */
export async function isResetOpen(ctx: Ctx, token: string): Promise<boolean> {
  return (await findReset(ctx, hashOf(token))) !== null;
}

/**
 * Sets a new password for the user of a token from a mail. A token works once. Ends every session of the account, forgets its known
 * browsers, and proves the e-mail address; the answer names what that has disconnected. Throws invalid for an invalid token, and
 * too_many after several wrong tokens from one address.
 */
export async function resetPassword(
  ctx: Ctx,
  { token, password, address }: { token: string; password: string; address: string },
  proveEmail: ProveEmail,
): Promise<{ message: string }> {
  const { lane, succeeded } = await admitUnlock(ctx, address);
  const tokenHash = hashOf(token);
  const user = await findReset(ctx, tokenHash);
  if (!user) throw new AppError('invalid', authMessages.resetOver);
  const passwordHash = await hashPassword(password, lane);
  const { ended, revoke } = await inTransaction(ctx, async (tx) => {
    if (!(await takeReset(tx, tokenHash))) throw new AppError('invalid', authMessages.resetOver);
    // The address is verified before the user's row is locked, because binding an address takes its locks in the same order.
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
