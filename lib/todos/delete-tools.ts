import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { pickItems } from '@/lib/match';
import { listCompletedTodoIds, listCompletedTodos, listOpenTodos } from '@/lib/todos/reads';
import type { Todo } from '@/lib/todos/schema';
import { quoteSomeTodos, quoteTodos, todoLabels, todoReceipt } from '@/lib/todos/wording';
import { deleteTodos } from '@/lib/todos/writes';
import { defineTool, type ToolResult } from '@/lib/tool';
import { counted } from '@/lib/wording';

const deleteTodosTool = defineTool({
  name: 'delete_todos',
  description: 'Delete todos from the list: some, all of them, or all that are completed.',
  input: z.object({
    items: z
      .array(z.string().trim().min(1).max(500))
      .max(50)
      .nullish()
      .describe("the person's words for each item, or its number in the list"),
    all: z.boolean().nullish().describe('every open one'),
    completed: z.boolean().nullish().describe('every completed one'),
  }),
  fromWords: (words) => (words ? { items: [words] } : { completed: true }),
  run: async (ctx, input) => {
    if (input.completed) return clearCompleted(ctx, await listCompletedTodoIds(ctx));
    const { found, missed } = await findTodos(ctx, input);
    const result = await deleteByIds(ctx, idsOf(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()), isClearing: z.boolean().optional() }),
    ask: async (ctx, input) => {
      if (input.completed) return confirmClearing(ctx);
      const { found } = await findTodos(ctx, input);
      return {
        question: `That deletes ${counted(found.length, 'todo')}: ${quoteSomeTodos(found)}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
        isBroad: input.all === true,
      };
    },
    run: (ctx, { ids, isClearing }) => (isClearing ? clearCompleted(ctx, ids) : deleteByIds(ctx, ids)),
  },
});

export const todoDeleteTools = [deleteTodosTool];

async function findTodos(ctx: UserCtx, input: { items?: string[] | null; all?: boolean | null }) {
  const open = await listOpenTodos(ctx);
  if (input.all) {
    if (open.length === 0) throw new AppError('not_found', 'Your list is already empty.');
    return { found: open, missed: [] };
  }
  if (!input.items?.length) throw new AppError('invalid', 'Which todo should I delete?');
  const todos: Pick<Todo, 'id' | 'text'>[] = [...open, ...(await listCompletedTodos(ctx))];
  return pickItems(todos, input.items, todoLabels);
}

async function deleteByIds(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = await deleteTodos(ctx, ids);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return {
    text: `Deleted: ${quoteTodos(rows)}.`,
    receipt: todoReceipt('deleted', rows, { verb: 'todos.restore', args: { rows } }),
  };
}

async function confirmClearing(ctx: UserCtx) {
  const ids = await listCompletedTodoIds(ctx);
  const examples = quoteSomeTodos(await listCompletedTodos(ctx));
  return {
    question: `That deletes ${counted(ids.length, 'completed todo')}, among them ${examples}. Shall I? (yes / no)`,
    act: { ids, isClearing: true },
    count: ids.length,
  };
}

async function clearCompleted(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = ids.length > 0 ? await deleteTodos(ctx, ids) : [];
  if (rows.length === 0) return { text: 'There are no completed todos to clear.' };
  return {
    text: `Cleared ${counted(rows.length, 'completed todo')}.`,
    receipt: todoReceipt('cleared', rows, { verb: 'todos.restore', args: { rows } }),
  };
}
