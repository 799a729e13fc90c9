import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { NamedList } from '@/lib/todos/lists/schema';

export type ListRow = typeof todoLists.$inferSelect;

/** Returns the user's lists: first the default list, then the others, oldest first. */
export function listLists(ctx: UserCtx): Promise<NamedList[]> {
  const countOf = (completed: boolean) =>
    sql<number>`(count(${todoItems.id}) filter (where ${todoItems.completed} = ${completed}))::int`;
  return ctx.db
    .select({
      id: todoLists.id,
      title: todoLists.title,
      isDefault: todoLists.isDefault,
      open: countOf(false),
      done: countOf(true),
    })
    .from(todoLists)
    .leftJoin(todoItems, eq(todoItems.listId, todoLists.id))
    .where(eq(todoLists.userId, ctx.user.id))
    .groupBy(todoLists.id)
    .orderBy(desc(todoLists.isDefault), asc(todoLists.createdAt), asc(todoLists.id));
}

export async function requireList(ctx: UserCtx, id: string): Promise<void> {
  const [list] = await ctx.db
    .select({ id: todoLists.id })
    .from(todoLists)
    .where(and(eq(todoLists.id, id), eq(todoLists.userId, ctx.user.id)));
  if (!list) throw new AppError('not_found', 'This list does not exist any more.');
}

export function isInDefaultList(ctx: UserCtx) {
  return sql`${todoItems.listId} = (select id from ${todoLists} where ${defaultListOf(ctx)})`;
}

export function defaultListOf(ctx: UserCtx) {
  return and(eq(todoLists.userId, ctx.user.id), eq(todoLists.isDefault, true));
}
