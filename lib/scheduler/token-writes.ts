import { eq, lt, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { jobTokens } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/** Whether a signed callback was served before, and the database's own time: that of everything that is scheduled. */
export async function readToken(ctx: Ctx, jti: string): Promise<{ isServed: boolean; now: Date }> {
  const [row] = await rowsOf<{ served: boolean; now: Date | string }>(
    ctx.db,
    sql`select exists(select from ${jobTokens} where ${eq(jobTokens.jti, jti)}) as served, now() as now`,
  );
  if (!row) throw new Error('select returned no row');
  return { isServed: row.served, now: new Date(row.now) };
}

/** Notes a callback as served, after its work is done: one that failed may come again. Forgets those whose time is over. */
export async function markServed(ctx: Ctx, jti: string, expiresAt: Date): Promise<void> {
  await ctx.db.insert(jobTokens).values({ jti, expiresAt }).onConflictDoNothing();
  if (Math.random() < 0.01) await ctx.db.delete(jobTokens).where(lt(jobTokens.expiresAt, ctx.now()));
}
