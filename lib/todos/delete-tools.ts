import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { pickList } from '@/lib/todos/lists/pick-list';
import { listLists } from '@/lib/todos/lists/reads';
import type { NamedList } from '@/lib/todos/lists/schema';
import { removeList } from '@/lib/todos/lists/writes';
import { pickTodos } from '@/lib/todos/pick-todos';
import { type ListedTodo, listCompletedTodoIds, listCompletedTodos, listOpenTodos } from '@/lib/todos/reads';
import { listMention, quoteSomeTodos, quoteTodos, todoMentions, todoReceipt } from '@/lib/todos/wording';
import { deleteTodos } from '@/lib/todos/writes';
import { type Confirmation, defineTool, rowChanges, type ToolResult } from '@/lib/tool';
import { counted, quoted } from '@/lib/words/wording';

const words = z.string().trim().min(1).max(500);
const input = z.object({
  items: z.array(words).max(50).nullish(),
  all: z.boolean().nullish(),
  except: z.array(words).max(50).nullish(),
  completed: z.boolean().nullish(),
  list: z.string().trim().max(100).nullish(),
  wholeList: z.boolean().nullish(),
});
type Input = z.output<typeof input>;

const act = z.object({
  ids: z.array(z.uuid()),
  isClearing: z.boolean().optional(),
  listId: z.uuid().optional(),
});

const deleteTodosTool = defineTool({
  name: 'delete_todos',
  description: 'Delete todos; wholeList: the list itself.',
  input,
  fromWords: (text) => (text ? { items: [text] } : { completed: true }),
  run: async (ctx, asked) => {
    if (asked.wholeList) return deleteListById(ctx, (await namedList(ctx, asked.list)).id);
    if (asked.completed) return clearCompleted(ctx, await completedIds(ctx, asked.list));
    const { found, missed } = await findTodos(ctx, asked);
    const result = await deleteByIds(ctx, idsOf(found));
    return { ...result, text: [result.text, ...missed].join('\n') };
  },
  confirmation: {
    act,
    ask: async (ctx, asked) => {
      if (asked.wholeList) return confirmList(await namedList(ctx, asked.list));
      if (asked.completed) return confirmClearing(ctx, asked.list);
      const { found } = await findTodos(ctx, asked);
      return {
        question: `That deletes ${counted(found.length, 'todo')}: ${quoteSomeTodos(found)}. Shall I? (yes / no)`,
        act: { ids: idsOf(found) },
        count: found.length,
        titles: found.map(({ text }) => text),
        isBroad: asked.all === true,
      };
    },
    run: (ctx, { ids, isClearing, listId }) => {
      if (listId) return deleteListById(ctx, listId);
      return isClearing ? clearCompleted(ctx, ids) : deleteByIds(ctx, ids);
    },
  },
});

export const todoDeleteTools = [deleteTodosTool];

async function findTodos(ctx: UserCtx, asked: Input): Promise<{ found: ListedTodo[]; missed: string[] }> {
  const open = await listOpenTodos(ctx);
  // If there are `items`, `all` only means all todos of that kind or on that day.
  if (asked.all && !asked.items?.length) {
    if (open.length === 0) throw new AppError('not_found', 'Your list is already empty.');
    return pickTodos(ctx, open, asked);
  }
  if (!asked.items?.length) throw new AppError('invalid', 'Which todo should I delete?');
  return pickTodos(ctx, [...open, ...(await listCompletedTodos(ctx))], { ...asked, all: false });
}

async function namedList(ctx: UserCtx, name: string | null | undefined): Promise<NamedList> {
  if (!name) throw new AppError('invalid', 'Which list should I delete?');
  const list = pickList(await listLists(ctx), name);
  if (!list) throw new AppError('not_found', 'You have no list yet. Nothing was changed.');
  if (list.isDefault)
    throw new AppError(
      'invalid',
      'Your main list stays. I can delete everything on it: say “delete all todos”.',
    );
  return list;
}

function confirmList({ id, title, open, done }: NamedList): Confirmation<z.output<typeof act>> {
  const items = [open > 0 ? `${open} open` : '', done > 0 ? `${done} done` : '']
    .filter(Boolean)
    .join(' and ');
  return {
    question: `That deletes the list ${quoted(title)}${items ? ` with everything on it (${items})` : ', which is empty'}. Shall I? (yes / no)`,
    act: { ids: [], listId: id },
    count: open + done,
    isBroad: true,
  };
}

async function deleteListById(ctx: UserCtx, id: string): Promise<ToolResult> {
  const { list, deleted } = await removeList(ctx, id, 'delete');
  return {
    text: `Deleted the list ${quoted(list.title)}${deleted.length > 0 ? ` and ${counted(deleted.length, 'item')}` : ''}.`,
    receipt: {
      feature: 'todo',
      action: `deleted the list ${quoted(list.title)}`,
      undo: { rows: [...rowChanges('todo_lists', [list], []), ...rowChanges('todo_items', deleted, [])] },
    },
    mentions: { act: 'deleted', items: [listMention(list)] },
  };
}

async function deleteByIds(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const rows = await deleteTodos(ctx, ids);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return {
    text: `Deleted: ${quoteTodos(rows)}.`,
    receipt: todoReceipt('deleted', rows, rowChanges('todo_items', rows, [])),
    mentions: { act: 'deleted', items: todoMentions(rows) },
  };
}

async function completedIds(ctx: UserCtx, name: string | null | undefined): Promise<string[]> {
  const list = name ? pickList(await listLists(ctx), name) : null;
  return listCompletedTodoIds(ctx, list?.id);
}

async function confirmClearing(ctx: UserCtx, name: string | null | undefined) {
  const list = name ? pickList(await listLists(ctx), name) : null;
  const ids = await listCompletedTodoIds(ctx, list?.id);
  const examples = quoteSomeTodos(await listCompletedTodos(ctx, list?.id));
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
    receipt: todoReceipt('cleared', rows, rowChanges('todo_items', rows, [])),
    mentions: { act: 'deleted', items: todoMentions(rows) },
  };
}
