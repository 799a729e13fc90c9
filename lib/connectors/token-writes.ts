import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { connectors } from '@/db/schema/connectors';
import { tokenPlace } from '@/lib/connectors/writes';
import { type Ctx, inTransaction } from '@/lib/context';
import { seal } from '@/lib/crypto';
import { planDelivery } from '@/lib/deliveries/plan-writes';
import type { CalendarToken } from '@/lib/ports';

const leaseMs = 30_000;
const noticedAfterMs = 15_000;

/** Takes the refreshing of a token on itself: true for one of all who found the same token used up. */
export async function claimRefresh(ctx: Ctx, id: string, tokenRev: number): Promise<boolean> {
  const now = ctx.now();
  const claimed = await ctx.db
    .update(connectors)
    .set({ refreshingUntil: new Date(now.getTime() + leaseMs) })
    .where(
      and(
        eq(connectors.id, id),
        eq(connectors.tokenRev, tokenRev),
        eq(connectors.needsReconnect, false),
        or(isNull(connectors.refreshingUntil), lte(connectors.refreshingUntil, now)),
      ),
    )
    .returning({ id: connectors.id });
  return claimed.length > 0;
}

/** Keeps a new access token, sealed. */
export async function keepToken(ctx: Ctx, id: string, tokenRev: number, token: CalendarToken): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({
      accessToken: seal(token.accessToken, tokenPlace(id, 'access_token')),
      tokenExpiry: new Date(ctx.now().getTime() + token.expiresInSeconds * 1000),
      tokenRev: tokenRev + 1,
      refreshingUntil: null,
    })
    .where(and(eq(connectors.id, id), eq(connectors.tokenRev, tokenRev)));
}

export async function dropRefresh(ctx: Ctx, id: string, tokenRev: number): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({ refreshingUntil: null })
    .where(and(eq(connectors.id, id), eq(connectors.tokenRev, tokenRev)));
}

/** The provider does not know us any more: the account waits to be connected anew, and its person is told, once. */
export async function markRevoked(ctx: Ctx, id: string, tokenRev: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(connectors)
      .set({ needsReconnect: true, refreshingUntil: null })
      .where(
        and(eq(connectors.id, id), eq(connectors.tokenRev, tokenRev), eq(connectors.needsReconnect, false)),
      )
      .returning({ userId: connectors.userId, email: connectors.email });
    if (!row) return;
    await planDelivery(tx, {
      userId: row.userId,
      kind: 'notice',
      slot: `reconnect:${id}:${tokenRev}`,
      body: `Google does not let me into the calendar of ${row.email} any more. Please connect it again under Connectors on your dashboard. What you change until then is kept and carried over afterwards.`,
    });
    tx.due.note(new Date(tx.now().getTime() + noticedAfterMs));
  });
}
