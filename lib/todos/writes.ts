import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import { refuseBeyond } from '@/lib/ceilings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addToDayCounts } from '@/lib/stats/writes';
import { todoColumns } from '@/lib/todos/reads';
import type { CreateTodoInput, Todo, UpdateTodoInput } from '@/lib/todos/schema';

/** A whole row, as receipts store it. */
export type TodoRow = typeof todoItems.$inferSelect;

/** Creates one todo and counts it in the day's statistics. */
export function createTodo(ctx: UserCtx, input: CreateTodoInput): Promise<Todo> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await createTodos(tx, [input]);
    if (!row) throw new Error('insert returned no row');
    await addToDayCounts(tx, { todosCreated: 1 });
    return { id: row.id, text: row.text, completed: row.completed, dueDate: row.dueDate };
  });
}

/**
 * Creates todos in the given order. Does not count them: the statistics row is shared by all users, so the caller counts last in
 * its transaction.
 */
export function createTodos(ctx: UserCtx, inputs: CreateTodoInput[]): Promise<TodoRow[]> {
  return inTransaction(ctx, async (tx) => {
    const listId = await ensureList(tx);
    const now = ctx.now().getTime();
    const rows = await tx.db
      .insert(todoItems)
      .values(
        inputs.map((input, index) => ({
          listId,
          userId: ctx.user.id,
          text: input.text,
          dueDate: input.dueDate ?? null,
          // One millisecond apart, because lists are sorted by this column.
          createdAt: new Date(now + index),
        })),
      )
      .returning();
    await refuseBeyond(tx, 'todos', todoItems, eq(todoItems.userId, ctx.user.id));
    return rows;
  });
}

/** Updates one of the user's todos. Throws not_found if the user has no todo with this id. */
export async function updateTodo(ctx: UserCtx, id: string, input: UpdateTodoInput): Promise<Todo> {
  const { completed, text, dueDate } = input;
  const [todo] = await ctx.db
    .update(todoItems)
    .set({
      ...(completed === undefined ? {} : { completed, completedAt: completed ? ctx.now() : null }),
      ...(text === undefined ? {} : { text }),
      ...(dueDate === undefined ? {} : { dueDate }),
    })
    .where(ownTodos(ctx, [id]))
    .returning(todoColumns);
  if (!todo) throw notFound();
  return todo;
}

/** Deletes one of the user's todos. Throws not_found if the user has no todo with this id. */
export async function deleteTodo(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await deleteTodos(ctx, [id]);
  if (!row) throw notFound();
  return { id: row.id };
}

/** Deletes the user's todos with these ids and returns the deleted rows. */
export function deleteTodos(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.delete(todoItems).where(ownTodos(ctx, ids)).returning();
}

/** Completes or reopens the user's todos with these ids and returns the rows as they were before. */
export async function setCompleted(ctx: UserCtx, ids: string[], completed: boolean): Promise<TodoRow[]> {
  const before = await readTodoRows(ctx, ids);
  await ctx.db
    .update(todoItems)
    .set({ completed, completedAt: completed ? ctx.now() : null })
    .where(ownTodos(ctx, ids));
  return before;
}

/** Returns the user's rows with these ids, for a receipt. */
export function readTodoRows(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.select().from(todoItems).where(ownTodos(ctx, ids)).orderBy(asc(todoItems.createdAt));
}

/** Writes rows from a receipt back, whether they were changed or deleted in the meantime. */
export async function restoreTodos(ctx: UserCtx, rows: TodoRow[]): Promise<void> {
  if (rows.length === 0) return;
  const listId = await ensureList(ctx);
  await ctx.db
    .insert(todoItems)
    .values(rows.map((row) => ({ ...row, listId, userId: ctx.user.id })))
    .onConflictDoUpdate({
      target: todoItems.id,
      set: {
        text: sql`excluded.text`,
        completed: sql`excluded.completed`,
        completedAt: sql`excluded.completed_at`,
        dueDate: sql`excluded.due_date`,
      },
      setWhere: eq(todoItems.userId, ctx.user.id),
    });
}

function ownTodos(ctx: UserCtx, ids: string[]) {
  return and(inArray(todoItems.id, ids), eq(todoItems.userId, ctx.user.id));
}

function notFound(): AppError {
  return new AppError('not_found', 'This todo does not exist any more.');
}

/** Returns the id of the user's one list. Creates it with the first todo; the lock keeps two requests from creating two lists. */
async function ensureList(ctx: UserCtx): Promise<string> {
  const existing = await findList(ctx);
  if (existing) return existing.id;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list:${ctx.user.id}`}, 0))`);
  const createdMeanwhile = await findList(ctx);
  if (createdMeanwhile) return createdMeanwhile.id;
  const [created] = await ctx.db
    .insert(todoLists)
    .values({ userId: ctx.user.id, title: 'Todos' })
    .returning({ id: todoLists.id });
  if (!created) throw new Error('insert returned no row');
  return created.id;
}

async function findList(ctx: UserCtx): Promise<{ id: string } | undefined> {
  const [list] = await ctx.db
    .select({ id: todoLists.id })
    .from(todoLists)
    .where(eq(todoLists.userId, ctx.user.id))
    .orderBy(asc(todoLists.createdAt))
    .limit(1);
  return list;
}
