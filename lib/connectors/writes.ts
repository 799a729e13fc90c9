import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import type { ConnectorRow } from '@/lib/connectors/reads';
import { type Ctx, inTransaction, type UserCtx } from '@/lib/context';
import { seal } from '@/lib/crypto';
import { AppError } from '@/lib/errors';
import type { CalendarGrant } from '@/lib/ports';

const stateMinutes = 10;

/** Notes a consent that begins: the digest of its state, for this session. What of theirs is over is swept. */
export async function keepState(
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

/** Takes a consent's state: true once, and only for the session that began it. */
export async function takeState(
  ctx: UserCtx,
  { digest, sid, provider }: { digest: string; sid: string; provider: string },
): Promise<boolean> {
  const taken = await ctx.db
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
  return taken.length > 0;
}

/**
 * Keeps what a consent gave, in the one row of the provider. The same account again goes on where it was; another one begins
 * anew, without the events of the first. A provider that gave no refresh token leaves the one that stands.
 */
export async function keepGrant(ctx: UserCtx, provider: string, grant: CalendarGrant): Promise<string> {
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
    if (!isSame) await forgetCalendar(tx, row.id);
    const standing = isSame ? row.refreshToken : null;
    await tx.db
      .update(connectors)
      .set({
        email,
        accessToken: accessToken && seal(accessToken, tokenPlace(row.id, 'access_token')),
        refreshToken: refreshToken ? seal(refreshToken, tokenPlace(row.id, 'refresh_token')) : standing,
        tokenExpiry: new Date(ctx.now().getTime() + expiresInSeconds * 1000),
        tokenRev: row.tokenRev + 1,
        ...(isSame ? {} : { calendarId: null, busyElsewhere: [], lastSyncedAt: null }),
        ...{ isActive: true, needsReconnect: false, refreshingUntil: null, fails: 0 },
        ...{ nextSyncAt: ctx.now(), updatedAt: ctx.now() },
      })
      .where(eq(connectors.id, row.id));
    tx.due.touch(ctx.user.id);
    return row.id;
  });
}

async function forgetCalendar(ctx: Ctx, connectorId: string): Promise<void> {
  await ctx.db.delete(calendarEvents).where(eq(calendarEvents.connectorId, connectorId));
  await ctx.db.delete(calendarCursors).where(eq(calendarCursors.connectorId, connectorId));
}

/** Where a token is sealed: it opens in no other row and no other column. */
export function tokenPlace(connectorId: string, column: 'access_token' | 'refresh_token') {
  return { table: 'connectors', column, row: connectorId };
}

/** Changes an own account's settings. */
export async function changeConnector(
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
  ctx.due.touch(ctx.user.id);
}

/** Removes an own account and all that was mirrored of it. */
export async function removeConnector(ctx: UserCtx, id: string): Promise<void> {
  await ctx.db.delete(connectors).where(and(eq(connectors.id, id), eq(connectors.userId, ctx.user.id)));
}

/** Takes an account for a sync; null where somebody else has it, where it has to wait, or where there is nothing to sync. */
export async function claimSync(
  ctx: Ctx,
  id: string,
  holder: string,
  leaseSeconds: number,
): Promise<ConnectorRow | null> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(connectors)
    .set({ syncHolder: holder, syncingUntil: new Date(now.getTime() + leaseSeconds * 1000) })
    .where(
      and(
        eq(connectors.id, id),
        eq(connectors.isActive, true),
        eq(connectors.needsReconnect, false),
        or(isNull(connectors.syncingUntil), lte(connectors.syncingUntil, now)),
        or(eq(connectors.fails, 0), lte(connectors.nextSyncAt, now)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Lets an account go, with when it is looked at next. */
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

/** At the start of the only process that uses a database nobody holds anything. */
export async function freeSyncs(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(connectors)
    .set({ syncHolder: null, syncingUntil: null, refreshingUntil: null })
    .where(or(sql`sync_holder is not null`, sql`refreshing_until is not null`));
}

/** The calendar that reminders go to is not there any more: back to the main one. */
export async function backToMainCalendar(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.update(connectors).set({ calendarId: null }).where(eq(connectors.id, id));
}

export async function keepBusyElsewhere(ctx: Ctx, id: string, busy: string[]): Promise<void> {
  await ctx.db.update(connectors).set({ busyElsewhere: busy }).where(eq(connectors.id, id));
}
