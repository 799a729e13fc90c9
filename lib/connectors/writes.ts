import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { seal } from '@/lib/crypto';
import { AppError } from '@/lib/errors';
import { isFree, leaseEnd } from '@/lib/lease';
import type { CalendarGrant } from '@/lib/ports';

const stateMinutes = 10;

export async function saveConsentState(
  ctx: UserCtx,
  state: { digest: string; sid: string; provider: string },
): Promise<void> {
  await ctx.db
    .delete(connectorStates)
    .where(and(eq(connectorStates.userId, ctx.user.id), lte(connectorStates.expiresAt, ctx.now())));
  await ctx.db.insert(connectorStates).values({
    ...state,
    userId: ctx.user.id,
    expiresAt: new Date(ctx.now().getTime() + stateMinutes * 60_000),
  });
}

export async function consumeConsentState(
  ctx: UserCtx,
  { digest, sid, provider }: { digest: string; sid: string; provider: string },
): Promise<boolean> {
  const consumed = await ctx.db
    .delete(connectorStates)
    .where(
      and(
        eq(connectorStates.digest, digest),
        eq(connectorStates.sid, sid),
        eq(connectorStates.userId, ctx.user.id),
        eq(connectorStates.provider, provider),
        gt(connectorStates.expiresAt, ctx.now()),
      ),
    )
    .returning({ digest: connectorStates.digest });
  return consumed.length > 0;
}

export async function saveGrant(ctx: UserCtx, provider: string, grant: CalendarGrant): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { email, accessToken, refreshToken, expiresInSeconds } = grant;
    await tx.db
      .insert(connectors)
      .values({ id: randomUUID(), userId: ctx.user.id, provider, email })
      .onConflictDoNothing();
    const [row] = await tx.db
      .select()
      .from(connectors)
      .where(and(eq(connectors.userId, ctx.user.id), eq(connectors.provider, provider)))
      .for('update');
    if (!row) throw new Error('the connector vanished');
    const isSame = row.email === email;
    if (!isSame) await deleteMirror(tx, row.id);
    const storedRefreshToken = isSame ? row.refreshToken : null;
    await tx.db
      .update(connectors)
      .set({
        email,
        accessToken: accessToken && seal(accessToken, tokenPlace(row.id, 'access_token')),
        refreshToken: refreshToken
          ? seal(refreshToken, tokenPlace(row.id, 'refresh_token'))
          : storedRefreshToken,
        tokenExpiry: new Date(ctx.now().getTime() + expiresInSeconds * 1000),
        tokenRev: row.tokenRev + 1,
        ...(isSame ? {} : { calendarId: null, busyElsewhere: [], lastSyncedAt: null }),
        ...{ isActive: true, needsReconnect: false, refreshingUntil: null, fails: 0 },
        ...{ nextSyncAt: ctx.now(), updatedAt: ctx.now() },
      })
      .where(eq(connectors.id, row.id));
    tx.afterCommit.syncCalendar(ctx.user.id);
    return row.id;
  });
}

async function deleteMirror(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db.delete(calendarEvents).where(eq(calendarEvents.connectorId, connectorId));
  await ctx.db.delete(calendarCursors).where(eq(calendarCursors.connectorId, connectorId));
}

export function tokenPlace(connectorId: string, column: 'access_token' | 'refresh_token') {
  return { table: 'connectors', column, row: connectorId };
}

export async function saveConnectorSettings(
  ctx: UserCtx,
  id: string,
  change: { syncRemindersToCalendar?: boolean | undefined; calendarId?: string | null | undefined },
): Promise<void> {
  const changed = await ctx.db
    .update(connectors)
    .set({ ...change, updatedAt: ctx.now() })
    .where(and(eq(connectors.id, id), eq(connectors.userId, ctx.user.id)))
    .returning({ id: connectors.id });
  if (changed.length === 0) throw new AppError('not_found', 'This connector does not exist any more.');
  ctx.afterCommit.syncCalendar(ctx.user.id);
}

export function deleteConnectors(ctx: UserCtx) {
  return ctx.db.delete(connectors).where(eq(connectors.userId, ctx.user.id)).returning({
    id: connectors.id,
    accessToken: connectors.accessToken,
    refreshToken: connectors.refreshToken,
  });
}

export async function deleteConnector(ctx: UserCtx, id: string): Promise<void> {
  await ctx.db.delete(connectors).where(and(eq(connectors.id, id), eq(connectors.userId, ctx.user.id)));
}

export async function claimSync(ctx: Ctx, id: string, holder: string): Promise<ConnectorRow | null> {
  const [row] = await ctx.db
    .update(connectors)
    .set({ syncHolder: holder, syncingUntil: leaseEnd(ctx) })
    .where(
      and(
        eq(connectors.id, id),
        eq(connectors.isActive, true),
        eq(connectors.needsReconnect, false),
        isFree(ctx, connectors.syncingUntil),
        or(eq(connectors.fails, 0), lte(connectors.nextSyncAt, ctx.now())),
      ),
    )
    .returning();
  return row ?? null;
}

export async function renewSync(ctx: Ctx, id: string, holder: string, until: Date): Promise<boolean> {
  const kept = await ctx.db
    .update(connectors)
    .set({ syncingUntil: until })
    .where(and(eq(connectors.id, id), eq(connectors.syncHolder, holder)))
    .returning({ id: connectors.id });
  return kept.length > 0;
}

export async function releaseSync(
  ctx: Ctx,
  id: string,
  holder: string,
  outcome: { fails?: number; nextSyncAt?: Date; lastSyncedAt?: Date },
): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({ ...outcome, syncHolder: null, syncingUntil: null })
    .where(and(eq(connectors.id, id), eq(connectors.syncHolder, holder)));
}

/**
 * Releases the locks on all calendar syncs and token refreshes. Call this only at startup, and only if no other
 * process uses the database.
 */
export async function releaseAllSyncs(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({ syncHolder: null, syncingUntil: null, refreshingUntil: null })
    .where(or(sql`sync_holder is not null`, sql`refreshing_until is not null`));
}

export async function resetToMainCalendar(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(connectors).set({ calendarId: null }).where(eq(connectors.id, id));
}

export async function saveBusyElsewhere(ctx: Ctx, id: string, busy: string[]): Promise<void> {
  await ctx.db.update(connectors).set({ busyElsewhere: busy }).where(eq(connectors.id, id));
}
