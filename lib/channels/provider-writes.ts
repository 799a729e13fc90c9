import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { providerState } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

export interface ProviderState {
  fails: number;
  off: boolean;
}

export async function providerStateOf(ctx: Ctx, provider: string): Promise<ProviderState> {
  const [row] = await ctx.db
    .select({ fails: providerState.fails, off: providerState.off })
    .from(providerState)
    .where(eq(providerState.provider, provider));
  return row ?? { fails: 0, off: false };
}

export async function readProviderStates(ctx: Ctx): Promise<Map<string, ProviderState>> {
  const rows = await ctx.db.select().from(providerState);
  return new Map(rows.map(({ provider, fails, off }) => [provider, { fails, off }]));
}

export async function switchedOffProviders(ctx: Ctx, providers: string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .select({ provider: providerState.provider })
    .from(providerState)
    .where(and(inArray(providerState.provider, providers), eq(providerState.off, true)));
  return new Set(rows.map(({ provider }) => provider));
}

/**
 * Returns whether this process may test a failing provider with one message. If so, no other process may test
 * the provider for `seconds`.
 */
export async function claimProbe(ctx: Ctx, provider: string, seconds: number): Promise<boolean> {
  const now = ctx.now();
  const rows = await ctx.db
    .update(providerState)
    .set({ openUntil: new Date(now.getTime() + seconds * 1000) })
    .where(and(eq(providerState.provider, provider), lte(providerState.openUntil, now)))
    .returning({ provider: providerState.provider });
  return rows.length > 0;
}

/**
 * Adds `recorded.fails` to the provider's stored number of failures in a row. If `recorded.isReset` is true,
 * a message succeeded before these failures, so the count starts again at 0. If the count reaches
 * `breaker.fails`, nothing is sent for `breaker.seconds` seconds.
 */
export async function recordFailures(
  ctx: Ctx,
  provider: string,
  recorded: { fails: number; isReset: boolean },
  breaker: { fails: number; seconds: number },
): Promise<void> {
  const { fails, isReset } = recorded;
  const until = new Date(ctx.now().getTime() + breaker.seconds * 1000).toISOString();
  const openFrom = (count: ReturnType<typeof sql>) =>
    sql`case when ${count} >= ${breaker.fails} then ${until}::timestamptz end`;
  const total = isReset ? sql`${fails}::int` : sql`${providerState.fails} + ${fails}::int`;
  await ctx.db
    .insert(providerState)
    .values({ provider, fails, openUntil: openFrom(sql`${fails}::int`) })
    .onConflictDoUpdate({
      target: providerState.provider,
      set: { fails: total, openUntil: openFrom(total) },
    });
}

export async function setProviderOff(ctx: Ctx, provider: string, off: boolean): Promise<boolean> {
  const rows = await ctx.db
    .insert(providerState)
    .values({ provider, off })
    .onConflictDoUpdate({
      target: providerState.provider,
      set: { off },
      setWhere: ne(providerState.off, off),
    })
    .returning({ provider: providerState.provider });
  return rows.length > 0;
}
