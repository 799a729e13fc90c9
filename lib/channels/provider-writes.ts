import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { providerState } from '@/db/schema/channels';
import type { Ctx } from '@/lib/context';

export interface ProviderState {
  /** Failures in a row. */
  fails: number;
  /** Switched off by an operator: nothing leaves by it. */
  off: boolean;
}

/** How a provider has been doing. */
export async function providerStateOf(ctx: Ctx, provider: string): Promise<ProviderState> {
  const [row] = await ctx.db
    .select({ fails: providerState.fails, off: providerState.off })
    .from(providerState)
    .where(eq(providerState.provider, provider));
  return row ?? { fails: 0, off: false };
}

/** Takes the one probe that may go to a failing provider now; false where another has it. */
export async function claimProbe(ctx: Ctx, provider: string, seconds: number): Promise<boolean> {
  const now = ctx.now();
  const rows = await ctx.db
    .update(providerState)
    .set({ openUntil: new Date(now.getTime() + seconds * 1000) })
    .where(and(eq(providerState.provider, provider), lte(providerState.openUntil, now)))
    .returning({ provider: providerState.provider });
  return rows.length > 0;
}

/** Notes failures in a row: added to those before, or instead of them where something went through since. */
export async function noteFails(
  ctx: Ctx,
  provider: string,
  noted: { fails: number; isReset: boolean },
  breaker: { fails: number; seconds: number },
): Promise<void> {
  const { fails, isReset } = noted;
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

/** Switches everything that leaves by a provider off or on; false where it was so already. */
export async function setOff(ctx: Ctx, provider: string, off: boolean): Promise<boolean> {
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
