import { eq, or } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Locks the user's row. For an admin, locks the rows of all admins, so that two admins cannot delete their
 * accounts at once. Throws `conflict` if the user is the only admin.
 */
export async function lockAccount(ctx: UserCtx): Promise<void> {
  const { id, isAdmin } = ctx.user;
  const rows = await ctx.db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(isAdmin ? or(eq(users.id, id), eq(users.isAdmin, true)) : eq(users.id, id))
    .orderBy(users.id)
    .for('update');
  if (isAdmin && rows.filter((row) => row.isAdmin).length < 2)
    throw new AppError('conflict', 'You are the only admin. Make somebody else an admin first.');
}

export async function deleteUser(ctx: UserCtx): Promise<void> {
  await ctx.db.delete(users).where(eq(users.id, ctx.user.id));
}
