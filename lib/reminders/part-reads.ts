import { and, desc, eq, sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import type { FeaturePart } from '@/lib/feature';
import { reminderUndo } from '@/lib/reminders/schedule/restore-writes';

export const remindersPart: FeaturePart = {
  tables: [{ table: reminders }],
  undo: [reminderUndo],
  counts: ({ id }) => ({
    activeReminders: sql`(select count(*) from ${reminders} where user_id = ${id}::uuid and is_active)`,
  }),
  uses: [sql`exists (select from ${reminders} where user_id = p.user_id and created_at >= p.silent_from)`],
  search: async (ctx, { matches, limit }) => {
    const rows = await ctx.db
      .select({
        id: reminders.id,
        title: reminders.title,
        text: reminders.description,
        at: reminders.reminderTime,
      })
      .from(reminders)
      .where(and(eq(reminders.userId, ctx.user.id), matches(reminders.title, reminders.description)))
      .orderBy(desc(reminders.isActive), desc(reminders.reminderTime))
      .limit(limit);
    return rows.map(({ at, ...row }) => ({ kind: 'reminder', ...row, at: () => at.toISOString() }));
  },
};
