import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickItems } from '@/lib/match';
import { completedIds, doneTodos, openTodos } from '@/lib/todos/reads';
import type { Todo } from '@/lib/todos/schema';
import { namesOf, someOf, todoChange, todoNaming } from '@/lib/todos/wording';
import { removeTodos } from '@/lib/todos/writes';
import { defineTool, type ToolResult } from '@/lib/tool';
import { counted } from '@/lib/wording';

const deleteTodos = defineTool({
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
  fromWords: (said) => (said ? { items: [said] } : { completed: true }),
  run: async (ctx, input) => {
    if (input.completed) return cleared(ctx, await completedIds(ctx));
    const { found, missed } = await toDelete(ctx, input);
    const result = await deleted(ctx, ids(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()), isClearing: z.boolean().optional() }),
    ask: async (ctx, input) => {
      if (input.completed) return askToClear(ctx);
      const { found } = await toDelete(ctx, input);
      return {
        question: `That deletes ${counted(found.length, 'todo')}: ${someOf(found)}. Shall I? (yes / no)`,
        act: { ids: ids(found) },
        count: found.length,
      };
    },
    run: (ctx, { ids: chosen, isClearing }) => (isClearing ? cleared(ctx, chosen) : deleted(ctx, chosen)),
  },
});

export const todoDeleteTools = [deleteTodos];

async function askToClear(ctx: UserCtx) {
  const done = await completedIds(ctx);
  const examples = someOf(await doneTodos(ctx));
  return {
    question: `That deletes ${counted(done.length, 'completed todo')}, among them ${examples}. Shall I? (yes / no)`,
    act: { ids: done, isClearing: true },
    count: done.length,
  };
}

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

async function toDelete(ctx: UserCtx, input: { items?: string[] | null; all?: boolean | null }) {
  const open = await openTodos(ctx);
  if (input.all) {
    if (open.length === 0) throw new AppError('not_found', 'Your list is already empty.');
    return { found: open, missed: [] };
  }
  if (!input.items?.length) throw new AppError('invalid', 'Which todo should I delete?');
  return pickItems<Pick<Todo, 'id' | 'text'>>([...open, ...(await doneTodos(ctx))], input.items, todoNaming);
}

function ids(items: { id: string }[]): string[] {
  return items.map((item) => item.id);
}
