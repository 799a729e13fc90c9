import { and, asc, eq, gte, lte, or, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { UserCtx } from '@/lib/context';
import { listedColumns } from '@/lib/todos/reads';

const maxRead = 500;

/**
 * Returns the open todos due from `from` to `to` (local, YYYY-MM-DD, both included). If `overdueOn` is a
 * date, adds the todos that were due before that date.
 */
export function listDueTodos(
  ctx: UserCtx,
  { from, to, overdueOn }: { from: string; to: string; overdueOn: string | null },
) {
  const inDays = and(gte(todoItems.dueDate, from), lte(todoItems.dueDate, to));
  return ctx.db
    .select(listedColumns)
    .from(todoItems)
    .innerJoin(todoLists, eq(todoLists.id, todoItems.listId))
    .where(
      and(
        eq(todoItems.userId, ctx.user.id),
        eq(todoItems.completed, false),
        or(inDays, overdueOn ? sql`${todoItems.dueDate} < ${overdueOn}` : undefined),
      ),
    )
    .orderBy(asc(todoItems.dueDate), asc(todoItems.createdAt), asc(todoItems.id))
    .limit(maxRead);
}
