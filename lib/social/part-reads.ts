import { and, eq } from 'drizzle-orm';
import { socialDates } from '@/db/schema/social';
import type { FeaturePart } from '@/lib/feature';
import { nextDate, occasionOf } from '@/lib/social/rules';
import { rescheduleRestored } from '@/lib/social/writes';
import { userToday } from '@/lib/time/today';
import { capitalized } from '@/lib/words/wording';

export const socialPart: FeaturePart = {
  tables: [{ table: socialDates }],
  undo: [{ table: socialDates, restored: rescheduleRestored }],
  search: async (ctx, { matches, limit }) => {
    const { userId, name, kind, note } = socialDates;
    const rows = await ctx.db
      .select()
      .from(socialDates)
      .where(and(eq(userId, ctx.user.id), matches(name, kind, note)))
      .limit(limit);
    const today = userToday(ctx);
    return rows.map((row) => ({
      ...{ kind: row.kind, id: row.id, title: capitalized(occasionOf(row)), text: row.note },
      ...{ names: row.name, at: () => nextDate(row, today) },
    }));
  },
};
