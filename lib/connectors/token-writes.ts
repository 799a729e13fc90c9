import { and, eq } from 'drizzle-orm';
import { connectors } from '@/db/schema/connectors';
import { planNotice } from '@/lib/connectors/sync/notices';
import { tokenPlace } from '@/lib/connectors/writes';
import { type Ctx, inTransaction } from '@/lib/context';
import { seal } from '@/lib/crypto';
import { isFree, leaseEnd } from '@/lib/lease';
import type { CalendarToken } from '@/lib/ports';

// Other callers wait a little longer than this for the new token.
const refreshLeaseSeconds = 30;

export async function claimRefresh(ctx: Ctx, id: string, tokenRev: number): Promise<boolean> {
  const claimed = await ctx.db
    .update(connectors)
    .set({ refreshingUntil: leaseEnd(ctx, refreshLeaseSeconds) })
    .where(
      and(
        eq(connectors.id, id),
        eq(connectors.tokenRev, tokenRev),
        eq(connectors.needsReconnect, false),
        isFree(ctx, connectors.refreshingUntil),
      ),
    )
    .returning({ id: connectors.id });
  return claimed.length > 0;
}

export async function saveToken(ctx: Ctx, id: string, tokenRev: number, token: CalendarToken): Promise<void> {
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

export async function releaseRefresh(ctx: Ctx, id: string, tokenRev: number): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({ refreshingUntil: null })
    .where(and(eq(connectors.id, id), eq(connectors.tokenRev, tokenRev)));
}

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
    await planNotice(
      tx,
      row.userId,
      { causeId: id, sequence: tokenRev },
      `Google no longer lets me read the calendar of ${row.email}. Please connect it again under Connectors on your dashboard. Changes you make until then are saved and written to it afterwards.`,
    );
  });
}
