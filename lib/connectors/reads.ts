import { and, asc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { connectors } from '@/db/schema/connectors';
import { userColumns } from '@/lib/auth/reads';
import { demoEmail } from '@/lib/connectors/rules';
import type { Connector } from '@/lib/connectors/schema';
import { isSyncableReminder, selectRemindersToPush } from '@/lib/connectors/sync/push-reads';
import type { Ctx, User, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export type ConnectorRow = typeof connectors.$inferSelect;

export async function listConnectors(ctx: UserCtx): Promise<Connector[]> {
  const rows = await ctx.db
    .select({
      row: connectors,
      total: sql<number>`(select count(*)::int from reminders r
        left join schedules s on s.kind = 'snooze' and s.user_id = r.user_id and s.subject_id = r.id
        where r.user_id = ${connectors}.user_id and ${isSyncableReminder})`,
      left: sql<number>`(${selectRemindersToPush(sql`count(*)::int`)})`,
    })
    .from(connectors)
    .where(eq(connectors.userId, ctx.user.id))
    .orderBy(asc(connectors.createdAt));
  return rows.map(({ row, total, left }) => asConnector(row, left === 0 ? null : { total, left }));
}

export async function findConnector(ctx: UserCtx, id: string): Promise<ConnectorRow> {
  const [row] = await ctx.db
    .select()
    .from(connectors)
    .where(and(eq(connectors.id, id), eq(connectors.userId, ctx.user.id)));
  if (!row) throw new AppError('not_found', 'This connector does not exist any more.');
  return row;
}

export async function activeConnector(ctx: UserCtx): Promise<ConnectorRow | null> {
  const [row] = await ctx.db
    .select()
    .from(connectors)
    .where(and(eq(connectors.userId, ctx.user.id), eq(connectors.isActive, true)))
    .orderBy(asc(connectors.createdAt))
    .limit(1);
  return row ?? null;
}

export async function connectorById(ctx: Ctx, id: string): Promise<ConnectorRow | null> {
  const [row] = await ctx.db.select().from(connectors).where(eq(connectors.id, id));
  return row ?? null;
}

export async function connectorOwner(
  ctx: Ctx,
  connector: Pick<ConnectorRow, 'userId'>,
): Promise<User | null> {
  const [user] = await ctx.db.select(userColumns).from(users).where(eq(users.id, connector.userId));
  return user ?? null;
}

const canSync = and(eq(connectors.isActive, true), eq(connectors.needsReconnect, false));

export async function syncableConnectorIds(ctx: Ctx, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await ctx.db
    .select({ id: connectors.id })
    .from(connectors)
    .where(and(canSync, inArray(connectors.userId, userIds)));
  return rows.map(({ id }) => id);
}

const maxDue = 2000;

export async function dueConnectorIds(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: connectors.id })
    .from(connectors)
    .where(and(canSync, lte(connectors.nextSyncAt, ctx.now())))
    .orderBy(asc(connectors.nextSyncAt))
    .limit(maxDue);
  return rows.map(({ id }) => id);
}

export type SealedTokens = Pick<ConnectorRow, 'id' | 'accessToken' | 'refreshToken'>;

export function sealedTokens(ctx: UserCtx): Promise<SealedTokens[]> {
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

function asConnector(row: ConnectorRow, push: { total: number; left: number } | null): Connector {
  const { id, provider, email, isActive, syncRemindersToCalendar, lastSyncedAt, calendarId } = row;
  const isDemo = isDemoAccount(row);
  return {
    ...{ id, provider, email, isActive, syncRemindersToCalendar, calendarId, isDemo },
    lastSyncedAt: lastSyncedAt?.toISOString() ?? null,
    state: row.needsReconnect ? 'needs_reconnect' : 'ok',
    sync: push && { done: Math.max(push.total - push.left, 0), total: push.total },
  };
}

export function isDemoAccount({ email, refreshToken }: ConnectorRow): boolean {
  return email === demoEmail && refreshToken === null;
}
