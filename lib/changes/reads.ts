import { eq, type SQL, sql } from 'drizzle-orm';
import { changes } from '@/db/schema/changes';
import { userIdOfSession } from '@/lib/auth/reads';
import type { Versions } from '@/lib/changes/schema';
import type { Ctx, UserCtx } from '@/lib/context';

/**
 * Returns the data versions of the user with the session `sid`. Read the versions before any other data, so that
 * no change is missed.
 */
export function readVersionsOfSession(ctx: Ctx, sid: string): Promise<Versions> {
  return readVersionsWhere(ctx, eq(changes.userId, userIdOfSession(sid)));
}

export function readVersions(ctx: UserCtx): Promise<Versions> {
  return readVersionsWhere(ctx, eq(changes.userId, ctx.user.id));
}

async function readVersionsWhere(ctx: Ctx, owned: SQL): Promise<Versions> {
  const rows = await ctx.db
    .select({
      feature: changes.feature,
      version: sql<string>`string_agg(${changes.xid}::text, '-' order by ${changes.xid})`,
    })
    .from(changes)
    .where(owned)
    .groupBy(changes.feature)
    .orderBy(changes.feature);
  return Object.fromEntries(rows.map(({ feature, version }) => [feature, version]));
}
