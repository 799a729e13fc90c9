import { eq, lt, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { jobTokens } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/**
 * Returns whether the callback with the token id `jti` was already handled. Also returns the time of the
 * database, which all scheduling uses.
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
 * Records that a callback was handled. Call this after the work is done, because the queue retries a failed
 * callback with the same token.
 */
export async function markServed(ctx: Ctx, jti: string, expiresAt: Date): Promise<void> {
  await ctx.db.insert(jobTokens).values({ jti, expiresAt }).onConflictDoNothing();
  if (Math.random() < sweepShare) await ctx.db.delete(jobTokens).where(lt(jobTokens.expiresAt, ctx.now()));
}
