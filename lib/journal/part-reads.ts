import { and, desc, eq, sql } from 'drizzle-orm';
import { journalEntries, journalReminders, journalStates } from '@/db/schema/journal';
import type { FeaturePart } from '@/lib/feature';
import { dailyUndo } from '@/lib/outbox/schedules/daily';
import { formatDay } from '@/lib/time/format';
import { userToday } from '@/lib/time/today';

const maxSearchedEntries = 30;

export const journalPart: FeaturePart = {
  tables: [{ table: journalEntries }, { table: journalReminders }, { table: journalStates }],
  undo: [dailyUndo('journal', journalReminders)],
  uses: [
    sql`exists (select from ${journalEntries} where user_id = p.user_id and created_at >= p.silent_from)`,
  ],
  search: async (ctx, { matches, limit }) => {
    const { entryText: analysis, responses, entryDate, id, userId } = journalEntries;
    const rows = await ctx.db
      .select({ id, at: entryDate, responses, analysis })
      .from(journalEntries)
      .where(and(eq(userId, ctx.user.id), matches(sql`${responses}::text`, analysis)))
      .orderBy(desc(entryDate))
      .limit(Math.min(limit, maxSearchedEntries));
    const today = userToday(ctx);
    return rows.map((row) => ({
      ...{ kind: 'journal', id: row.id, title: `Journal, ${formatDay(row.at, today)}`, at: () => row.at },
      text: [...Object.values(row.responses as Record<string, string>), row.analysis]
        .filter(Boolean)
        .join('\n'),
    }));
  },
};
