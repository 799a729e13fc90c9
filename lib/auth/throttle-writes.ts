import { and, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import { authThrottle } from '@/db/schema/auth';
import { throttleForgetMs, throttleLimits, throttleLongestSeconds } from '@/lib/auth/rules';
import type { Ctx } from '@/lib/context';

/** The instant until which one of these keys is blocked, or null. */
export async function blockedUntil(ctx: Ctx, keys: string[]): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ until: authThrottle.blockedUntil })
    .from(authThrottle)
    .where(and(inArray(authThrottle.key, keys), gt(authThrottle.blockedUntil, ctx.now())))
    .orderBy(sql`blocked_until desc`)
    .limit(1);
  return row?.until ?? null;
}

/**
 * Counts one wrong password on every key, before it is known to be wrong: guesses sent side by side count too.
 * False where another guess blocked a key in the meantime.
 */
export async function charge(ctx: Ctx, keys: string[]): Promise<boolean> {
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const forgotten = sql`${new Date(now.getTime() - throttleForgetMs).toISOString()}::timestamptz`;
  const fails = sql`case when ${authThrottle.blockedUntil} < ${forgotten} then 1 else ${authThrottle.fails} + 1 end`;
  const over = sql`${fails} - ${limitOf}`;
  const rows = await ctx.db
    .insert(authThrottle)
    // In one order for everyone: two guesses that share keys wait for each other instead of deadlocking.
    .values([...keys].sort().map((key) => ({ key, fails: 1, blockedUntil: now })))
    .onConflictDoUpdate({
      target: authThrottle.key,
      set: {
        fails,
        blockedUntil: sql`${at} + case when ${over} < 0 then 0
          else least(${throttleLongestSeconds}::int, power(2, least(${over}, 10))) end * interval '1 second'`,
      },
      setWhere: lte(authThrottle.blockedUntil, now),
    })
    .returning({ key: authThrottle.key });
  return rows.length === keys.length;
}

/** After a right password: `cleared` keys start anew, `refunded` ones take back the one count this attempt put on them. */
export async function settle(ctx: Ctx, keys: { cleared: string[]; refunded: string[] }): Promise<void> {
  await ctx.db.delete(authThrottle).where(inArray(authThrottle.key, keys.cleared));
  // One after the other, in the order in which they are charged: two sign-ins never wait for each other crosswise.
  for (const key of [...keys.refunded].sort()) {
    await ctx.db
      .update(authThrottle)
      .set({ fails: sql`greatest(${authThrottle.fails} - 1, 0)`, blockedUntil: ctx.now() })
      .where(eq(authThrottle.key, key));
  }
}

/** Deletes counters that no longer count; for the hourly heartbeat. */
export async function sweepThrottle(ctx: Ctx): Promise<void> {
  const forgotten = new Date(ctx.now().getTime() - throttleForgetMs);
  await ctx.db.delete(authThrottle).where(lt(authThrottle.blockedUntil, forgotten));
}

// A key begins with its kind.
const limitOf = sql.raw(
  `case split_part(auth_throttle.key, ':', 1) ${Object.entries(throttleLimits)
    .map(([kind, limit]) => `when '${kind}' then ${limit}`)
    .join(' ')} end`,
);
