import { and, desc, eq, sql } from 'drizzle-orm';
import { userInfo } from '@/db/schema/info';
import type { FeaturePart } from '@/lib/feature';

export const infoPart: FeaturePart = {
  tables: [{ table: userInfo, secret: ['key_fold'] }],
  undo: [{ table: userInfo }],
  counts: ({ id }) => ({ storedInfo: sql`(select count(*) from ${userInfo} where user_id = ${id}::uuid)` }),
  search: async (ctx, { matches, limit }) => {
    const rows = await ctx.db
      .select({ id: userInfo.id, title: userInfo.key, text: userInfo.value })
      .from(userInfo)
      .where(and(eq(userInfo.userId, ctx.user.id), matches(userInfo.key, userInfo.value)))
      .orderBy(desc(userInfo.updatedAt))
      .limit(limit);
    return rows.map((row) => ({ kind: 'fact', ...row, at: () => null }));
  },
};
