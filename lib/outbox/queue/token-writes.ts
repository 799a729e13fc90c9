import { eq, lt, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { jobTokens } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/**
 * Returns the database's time, and whether a job's request was handled before. `jti` is the id of the token in the
 * request.
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
 * Records that the request with the token id `jti` was handled. The record may be deleted after `expiresAt`, when
 * the token is no longer valid. Call this after the work, so that a failed request is repeated.
 */
export async function markServed(ctx: Ctx, jti: string, expiresAt: Date): Promise<void> {
  await ctx.db.insert(jobTokens).values({ jti, expiresAt }).onConflictDoNothing();
  if (Math.random() < sweepShare) await ctx.db.delete(jobTokens).where(lt(jobTokens.expiresAt, ctx.now()));
}
