import { eq, lt } from 'drizzle-orm';
import { jobTokens } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';

/** Whether a signed callback was served before. */
export async function isServed(ctx: Ctx, jti: string): Promise<boolean> {
  const rows = await ctx.db.select({ jti: jobTokens.jti }).from(jobTokens).where(eq(jobTokens.jti, jti));
  return rows.length > 0;
}

/** Notes a callback as served, after its work is done: one that failed may come again. Forgets those whose time is over. */
export async function markServed(ctx: Ctx, jti: string, expiresAt: Date): Promise<void> {
  await ctx.db.insert(jobTokens).values({ jti, expiresAt }).onConflictDoNothing();
  if (Math.random() < 0.01) await ctx.db.delete(jobTokens).where(lt(jobTokens.expiresAt, ctx.now()));
}
