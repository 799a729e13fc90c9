import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { providerState } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

export interface ProviderState {
  fails: number;
  /** Whether an admin has switched the provider off. Sidekick then sends nothing through it. */
  off: boolean;
}

export async function providerStateOf(ctx: Ctx, provider: string): Promise<ProviderState> {
  const [row] = await ctx.db
    .select({ fails: providerState.fails, off: providerState.off })
    .from(providerState)
    .where(eq(providerState.provider, provider));
  return row ?? { fails: 0, off: false };
}

/**
 * Returns the stored states by provider. A provider has no stored state until it fails or an admin switches
 * it off.
 */
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
 * Claims the right to test a failing provider with one message. It can be claimed once every `seconds`.
 * Returns false if another sender has claimed it.
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
 * Records that a provider failed `fails` times in a row. Adds `fails` to the stored number. If a message was
 * sent in between (`isReset`), replaces the stored number instead. From `breaker.fails` failures on, opens
 * the circuit breaker for `breaker.seconds`.
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
