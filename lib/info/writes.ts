import { and, eq, inArray, sql } from 'drizzle-orm';
import { userInfo } from '@/db/schema/info';
import type { UserCtx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';
import { infoColumns } from '@/lib/info/reads';
import type { Info, StoreInfoInput, UpdateInfoInput } from '@/lib/info/schema';

export type InfoRow = typeof userInfo.$inferSelect;

/** Stores a fact; one with the same name (in any case) takes the new value. */
export async function storeInfo(ctx: UserCtx, input: StoreInfoInput): Promise<Info> {
  const [row] = await ctx.db
    .insert(userInfo)
    .values({ userId: ctx.user.id, key: input.key, value: input.value, source: ctx.channel })
    .onConflictDoUpdate({
      target: [userInfo.userId, userInfo.keyFold],
      set: { value: sql`excluded.value`, source: sql`excluded.source`, updatedAt: ctx.now() },
    })
    .returning(infoColumns);
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Changes an own fact; a stranger's does not exist, and a name can be there once. */
export async function updateInfo(ctx: UserCtx, id: string, input: UpdateInfoInput): Promise<Info> {
  try {
    const [row] = await ctx.db
      .update(userInfo)
      .set({ ...input, updatedAt: ctx.now() })
      .where(own(ctx, [id]))
      .returning(infoColumns);
    if (!row) throw new AppError('not_found', 'This information does not exist any more.');
    return row;
  } catch (error) {
    if (!isDatabaseError(error, '23505')) throw error;
    throw new AppError('conflict', 'You already have information with this name.');
  }
}

/** Deletes an own fact. */
export async function deleteInfo(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await removeInfo(ctx, [id]);
  if (!row) throw new AppError('not_found', 'This information does not exist any more.');
  return { id: row.id };
}

/** Deletes own facts and gives back what stood there. */
export function removeInfo(ctx: UserCtx, ids: string[]): Promise<InfoRow[]> {
  return ctx.db.delete(userInfo).where(own(ctx, ids)).returning();
}

/** The own row of this name, in any case, or null. */
export async function infoByKey(ctx: UserCtx, key: string): Promise<InfoRow | null> {
  const [row] = await ctx.db
    .select()
    .from(userInfo)
    .where(and(eq(userInfo.userId, ctx.user.id), sql`${userInfo.keyFold} = lower(${key})`));
  return row ?? null;
}

/** Puts rows back as a receipt kept them. Throws conflict where their name was stored anew since: that one stands. */
export async function restoreInfo(ctx: UserCtx, rows: InfoRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map((row) => row.id);
  await ctx.db.delete(userInfo).where(own(ctx, ids));
  try {
    await ctx.db
      .insert(userInfo)
      .values(rows.map(({ keyFold: _, ...row }) => ({ ...row, userId: ctx.user.id })));
  } catch (error) {
    if (!isDatabaseError(error, '23505')) throw error;
    throw new AppError('conflict', 'Something of this name was stored since, so nothing was undone.');
  }
}

function own(ctx: UserCtx, ids: string[]) {
  return and(inArray(userInfo.id, ids), eq(userInfo.userId, ctx.user.id));
}
