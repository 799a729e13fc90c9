import { eq, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export interface UserGrants {
  isAdmin: boolean;
  dailyTokens: number | null;
}

/**
 * Returns the rights of the user `id` before `change`. Locks this user and all admins, so that two admins
 * cannot revoke each other's rights. Throws `conflict` if `change` would leave no admin.
 */
export async function lockGrants(ctx: UserCtx, id: string, change: Partial<UserGrants>): Promise<UserGrants> {
  const rows = await ctx.db
    .select({ id: users.id, isAdmin: users.isAdmin, dailyTokens: users.dailyTokens })
    .from(users)
    .where(or(eq(users.id, id), sql`is_admin`))
    .orderBy(users.id)
    .for('update');
  const admins = rows.filter(({ isAdmin }) => isAdmin);
  const current = rows.find((row) => row.id === id);
  if (!admins.some((admin) => admin.id === ctx.user.id))
    throw new AppError('forbidden', 'Admin access required');
  if (!current) throw new AppError('not_found', 'This account does not exist any more.');
  if (change.isAdmin === false && current.isAdmin && admins.length < 2)
    throw new AppError('conflict', 'This is the only admin. Make another user an admin first.');
  return { isAdmin: current.isAdmin, dailyTokens: current.dailyTokens };
}

/** Saves the rights of the user `id`. Call `lockGrants` first, in the same transaction. */
export async function saveGrants(ctx: UserCtx, id: string, grants: Partial<UserGrants>): Promise<void> {
  await ctx.db
    .update(users)
    .set({ ...grants, updatedAt: ctx.now() })
    .where(eq(users.id, id));
}
