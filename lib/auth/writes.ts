import { and, eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { authMessages } from '@/lib/auth/messages';
import { hashPassword } from '@/lib/auth/passwords';
import { normalisePhone } from '@/lib/auth/phone';
import { userColumns } from '@/lib/auth/reads';
import type { RegisterInput } from '@/lib/auth/schema';
import { admitRegistration } from '@/lib/auth/throttle/throttle';
import { type Ctx, inTransaction, type User, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { preferredTimeZone } from '@/lib/time/zones';

export type ClaimAddress = (
  ctx: Ctx,
  claim: { userId: string; channel: 'whatsapp'; address: string },
) => Promise<void>;

/**
 * Creates an account, and calls `claim` to record its phone number. `address` is the IP address of the client. Throws
 * `conflict` if the e-mail address is taken.
 */
export async function registerUser(
  ctx: Ctx,
  input: RegisterInput,
  claim: ClaimAddress,
  address = 'unknown',
): Promise<User> {
  const phoneNumber = normalisePhone(input.phoneNumber, input.country);
  await admitRegistration(ctx, address);
  const passwordHash = await hashPassword(input.password, `register ${address}`);
  return inTransaction(ctx, async (tx) => {
    const [user] = await tx.db
      .insert(users)
      .values({
        email: input.email,
        passwordHash,
        firstName: input.firstName || null,
        lastName: input.lastName || null,
        timezone: (input.timezone && preferredTimeZone(input.timezone)) || 'UTC',
      })
      .onConflictDoNothing({ target: users.email })
      .returning(registered);
    if (!user) throw new AppError('conflict', authMessages.emailTaken);
    // The caller passes `claim`, because lib/auth must not import lib/channels.
    await claim(tx, { userId: user.id, channel: 'whatsapp', address: phoneNumber });
    return { ...user, phoneNumber };
  });
}

/**
 * Updates the user and returns true. If `provenHash` is given but is no longer the hash of the user's
 * password, changes nothing and returns false.
 */
export async function changeUser(
  ctx: UserCtx,
  change: { firstName?: string | null; lastName?: string | null; timezone?: string; passwordHash?: string },
  provenHash?: string,
): Promise<boolean> {
  const isProven = provenHash === undefined ? undefined : eq(users.passwordHash, provenHash);
  const rows = await ctx.db
    .update(users)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(users.id, ctx.user.id), isProven))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Makes an account an admin. Creates the account if it does not exist; an existing account keeps its
 * password.
 */
export async function grantAdmin(
  ctx: Ctx,
  input: { email: string; password: string },
): Promise<{ userId: string; created: boolean; wasAdmin: boolean }> {
  const passwordHash = await hashPassword(input.password);
  return inTransaction(ctx, async (tx) => {
    const [created] = await tx.db
      .insert(users)
      .values({ email: input.email, passwordHash, isAdmin: true })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (created) return { userId: created.id, created: true, wasAdmin: false };
    const [before] = await tx.db
      .select({ id: users.id, isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.email, input.email))
      .for('update');
    if (!before) throw new Error('The account was deleted in the meantime');
    await tx.db.update(users).set({ isAdmin: true, updatedAt: ctx.now() }).where(eq(users.id, before.id));
    return { userId: before.id, created: false, wasAdmin: before.isAdmin };
  });
}

const { phoneNumber: _, ...registered } = userColumns;
