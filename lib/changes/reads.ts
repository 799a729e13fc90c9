import { eq, sql } from 'drizzle-orm';
import { changes } from '@/db/schema/changes';
import type { Versions } from '@/lib/changes/schema';
import type { UserCtx } from '@/lib/context';

/** Returns the current version of each of the user's features, in one indexed read. */
export async function readVersions(ctx: UserCtx): Promise<Versions> {
  const rows = await ctx.db
    .select({
      feature: changes.feature,
      version: sql<string>`string_agg(${changes.xid}::text, '-' order by ${changes.xid})`,
    })
    .from(changes)
    .where(eq(changes.userId, ctx.user.id))
    .groupBy(changes.feature)
    .orderBy(changes.feature);
  return Object.fromEntries(rows.map(({ feature, version }) => [feature, version]));
}
