import { and, asc, eq, inArray } from 'drizzle-orm';
import { todoItems } from '@/db/schema/todos';
import { refuseBeyond } from '@/lib/ceilings';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { addToDayCounts } from '@/lib/stats/writes';
import { listLists } from '@/lib/todos/lists/reads';
import { ensureDefaultList, lockListFor } from '@/lib/todos/lists/writes';
import { todoColumns } from '@/lib/todos/reads';
import type { CreateTodoInput, Todo, UpdateTodoInput } from '@/lib/todos/schema';
import { type Row, type RowChange, rowChanges } from '@/lib/tool';

export type TodoRow = typeof todoItems.$inferSelect;

export function createTodo(ctx: UserCtx, input: CreateTodoInput): Promise<Todo> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await createTodos(tx, [input]);
    if (!row) throw new Error('insert returned no row');
    await addToDayCounts(tx, { todosCreated: 1 });
    const { id, text, completed, dueDate, listId } = row;
    return { id, text, completed, dueDate, listId };
  });
}

/** Adds all todos to the list of the first of `inputs`. The caller must update the statistics. */
export function createTodos(ctx: UserCtx, inputs: CreateTodoInput[]): Promise<TodoRow[]> {
  return inTransaction(ctx, async (tx) => {
    const listId = await lockListFor(tx, inputs[0]?.listId);
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

export function updateTodo(ctx: UserCtx, id: string, input: UpdateTodoInput): Promise<Todo> {
  const { listId } = input;
  if (!listId) return writeTodo(ctx, id, input);
  return inTransaction(ctx, async (tx) => {
    await lockListFor(tx, listId);
    return writeTodo(tx, id, input);
  });
}

async function writeTodo(ctx: UserCtx, id: string, input: UpdateTodoInput): Promise<Todo> {
  const { completed, text, dueDate, listId } = input;
  const [todo] = await ctx.db
    .update(todoItems)
    .set({
      ...(completed === undefined ? {} : { completed, completedAt: completed ? ctx.now() : null }),
      ...(text === undefined ? {} : { text }),
      ...(dueDate === undefined ? {} : { dueDate }),
      ...(listId === undefined ? {} : { listId }),
    })
    .where(ownTodos(ctx, [id]))
    .returning(todoColumns);
  if (!todo) throw notFound();
  return todo;
}

export async function deleteTodo(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await deleteTodos(ctx, [id]);
  if (!row) throw notFound();
  return { id: row.id };
}

export function deleteTodos(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.delete(todoItems).where(ownTodos(ctx, ids)).returning();
}

export async function setCompleted(ctx: UserCtx, ids: string[], completed: boolean): Promise<RowChange[]> {
  const before = await readTodoRows(ctx, ids);
  const after = await ctx.db
    .update(todoItems)
    .set({ completed, completedAt: completed ? ctx.now() : null })
    .where(ownTodos(ctx, ids))
    .returning();
  return rowChanges('todo_items', before, after);
}

export function readTodoRows(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.select().from(todoItems).where(ownTodos(ctx, ids)).orderBy(asc(todoItems.createdAt));
}

export async function adaptTodos(tx: UserCtx, rows: Row[]): Promise<Row[]> {
  const own = new Set<unknown>(idsOf(await listLists(tx)));
  if (rows.every((row) => own.has(row.listId))) return rows;
  const listId = await ensureDefaultList(tx);
  return rows.map((row) => (own.has(row.listId) ? row : { ...row, listId }));
}

function ownTodos(ctx: UserCtx, ids: string[]) {
  return and(inArray(todoItems.id, ids), eq(todoItems.userId, ctx.user.id));
}

function notFound(): AppError {
  return new AppError('not_found', 'This todo does not exist any more.');
}
