import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { todoItems, todoLists } from '@/db/schema/todos';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { countDay } from '@/lib/stats/writes';
import { todoColumns } from '@/lib/todos/reads';
import type { CreateTodoInput, Todo, UpdateTodoInput } from '@/lib/todos/schema';

/** A whole row, as a receipt keeps it. */
export type TodoRow = typeof todoItems.$inferSelect;

/** Adds one item to the person's list and counts it. */
export function createTodo(ctx: UserCtx, input: CreateTodoInput): Promise<Todo> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await createTodos(tx, [input]);
    if (!row) throw new Error('insert returned no row');
    await countDay(tx, { todosCreated: 1 });
    return { id: row.id, text: row.text, completed: row.completed, dueDate: row.dueDate };
  });
}

/** Adds items in the order given, all or none. The caller counts them, last in its transaction. */
export function createTodos(ctx: UserCtx, inputs: CreateTodoInput[]): Promise<TodoRow[]> {
  return inTransaction(ctx, async (tx) => {
    const listId = await ensureList(tx);
    const first = ctx.now().getTime();
    return tx.db
      .insert(todoItems)
      .values(
        inputs.map((input, place) => ({
          listId,
          userId: ctx.user.id,
          text: input.text,
          dueDate: input.dueDate ?? null,
          createdAt: new Date(first + place),
        })),
      )
      .returning();
  });
}

/** Changes an own item; a stranger's does not exist. */
export async function updateTodo(ctx: UserCtx, id: string, input: UpdateTodoInput): Promise<Todo> {
  const { completed, text, dueDate } = input;
  const [todo] = await ctx.db
    .update(todoItems)
    .set({
      ...(completed === undefined ? {} : { completed, completedAt: completed ? ctx.now() : null }),
      ...(text === undefined ? {} : { text }),
      ...(dueDate === undefined ? {} : { dueDate }),
    })
    .where(own(ctx, [id]))
    .returning(todoColumns);
  if (!todo) throw new AppError('not_found', 'This todo does not exist any more.');
  return todo;
}

/** Deletes an own item. */
export async function deleteTodo(ctx: UserCtx, id: string): Promise<{ id: string }> {
  const [row] = await removeTodos(ctx, [id]);
  if (!row) throw new AppError('not_found', 'This todo does not exist any more.');
  return { id: row.id };
}

/** Deletes own items and gives back what stood there. */
export function removeTodos(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.delete(todoItems).where(own(ctx, ids)).returning();
}

/** Marks own items done or open; gives back the rows as they stood before. */
export async function setCompleted(ctx: UserCtx, ids: string[], completed: boolean): Promise<TodoRow[]> {
  const before = await rowsOfTodos(ctx, ids);
  await ctx.db
    .update(todoItems)
    .set({ completed, completedAt: completed ? ctx.now() : null })
    .where(own(ctx, ids));
  return before;
}

/** Own rows as they stand, for a receipt. */
export function rowsOfTodos(ctx: UserCtx, ids: string[]): Promise<TodoRow[]> {
  return ctx.db.select().from(todoItems).where(own(ctx, ids)).orderBy(asc(todoItems.createdAt));
}

/** Puts rows back as a receipt kept them, whether they were changed or deleted since. */
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

function own(ctx: UserCtx, ids: string[]) {
  return and(inArray(todoItems.id, ids), eq(todoItems.userId, ctx.user.id));
}

/** The person's one list; made at its first item. The lock keeps two first items from making two lists. */
async function ensureList(ctx: UserCtx): Promise<string> {
  const find = () =>
    ctx.db
      .select({ id: todoLists.id })
      .from(todoLists)
      .where(eq(todoLists.userId, ctx.user.id))
      .orderBy(asc(todoLists.createdAt))
      .limit(1);
  const [found] = await find();
  if (found) return found.id;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`list:${ctx.user.id}`}, 0))`);
  const [meanwhile] = await find();
  if (meanwhile) return meanwhile.id;
  const [made] = await ctx.db
    .insert(todoLists)
    .values({ userId: ctx.user.id, title: 'Todos' })
    .returning({ id: todoLists.id });
  if (!made) throw new Error('insert returned no row');
  return made.id;
}
