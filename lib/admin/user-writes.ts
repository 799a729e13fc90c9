import { eq, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** What an operator sets of an account. */
export interface Grants {
  isAdmin: boolean;
  dailyTokens: number | null;
}

/**
 * Holds an account, and every admin's, in one order for all: of two who withdraw each other's rights at once one stays. Throws
 * not_found, forbidden where the one who asks is no admin any more, conflict where nobody would be left.
 */
export async function holdGrants(ctx: UserCtx, id: string, wanted: Partial<Grants>): Promise<Grants> {
  const rows = await ctx.db
    .select({ id: users.id, isAdmin: users.isAdmin, dailyTokens: users.dailyTokens })
    .from(users)
    .where(or(eq(users.id, id), sql`is_admin`))
    .orderBy(users.id)
    .for('update');
  const admins = rows.filter(({ isAdmin }) => isAdmin);
  const standing = rows.find((row) => row.id === id);
  if (!admins.some((admin) => admin.id === ctx.user.id))
    throw new AppError('forbidden', 'Admin access required');
  if (!standing) throw new AppError('not_found', 'This account does not exist any more.');
  if (wanted.isAdmin === false && standing.isAdmin && admins.length < 2)
    throw new AppError('conflict', 'This is the only admin. Make somebody else an admin first.');
  return { isAdmin: standing.isAdmin, dailyTokens: standing.dailyTokens };
}

/** Writes what an operator set; the account is held. */
export async function setGrants(ctx: UserCtx, id: string, grants: Partial<Grants>): Promise<void> {
  await ctx.db
    .update(users)
    .set({ ...grants, updatedAt: ctx.now() })
    .where(eq(users.id, id));
}
