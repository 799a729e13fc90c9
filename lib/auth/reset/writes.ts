import { and, eq, gt } from 'drizzle-orm';
import { passwordResets, users } from '@/db/schema/auth';
import { userColumns } from '@/lib/auth/reads';
import type { Ctx, User } from '@/lib/context';

export async function saveReset(
  ctx: Ctx,
  userId: string,
  reset: { tokenHash: string; expiresAt: Date },
): Promise<void> {
  const row = { ...reset, createdAt: ctx.now() };
  await ctx.db
    .insert(passwordResets)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passwordResets.userId, set: row });
}

export async function findReset(ctx: Ctx, tokenHash: string): Promise<User | null> {
  const [row] = await ctx.db
    .select(userColumns)
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen(ctx, tokenHash));
  return row ?? null;
}

export async function takeReset(ctx: Ctx, tokenHash: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(passwordResets)
    .where(isOpen(ctx, tokenHash))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

export async function savePassword(ctx: Ctx, userId: string, passwordHash: string): Promise<void> {
  await ctx.db.update(users).set({ passwordHash, updatedAt: ctx.now() }).where(eq(users.id, userId));
}

function isOpen(ctx: Ctx, tokenHash: string) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, ctx.now()));
}
