import { and, desc, eq, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { FeaturePart } from '@/lib/feature';
import { adaptTodos } from '@/lib/todos/writes';

export const todosPart: FeaturePart = {
  tables: [{ table: todoLists }, { table: todoItems }],
  undo: [{ table: todoLists }, { table: todoItems, adapt: adaptTodos }],
  counts: ({ id, today }) => {
    const own = sql`user_id = ${id}::uuid`;
    return {
      openTodos: sql`(select count(*) from ${todoItems} where ${own} and not completed)`,
      completedTodos: sql`(select count(*) from ${todoItems} where ${own} and completed)`,
      overdueTodos: sql`(select count(*) from ${todoItems} where ${own} and not completed and due_date < ${today}::date)`,
    };
  },
  uses: [
    sql`exists (select from ${todoItems} where user_id = p.user_id and completed and completed_at >= p.silent_from)`,
    sql`exists (select from ${todoItems} where user_id = p.user_id and not completed and created_at >= p.silent_from)`,
  ],
  search: async (ctx, { matches, limit }) => {
    const rows = await ctx.db
      .select({
        id: todoItems.id,
        title: todoItems.text,
        at: todoItems.dueDate,
        text: sql<string | null>`case when ${todoLists.isDefault} then null else ${todoLists.title} end`,
      })
      .from(todoItems)
      .innerJoin(todoLists, eq(todoLists.id, todoItems.listId))
      .where(and(eq(todoItems.userId, ctx.user.id), matches(todoItems.text, todoLists.title)))
      .orderBy(todoItems.completed, desc(todoItems.createdAt))
      .limit(limit);
    return rows.map(({ at, ...row }) => ({ kind: 'todo', ...row, at: () => at }));
  },
};
