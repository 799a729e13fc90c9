import { eq, lt, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { jobTokens } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/**
 * Returns the database's time, and whether a job's request with this token id was handled before
 * (`isServed`).
 */
export async function readToken(ctx: Ctx, jti: string): Promise<{ isServed: boolean; now: Date }> {
  const [row] = await rowsOf<{ served: boolean; now: Date | string }>(
    ctx.db,
    sql`select exists(select from ${jobTokens} where ${eq(jobTokens.jti, jti)}) as served, now() as now`,
  );
  if (!row) throw new Error('the database returned no row');
  return { isServed: row.served, now: new Date(row.now) };
}

const sweepShare = 0.01;

/**
 * Records that a job's request with this token id was handled. Call this after the work is done, so that a
 * request that fails is repeated. The record is deleted some time after `expiresAt`, the end of the token.
 */
export async function markServed(ctx: Ctx, jti: string, expiresAt: Date): Promise<void> {
  await ctx.db.insert(jobTokens).values({ jti, expiresAt }).onConflictDoNothing();
  if (Math.random() < sweepShare) await ctx.db.delete(jobTokens).where(lt(jobTokens.expiresAt, ctx.now()));
}
