import { and, eq, inArray, sql } from 'drizzle-orm';
import { userInfo } from '@/db/schema/info';
import { refuseBeyond } from '@/lib/ceilings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';
import { infoColumns } from '@/lib/info/reads';
import type { Info, StoreInfoInput, UpdateInfoInput } from '@/lib/info/schema';

export type InfoRow = typeof userInfo.$inferSelect;

const uniqueViolation = '23505';

/** Stores a fact. Replaces the value if the user has a fact with this name (case is ignored). */
export function storeInfo(ctx: UserCtx, input: StoreInfoInput): Promise<Info> {
  return inTransaction(ctx, async (tx) => {
    const row = await writeInfo(tx, input);
    await refuseBeyond(tx, 'facts', userInfo, eq(userInfo.userId, ctx.user.id));
    return row;
  });
}

async function writeInfo(ctx: UserCtx, input: StoreInfoInput): Promise<Info> {
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

export async function updateInfo(ctx: UserCtx, id: string, input: UpdateInfoInput): Promise<Info> {
  try {
    const [row] = await ctx.db
      .update(userInfo)
      .set({ ...input, updatedAt: ctx.now() })
      .where(ownInfo(ctx, [id]))
      .returning(infoColumns);
    if (!row) throw notFound();
    return row;
  } catch (error) {
    if (!isDatabaseError(error, uniqueViolation)) throw error;
    throw new AppError('conflict', 'You already have information with this name.');
  }
}

export async function deleteInfo(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await deleteInfoRows(ctx, [id]);
  if (!row) throw notFound();
  return { id: row.id };
}

export function deleteInfoRows(ctx: UserCtx, ids: string[]): Promise<InfoRow[]> {
  return ctx.db.delete(userInfo).where(ownInfo(ctx, ids)).returning();
}

export async function findInfoRow(ctx: UserCtx, key: string): Promise<InfoRow | null> {
  const [row] = await ctx.db
    .select()
    .from(userInfo)
    .where(and(eq(userInfo.userId, ctx.user.id), sql`${userInfo.keyFold} = lower(${key})`));
  return row ?? null;
}

function ownInfo(ctx: UserCtx, ids: string[]) {
  return and(inArray(userInfo.id, ids), eq(userInfo.userId, ctx.user.id));
}

function notFound(): AppError {
  return new AppError('not_found', 'This information does not exist any more.');
}
