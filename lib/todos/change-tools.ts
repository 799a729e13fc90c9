import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { userToday } from '@/lib/time/today';
import { pickList } from '@/lib/todos/lists/pick-list';
import { listLists } from '@/lib/todos/lists/reads';
import { listTitle } from '@/lib/todos/lists/schema';
import { renameList } from '@/lib/todos/lists/writes';
import { pickTodos } from '@/lib/todos/pick-todos';
import { listCompletedTodos, listOpenTodos } from '@/lib/todos/reads';
import { maxItems, tooManyItems } from '@/lib/todos/rules';
import { todoText } from '@/lib/todos/schema';
import { resolveDueDate } from '@/lib/todos/when';
import { listMention, quoteTodos, todoDetails, todoMentions, todoReceipt } from '@/lib/todos/wording';
import { readTodoRows, setCompleted, updateTodo } from '@/lib/todos/writes';
import { defineTool, rowChanges, type ToolResult } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

const words = z.string().trim().min(1).max(500);
const listWords = z.string().trim().max(100).nullish();

const completeTodosTool = defineTool({
  name: 'complete_todos',
  description: 'Complete todos or reminders; completed false: reopen.',
  input: z.object({
    items: z.array(words).max(maxItems, tooManyItems).nullish(),
    completed: z.boolean().nullish(),
    all: z.boolean().nullish(),
    except: z.array(words).max(maxItems, tooManyItems).nullish(),
    list: listWords,
  }),
  fromWords: (text) => ({ items: text.split(/\s*[,;\n]\s*/).filter(Boolean) }),
  run: async (ctx, input) => {
    if (!input.all && !input.items?.length)
      throw new AppError('invalid', 'Say which todo, for example “done milk” or “done 2”.');
    const completed = input.completed ?? true;
    const todos = completed ? await listOpenTodos(ctx) : await listCompletedTodos(ctx);
    const { found, missed } = await pickTodos(ctx, todos, input);
    const changes = await setCompleted(ctx, idsOf(found), completed);
    return {
      text: [`${completed ? 'Done' : 'Open again'}: ${quoteTodos(found)}.`, ...missed].join('\n'),
      receipt: todoReceipt(completed ? 'completed' : 'reopened', found, changes),
      mentions: { act: completed ? 'done' : 'changed', items: todoMentions(found) },
    };
  },
});

const updateTodoTool = defineTool({
  name: 'update_todo',
  description: 'Change a todo; due "none": no date; no item: rename the list.',
  input: z.object({
    item: words.nullish(),
    text: todoText.nullish(),
    due: z.string().max(200).nullish(),
    list: listWords,
    moveTo: listWords,
  }),
  run: async (ctx, { item, text, due, list: listName, moveTo }) => {
    if (!item) return renameNamedList(ctx, listName, text);
    const { found } = await pickTodos(ctx, await listOpenTodos(ctx), { items: [item], list: listName });
    const [todo] = found;
    if (!todo) throw new Error('pickTodos returned no todo');
    if (!text && !due && !moveTo)
      throw new AppError('invalid', `What should change about ${quoted(todo.text)}?`);
    const target = moveTo ? pickList(await listLists(ctx), moveTo) : null;
    const removesDate = due?.trim().toLowerCase() === 'none';
    const before = await readTodoRows(ctx, [todo.id]);
    const after = await updateTodo(ctx, todo.id, {
      ...(text ? { text } : {}),
      ...(due ? { dueDate: removesDate ? null : resolveDueDate(ctx, due, todo.dueDate) } : {}),
      ...(target ? { listId: target.id } : {}),
    });
    const changed = moveTo ? 'moved' : 'changed';
    const change = text
      ? `${quoted(todo.text)} is now ${quoted(after.text)}`
      : `${quoted(after.text)} ${changed}`;
    const details = todoDetails(due ? after : { ...after, dueDate: null }, userToday(ctx));
    const moved = target ? ` to ${quoted(target.title)}` : '';
    return {
      text: `${change}${moved}${details}${removesDate ? ', without a due date' : ''}.`,
      receipt: todoReceipt(changed, [after], rowChanges('todo_items', before, [after])),
      mentions: { act: 'changed', items: todoMentions([after]) },
    };
  },
});

export const todoChangeTools = [completeTodosTool, updateTodoTool];

async function renameNamedList(
  ctx: UserCtx,
  listName: string | null | undefined,
  text: string | null | undefined,
): Promise<ToolResult> {
  if (!listName || !text) throw new AppError('invalid', 'Say which todo should change, and how.');
  const list = pickList(await listLists(ctx), listName);
  if (!list) throw new AppError('not_found', 'You have no list yet. Nothing was changed.');
  const title = listTitle.safeParse(text);
  if (!title.success) throw new AppError('invalid', title.error.issues[0]?.message ?? 'A list needs a name.');
  const { id, before } = await renameList(ctx, list.id, { title: title.data });
  return {
    text: `The list ${quoted(before)} is now ${quoted(title.data)}.`,
    receipt: {
      feature: 'todo',
      action: `renamed the list ${quoted(before)}`,
      undo: { rows: rowChanges('todo_lists', [{ id, title: before }], [{ id, title: title.data }]) },
    },
    mentions: { act: 'changed', items: [listMention({ id, title: title.data })] },
  };
}
