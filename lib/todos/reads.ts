import { and, asc, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { todoItems, todoLists } from '@/db/schema/todos';
import type { Ctx, UserCtx } from '@/lib/context';
import { pageOf, rowsAfter } from '@/lib/keyset';
import { isInDefaultList, requireList } from '@/lib/todos/lists/reads';
import { maxCompletedTodos, maxOpenTodos } from '@/lib/todos/rules';
import type { Todo, TodoList } from '@/lib/todos/schema';

const maxOpenRead = 1000;
const maxCompletedRead = 5000;

export const todoColumns = {
  id: todoItems.id,
  text: todoItems.text,
  completed: todoItems.completed,
  dueDate: todoItems.dueDate,
  listId: todoItems.listId,
};

export interface ListedTodo extends Todo {
  list: string | null;
}

export const listedColumns = {
  ...todoColumns,
  list: sql<string | null>`case when ${todoLists.isDefault} then null else ${todoLists.title} end`,
};

/**
 * Returns a page of the open todos of a list, oldest first. Without `list`, uses the default list. `after` is
 * `next` of the previous page. The first page also has the most recently completed todos.
 */
export async function listTodos(
  ctx: UserCtx,
  { after, list }: { after?: string | undefined; list?: string | undefined },
): Promise<TodoList> {
  const inList = list ? eq(todoItems.listId, list) : isInDefaultList(ctx);
  const [open, done] = await Promise.all([
    openPage(ctx, inList, after),
    after ? [] : completedPage(ctx, inList),
    list ? requireList(ctx, list) : null,
  ]);
  const { rows, next } = pageOf(open, maxOpenTodos, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: [...rows, ...done].map(({ createdAt: _, ...todo }) => todo),
    ...(next ? { next } : {}),
  };
}

/**
 * Returns the open todos of all lists: the default list first, and the oldest todos of each list first.
 * "Done 2" means the second todo in this order.
 */
export function listOpenTodos(ctx: UserCtx): Promise<ListedTodo[]> {
  return ctx.db
    .select(listedColumns)
    .from(todoItems)
    .innerJoin(todoLists, eq(todoLists.id, todoItems.listId))
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, false)))
    .orderBy(
      desc(todoLists.isDefault),
      asc(todoLists.createdAt),
      asc(todoLists.id),
      asc(todoItems.createdAt),
      asc(todoItems.id),
    )
    .limit(maxOpenRead);
}

export function listCompletedTodos(ctx: UserCtx, listId?: string): Promise<ListedTodo[]> {
  return ctx.db
    .select(listedColumns)
    .from(todoItems)
    .innerJoin(todoLists, eq(todoLists.id, todoItems.listId))
    .where(and(completedTodos(ctx), listId ? eq(todoItems.listId, listId) : undefined))
    .orderBy(desc(todoItems.completedAt), asc(todoItems.id))
    .limit(maxCompletedTodos);
}

export async function listCompletedTodoIds(ctx: UserCtx, listId?: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: todoItems.id })
    .from(todoItems)
    .where(and(completedTodos(ctx), listId ? eq(todoItems.listId, listId) : undefined))
    .limit(maxCompletedRead);
  return rows.map((row) => row.id);
}

function completedTodos(ctx: UserCtx) {
  return and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, true));
}

function completedPage(ctx: UserCtx, inList: SQL) {
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(and(completedTodos(ctx), inList))
    .orderBy(desc(todoItems.completedAt), asc(todoItems.id))
    .limit(maxCompletedTodos);
}

// The cursor needs PostgreSQL's microseconds. A Date loses them, so a page could repeat or skip a row.
const createdText = sql<string>`${todoItems.createdAt}::text`;

function openPage(ctx: UserCtx, inList: SQL, cursor: string | undefined) {
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(
      and(
        eq(todoItems.userId, ctx.user.id),
        eq(todoItems.completed, false),
        inList,
        rowsAfter(cursor, { at: todoItems.createdAt, id: todoItems.id, order: 'asc' }),
      ),
    )
    .orderBy(asc(todoItems.createdAt), asc(todoItems.id))
    .limit(maxOpenTodos + 1);
}

export interface TodoAgenda {
  overdue: { text: string; dueDate: string }[];
  overdueCount: number;
  today: { text: string }[];
  todayCount: number;
  other: { text: string }[];
  otherCount: number;
}

export async function listTodoAgendas(
  ctx: Ctx,
  users: { userId: string; today: string }[],
  limit: number,
): Promise<Map<string, TodoAgenda>> {
  const items = (
    condition: SQL,
    order: SQL,
  ) => sql`coalesce((select jsonb_agg(jsonb_build_object('text', i.text, 'dueDate', i.due_date))
    from (select text, due_date from ${todoItems} where user_id = u.user_id and not completed and ${condition}
      order by ${order} limit ${limit}) i), '[]'::jsonb)`;
  const count = (condition: SQL) =>
    sql`(select count(*) from ${todoItems} where user_id = u.user_id and not completed and ${condition})`;
  const overdue = sql`due_date < u.today`;
  const today = sql`due_date = u.today`;
  const other = sql`(due_date > u.today or (due_date is null
    and list_id = (select id from ${todoLists} where user_id = u.user_id and is_default)))`;
  const asked = users.map((user) => ({ user_id: user.userId, today: user.today }));
  const rows = await rowsOf<{ userId: string; agenda: TodoAgenda }>(
    ctx.db,
    sql`select u.user_id as "userId", jsonb_build_object(
        'overdue', ${items(overdue, sql`due_date, created_at`)}, 'overdueCount', ${count(overdue)},
        'today', ${items(today, sql`created_at`)}, 'todayCount', ${count(today)},
        'other', ${items(other, sql`due_date nulls last, created_at`)}, 'otherCount', ${count(other)}) as agenda
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as u(user_id uuid, today date)`,
  );
  return new Map(rows.map(({ userId, agenda }) => [userId, agenda]));
}

/**
 * Counts the todos that each user completed on each day. `day` is 1 for the first day. `periods` is SQL for a
 * table named `p` with one row per user and two columns: `user_id`, and `starts`, an array of instants.
 * `starts` has the start of each day and, as its last element, the end of the last day.
 */
export function countCompletedByDay(
  ctx: Ctx,
  periods: SQL,
): Promise<{ userId: string; day: number; count: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", width_bucket(t.completed_at, p.starts) as day, count(*)::int as count
      from ${periods}
      cross join lateral (
        select completed_at from ${todoItems}
        where user_id = p.user_id and completed and completed_at >= p.starts[1]
          and completed_at < p.starts[cardinality(p.starts)]
      ) t
      group by 1, 2`,
  );
}

export function listCompletedBetween(
  ctx: UserCtx,
  { start, end }: { start: Date | undefined; end: Date | undefined },
  limit: number,
) {
  return ctx.db
    .select({ id: todoItems.id, title: todoItems.text, doneAt: todoItems.completedAt })
    .from(todoItems)
    .where(
      and(
        eq(todoItems.userId, ctx.user.id),
        eq(todoItems.completed, true),
        start && gte(todoItems.completedAt, start),
        end && lt(todoItems.completedAt, end),
      ),
    )
    .orderBy(desc(todoItems.completedAt))
    .limit(limit);
}
