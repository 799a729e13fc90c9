import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { todoItems } from '@/db/schema/todos';
import type { Ctx, UserCtx } from '@/lib/context';
import { pageOf, rowsAfter } from '@/lib/keyset';
import { maxCompletedTodos, maxOpenTodos } from '@/lib/todos/rules';
import type { Todo, TodoList } from '@/lib/todos/schema';

/** Bound what one chat message reads. */
const maxOpenRead = 1000;
const maxCompletedRead = 5000;

export const todoColumns = {
  id: todoItems.id,
  text: todoItems.text,
  completed: todoItems.completed,
  dueDate: todoItems.dueDate,
};

/** Returns a page of open todos, oldest first; the first page also has the newest completed ones. */
export async function listTodos(ctx: UserCtx, query: { after?: string }): Promise<TodoList> {
  const [open, done] = await Promise.all([
    openPage(ctx, query.after),
    query.after ? [] : listCompletedTodos(ctx),
  ]);
  const { rows, next } = pageOf(open, maxOpenTodos, ({ createdAt, id }) => ({ at: createdAt, id }));
  return {
    items: [...rows, ...done].map(({ createdAt: _, ...todo }) => todo),
    ...(next ? { next } : {}),
  };
}

/** Returns all open todos, oldest first: the order in which the dashboard and the chat number them. */
export function listOpenTodos(ctx: UserCtx): Promise<Todo[]> {
  return ctx.db
    .select(todoColumns)
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, false)))
    .orderBy(asc(todoItems.createdAt), asc(todoItems.id))
    .limit(maxOpenRead);
}

/** Returns the newest completed todos, newest first. */
export function listCompletedTodos(ctx: UserCtx) {
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, true)))
    .orderBy(desc(todoItems.completedAt), asc(todoItems.id))
    .limit(maxCompletedTodos);
}

/** Returns the ids of all completed todos. */
export async function listCompletedTodoIds(ctx: UserCtx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: todoItems.id })
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, true)))
    .limit(maxCompletedRead);
  return rows.map((row) => row.id);
}

// The cursor carries PostgreSQL's own microseconds: a Date would cut them and repeat or skip a row.
const createdText = sql<string>`${todoItems.createdAt}::text`;

function openPage(ctx: UserCtx, cursor: string | undefined) {
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(
      and(
        eq(todoItems.userId, ctx.user.id),
        eq(todoItems.completed, false),
        rowsAfter(cursor, { at: todoItems.createdAt, id: todoItems.id, order: 'asc' }),
      ),
    )
    .orderBy(asc(todoItems.createdAt), asc(todoItems.id))
    .limit(maxOpenTodos + 1);
}

/** The open todos of one user on one day: the first few of each part, and how many there are. */
export interface TodoAgenda {
  overdue: { text: string; dueDate: string }[];
  overdueCount: number;
  today: { text: string }[];
  todayCount: number;
  /** Due later, or without a due date. */
  other: { text: string }[];
  otherCount: number;
}

/**
 * Reads the agendas of many users in one statement. `today` is the date in each user's time zone, and `limit` is the number of
 * todos in each part. Returns them by user id.
 */
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
  const other = sql`(due_date is null or due_date > u.today)`;
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
