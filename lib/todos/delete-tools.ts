import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickItems } from '@/lib/match';
import { completedTodos, doneTodos, openTodos } from '@/lib/todos/reads';
import type { Todo } from '@/lib/todos/schema';
import { namesOf, someOf, todoChange, todoNaming } from '@/lib/todos/wording';
import { removeTodos } from '@/lib/todos/writes';
import { defineTool, type ToolResult } from '@/lib/tool';
import { counted } from '@/lib/wording';

const deleteTodos = defineTool({
  name: 'delete_todos',
  description: 'Delete todos from the list; all true deletes every one, completed true those that are done.',
  input: z.object({
    items: z
      .array(z.string().trim().min(1).max(500))
      .max(50)
      .nullish()
      .describe("the person's words for each item, or its number in the list"),
    all: z.boolean().nullish(),
    completed: z.boolean().nullish(),
  }),
  run: async (ctx, input) => {
    const { found, missed } = await toDelete(ctx, input);
    const result = await deleted(ctx, ids(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx, input) => {
      const { found } = await toDelete(ctx, input);
      return {
        question: `That deletes ${counted(found.length, 'todo')}: ${someOf(found)}. Shall I? (yes / no)`,
        act: { ids: ids(found) },
        count: found.length,
      };
    },
    run: (ctx, act) => deleted(ctx, act.ids),
  },
});

const clearCompleted = defineTool({
  name: 'clear_completed',
  description: 'Delete all todos that are done.',
  input: z.object({}),
  run: async (ctx) => cleared(ctx, ids(await completedTodos(ctx))),
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx) => {
      const done = await completedTodos(ctx);
      return {
        question: `That deletes ${counted(done.length, 'completed todo')}, among them ${someOf(done)}. Shall I? (yes / no)`,
        act: { ids: ids(done) },
        count: done.length,
      };
    },
    run: (ctx, act) => cleared(ctx, act.ids),
  },
});

export const todoDeleteTools = [deleteTodos, clearCompleted];

async function deleted(ctx: UserCtx, todoIds: string[]): Promise<ToolResult> {
  const rows = await removeTodos(ctx, todoIds);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return {
    text: `Deleted: ${namesOf(rows)}.`,
    done: todoChange('deleted', rows, { verb: 'todos.restore', args: { rows } }),
  };
}

async function cleared(ctx: UserCtx, todoIds: string[]): Promise<ToolResult> {
  const rows = todoIds.length > 0 ? await removeTodos(ctx, todoIds) : [];
  if (rows.length === 0) return { text: 'There are no completed todos to clear.' };
  return {
    text: `Cleared ${counted(rows.length, 'completed todo')}.`,
    done: todoChange('cleared', rows, { verb: 'todos.restore', args: { rows } }),
  };
}

interface Wanted {
  items?: string[] | null | undefined;
  all?: boolean | null | undefined;
  completed?: boolean | null | undefined;
}

async function toDelete(ctx: UserCtx, input: Wanted) {
  const open = await openTodos(ctx);
  if (input.completed) return { found: await allDone(ctx), missed: [] };
  if (input.all) {
    if (open.length === 0) throw new AppError('not_found', 'Your list is already empty.');
    return { found: open, missed: [] };
  }
  if (!input.items?.length) throw new AppError('invalid', 'Which todo should I delete?');
  return pickItems<Pick<Todo, 'id' | 'text'>>([...open, ...(await doneTodos(ctx))], input.items, todoNaming);
}

async function allDone(ctx: UserCtx) {
  const done = await completedTodos(ctx);
  if (done.length === 0) throw new AppError('not_found', 'There are no completed todos to clear.');
  return done;
}

function ids(items: { id: string }[]): string[] {
  return items.map((item) => item.id);
}
