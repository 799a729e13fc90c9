import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { todoItems } from '@/db/schema/todos';
import type { Ctx, UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { maxDoneTodos, maxOpenTodos } from '@/lib/todos/rules';
import type { Todo, TodoList } from '@/lib/todos/schema';

export const todoColumns = {
  id: todoItems.id,
  text: todoItems.text,
  completed: todoItems.completed,
  dueDate: todoItems.dueDate,
};

/** A page of open items, oldest first, and on the first page the last done ones; `next` leads on where open items remain. */
export async function listTodos(ctx: UserCtx, query: { after?: string }): Promise<TodoList> {
  const [open, done] = await Promise.all([openPage(ctx, query.after), query.after ? [] : doneTodos(ctx)]);
  const items = open.slice(0, maxOpenTodos);
  const last = items.at(-1);
  return {
    items: [...items, ...done].map(({ createdAt: _, ...todo }) => todo),
    ...(open.length > maxOpenTodos && last ? { next: cursor(last) } : {}),
  };
}

/** Every open item in the order the list shows them, so that "2" means the second. */
export function openTodos(ctx: UserCtx): Promise<Todo[]> {
  return ctx.db
    .select(todoColumns)
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, false)))
    .orderBy(asc(todoItems.createdAt), asc(todoItems.id))
    .limit(1000);
}

/** The items done last, newest first. */
export function doneTodos(ctx: UserCtx) {
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, true)))
    .orderBy(desc(todoItems.completedAt), asc(todoItems.id))
    .limit(maxDoneTodos);
}

/** The ids of every done item. */
export async function completedIds(ctx: UserCtx): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: todoItems.id })
    .from(todoItems)
    .where(and(eq(todoItems.userId, ctx.user.id), eq(todoItems.completed, true)))
    .limit(5000);
  return rows.map((row) => row.id);
}

// The cursor carries PostgreSQL's own microseconds: a Date would cut them and repeat or skip a row.
const createdText = sql<string>`${todoItems.createdAt}::text`;

function openPage(ctx: UserCtx, after: string | undefined) {
  const from = after ? parseCursor(after) : null;
  const created = sql`${from?.createdAt ?? null}::timestamptz`;
  return ctx.db
    .select({ ...todoColumns, createdAt: createdText })
    .from(todoItems)
    .where(
      and(
        eq(todoItems.userId, ctx.user.id),
        eq(todoItems.completed, false),
        from
          ? or(
              sql`${todoItems.createdAt} > ${created}`,
              and(sql`${todoItems.createdAt} = ${created}`, gt(todoItems.id, from.id)),
            )
          : undefined,
      ),
    )
    .orderBy(asc(todoItems.createdAt), asc(todoItems.id))
    .limit(maxOpenTodos + 1);
}

function cursor(row: { createdAt: string; id: string }): string {
  return Buffer.from(`${row.createdAt}|${row.id}`).toString('base64url');
}

function parseCursor(text: string): { createdAt: string; id: string } {
  const match = /^([\d-]{10} [\d:.+-]{8,24})\|([0-9a-f-]{36})$/.exec(
    Buffer.from(text, 'base64url').toString(),
  );
  if (!match?.[1] || !match[2] || Number.isNaN(Date.parse(match[1].slice(0, 19))))
    throw new AppError('invalid', 'The page mark in "after" is not one of ours.');
  return { createdAt: match[1], id: match[2] };
}

/** What is open to somebody on a day of theirs: a few of each, and how many there are. */
export interface Agenda {
  overdue: { text: string; dueDate: string }[];
  overdueCount: number;
  today: { text: string }[];
  todayCount: number;
  other: { text: string }[];
  otherCount: number;
}

/** The agendas of many people at once, in one statement; `today` is the local date of each, `limit` bounds each part. */
export async function agendasOf(
  ctx: Ctx,
  people: { userId: string; today: string }[],
  limit: number,
): Promise<Map<string, Agenda>> {
  const items = (
    where: SQL,
    order: SQL,
  ) => sql`coalesce((select jsonb_agg(jsonb_build_object('text', i.text, 'dueDate', i.due_date))
    from (select text, due_date from ${todoItems} where user_id = p.user_id and not completed and ${where}
      order by ${order} limit ${limit}) i), '[]'::jsonb)`;
  const count = (where: SQL) =>
    sql`(select count(*) from ${todoItems} where user_id = p.user_id and not completed and ${where})`;
  const overdue = sql`due_date < p.today`;
  const today = sql`due_date = p.today`;
  const other = sql`(due_date is null or due_date > p.today)`;
  const rows = await rowsOf<{ userId: string; agenda: Agenda }>(
    ctx.db,
    sql`select p.user_id as "userId", jsonb_build_object(
        'overdue', ${items(overdue, sql`due_date, created_at`)}, 'overdueCount', ${count(overdue)},
        'today', ${items(today, sql`created_at`)}, 'todayCount', ${count(today)},
        'other', ${items(other, sql`due_date nulls last, created_at`)}, 'otherCount', ${count(other)}) as agenda
      from jsonb_to_recordset(${JSON.stringify(people.map(({ userId, today: date }) => ({ user_id: userId, today: date })))}::jsonb)
        as p(user_id uuid, today date)`,
  );
  return new Map(rows.map(({ userId, agenda }) => [userId, agenda]));
}
