import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { connectors } from '@/db/schema/connectors';
import { userColumns } from '@/lib/auth/reads';
import { hasReminderToPush, isSyncable } from '@/lib/connectors/push-reads';
import { demoEmail } from '@/lib/connectors/rules';
import type { Connector } from '@/lib/connectors/schema';
import type { Ctx, User, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type ConnectorRow = typeof connectors.$inferSelect;

/** Somebody's connected accounts, with how far their reminders are carried over, in one statement. */
export async function listConnectors(ctx: UserCtx): Promise<Connector[]> {
  const rows = await ctx.db
    .select({
      row: connectors,
      total: sql<number>`(select count(*)::int from reminders r
        left join schedules s on s.kind = 'snooze' and s.subject_id = r.id
        where r.user_id = ${connectors}.user_id and ${isSyncable})`,
      left: sql<number>`(${hasReminderToPush(sql`count(*)::int`)})`,
    })
    .from(connectors)
    .where(eq(connectors.userId, ctx.user.id))
    .orderBy(asc(connectors.createdAt));
  return rows.map(({ row, total, left }) => asConnector(row, left === 0 ? null : { total, left }));
}

/** An own connected account; a stranger's does not exist. */
export async function findConnector(ctx: UserCtx, id: string): Promise<ConnectorRow> {
  const [row] = await ctx.db
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, id), eq(connectors.userId, ctx.user.id)));
  if (!row) throw new AppError('not_found', 'This connector does not exist any more.');
  return row;
}

/** The account whose calendar the person uses; null where nothing is connected. */
export async function activeConnector(ctx: UserCtx): Promise<ConnectorRow | null> {
  const [row] = await ctx.db
    .select()
    .from(connectors)
    .where(and(eq(connectors.userId, ctx.user.id), eq(connectors.isActive, true)))
    .orderBy(asc(connectors.createdAt))
    .limit(1);
  return row ?? null;
}

/** A connected account as it stands, whoever's it is. */
export async function connectorById(ctx: Ctx, id: string): Promise<ConnectorRow | null> {
  const [row] = await ctx.db.select().from(connectors).where(eq(connectors.id, id));
  return row ?? null;
}

/** Whose account it is. */
export async function ownerOf(ctx: Ctx, connector: Pick<ConnectorRow, 'userId'>): Promise<User | null> {
  const [user] = await ctx.db.select(userColumns).from(users).where(eq(users.id, connector.userId));
  return user ?? null;
}

const isAlive = and(eq(connectors.isActive, true), eq(connectors.needsReconnect, false));

/** The accounts of these people that can be synced. */
export async function accountsOf(ctx: Ctx, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: connectors.id })
    .from(connectors)
    .where(and(isAlive, inArray(connectors.userId, userIds)));
  return rows.map(({ id }) => id);
}

const mostAtOnce = 2000;

/** The accounts whose time has come. */
export async function accountsDue(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: connectors.id })
    .from(connectors)
    .where(and(isAlive, lte(connectors.nextSyncAt, ctx.now())))
    .orderBy(asc(connectors.nextSyncAt))
    .limit(mostAtOnce);
  return rows.map(({ id }) => id);
}

/** The tokens of a person's accounts, as they are kept. */
export function sealedTokensOf(ctx: UserCtx) {
  return ctx.db
    .select({ id: connectors.id, accessToken: connectors.accessToken, refreshToken: connectors.refreshToken })
    .from(connectors)
    .where(
      and(
        eq(connectors.userId, ctx.user.id),
        or(isNotNull(connectors.accessToken), isNotNull(connectors.refreshToken)),
      ),
    );
}

function asConnector(row: ConnectorRow, work: { total: number; left: number } | null): Connector {
  const { id, provider, email, isActive, syncRemindersToCalendar, lastSyncedAt, calendarId } = row;
  const isDemo = isDemoAccount(row);
  return {
    ...{ id, provider, email, isActive, syncRemindersToCalendar, calendarId, isDemo },
    lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
    state: row.needsReconnect ? 'needs_reconnect' : 'ok',
    sync: work && { done: Math.max(work.total - work.left, 0), total: work.total },
  };
}

/** Its calendar is simulated: nobody signed in for it. */
export function isDemoAccount({ email, refreshToken }: ConnectorRow): boolean {
  return email === demoEmail && refreshToken === null;
}
