import { and, desc, gt, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { authThrottle } from '@/db/schema/auth';
import { throttleForgetMs, throttleLongestSeconds } from '@/lib/auth/rules';
import { type Ctx, inTransaction } from '@/lib/context';

export interface Counter {
  fails: number;
  until: Date;
}

type Counters<N extends string> = Record<N, Counter>;

export function changeCounters<N extends string, T>(
  ctx: Ctx,
  keys: Record<N, string>,
  change: (counters: Counters<N>, now: Date) => T,
): Promise<T> {
  const names = Object.keys(keys) as N[];
  // All transactions lock keys in the same order, so that they wait for each other and cannot deadlock.
  const sorted = names.map((name) => keys[name]).sort();
  return inTransaction(ctx, async (tx) => {
    await tx.db
      .insert(authThrottle)
      .values(sorted.map((key) => ({ key, blockedUntil: clock(ctx) })))
      .onConflictDoNothing();
    const rows = await tx.db
      .select({
        key: authThrottle.key,
        fails: authThrottle.fails,
        until: authThrottle.blockedUntil,
        now: clock(ctx).mapWith(authThrottle.blockedUntil),
      })
      .from(authThrottle)
      .where(inArray(authThrottle.key, sorted))
      .orderBy(authThrottle.key)
      .for('update');
    const byKey = new Map(rows.map(({ key, fails, until }) => [key, { fails, until }]));
    const now = rows[0]?.now ?? ctx.now();
    const counters = Object.fromEntries(
      names.map((name) => [name, { ...(byKey.get(keys[name]) ?? { fails: 0, until: now }) }]),
    ) as Counters<N>;
    const result = change(counters, now);
    await tx.db
      .insert(authThrottle)
      .values(
        names.map((name) => ({
          key: keys[name],
          fails: counters[name].fails,
          blockedUntil: counters[name].until,
        })),
      )
      .onConflictDoUpdate({
        target: authThrottle.key,
        set: { fails: sql`excluded.fails`, blockedUntil: sql`excluded.blocked_until` },
      });
    return result;
  });
}

/** Returns the milliseconds until none of `keys` is blocked; 0 if none is blocked now. */
export async function blockedFor(ctx: Ctx, keys: string[]): Promise<number> {
  const [row] = await ctx.db
    .select({
      until: authThrottle.blockedUntil,
      now: clock(ctx).mapWith(authThrottle.blockedUntil),
    })
    .from(authThrottle)
    .where(
      and(
        inArray(authThrottle.key, keys),
        gt(authThrottle.blockedUntil, clock(ctx)),
        lte(authThrottle.blockedUntil, sql`${clock(ctx)} + ${throttleLongestSeconds} * interval '1 second'`),
      ),
    )
    .orderBy(desc(authThrottle.blockedUntil))
    .limit(1);
  return row ? row.until.getTime() - row.now.getTime() : 0;
}

export async function takePace(
  ctx: Ctx,
  key: string,
  { burst, seconds }: { burst: number; seconds: number },
): Promise<boolean> {
  const now = clock(ctx);
  const step = sql`${seconds} * interval '1 second'`;
  const most = sql`${now} + ${burst * seconds} * interval '1 second'`;
  const rows = await ctx.db
    .insert(authThrottle)
    .values({ key, blockedUntil: sql`${now} + ${step}` })
    .onConflictDoUpdate({
      target: authThrottle.key,
      // Treats a stored time that is too far ahead, written by a wrong clock, as a fully used burst.
      set: { blockedUntil: sql`least(greatest(${authThrottle.blockedUntil}, ${now}) + ${step}, ${most})` },
      setWhere: sql`${authThrottle.blockedUntil} + ${step} <= ${most} or ${authThrottle.blockedUntil} > ${most}`,
    })
    .returning({ key: authThrottle.key });
  return rows.length > 0;
}

export async function saveCounter(ctx: Ctx, key: string, seconds: number): Promise<void> {
  const blockedUntil = sql`${clock(ctx)} + ${seconds} * interval '1 second'`;
  await ctx.db.insert(authThrottle).values({ key, blockedUntil });
}

export async function takeCounter(ctx: Ctx, key: string): Promise<boolean> {
  const rows = await ctx.db
    .delete(authThrottle)
    .where(sql`${authThrottle.key} = ${key} and ${authThrottle.blockedUntil} > ${clock(ctx)}`)
    .returning({ key: authThrottle.key });
  return rows.length > 0;
}

export async function sweepThrottle(ctx: Ctx): Promise<void> {
  const forgotten = sql`${clock(ctx)} - ${throttleForgetMs / 1000} * interval '1 second'`;
  await ctx.db.delete(authThrottle).where(lt(authThrottle.blockedUntil, forgotten));
}

// Returns the database's time, because the clocks of servers may differ.
function clock(ctx: Ctx): SQL<Date> {
  return (ctx.databaseNow?.() ?? sql`clock_timestamp()`) as SQL<Date>;
}
