import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { userToday } from '@/lib/time/today';
import { todoChangeTools } from '@/lib/todos/change-tools';
import { todoDeleteTools } from '@/lib/todos/delete-tools';
import { pickList, pickListToFill, titleFor } from '@/lib/todos/lists/pick-list';
import { listLists } from '@/lib/todos/lists/reads';
import { listTitle, type NamedList } from '@/lib/todos/lists/schema';
import { createList } from '@/lib/todos/lists/writes';
import { type ListedTodo, listCompletedTodos, listOpenTodos } from '@/lib/todos/reads';
import { maxItems, tooManyItems } from '@/lib/todos/rules';
import { todoText } from '@/lib/todos/schema';
import { repeats, resolveDueDate } from '@/lib/todos/when';
import {
  formatLists,
  formatTodoList,
  listMention,
  onceOnly,
  todoDetails,
  todoMentions,
  todoReceipt,
} from '@/lib/todos/wording';
import { createTodos } from '@/lib/todos/writes';
import { defineTool, type RowChange, rowChanges, type ToolResult } from '@/lib/tool';
import { joinWords, quoted } from '@/lib/words/wording';

const listWords = z.string().trim().max(100).nullish();

const newTodo = z.object({
  text: todoText,
  due: z.string().max(200).nullish(),
});

export type NewTodo = z.input<typeof newTodo>;

const addTodosTool = defineTool({
  name: 'add_todos',
  keepsText: true,
  description: 'Add todos, one entry each. Makes new lists, also with items [].',
  input: z.object({
    items: z.array(newTodo).max(maxItems, tooManyItems),
    list: listWords,
  }),
  fromWords: (text) => ({
    items: text
      .split(/\s*(?:,|;|\n)\s*/)
      .filter(Boolean)
      .map((item) => ({ text: item })),
  }),
  run: async (ctx, { items, list: words }) => {
    if (items.length === 0 && !words)
      throw new AppError('invalid', 'Say what to add, for example “add milk and eggs”.');
    const { list, isNew } = await listToFill(ctx, words ?? '');
    if (items.length === 0) return listResult(list, isNew);
    const all = items.map(({ text, due }) => ({
      text,
      dueDate: due ? resolveDueDate(ctx, due) : null,
      listId: list?.id,
    }));
    const open = isNew ? [] : (await listOpenTodos(ctx)).filter((todo) => isIn(todo, list));
    const sameAs = (one: { text: string; dueDate: string | null }) =>
      open.find(
        ({ text, dueDate }) => text.toLowerCase() === one.text.toLowerCase() && dueDate === one.dueDate,
      );
    const inputs = all.filter((one) => !sameAs(one));
    const there = all.flatMap((one) => sameAs(one) ?? []);
    const onIt = there.length > 0 ? joinWords(there.map(({ text }) => quoted(text))) : '';
    const verb = there.length === 1 ? 'is' : 'are';
    if (inputs.length === 0)
      return {
        text: `${onIt} ${verb} on ${namesOf(list, false)} already.`,
        mentions: { act: 'listed', items: todoMentions(there) },
      };
    const rows = await createTodos(ctx, inputs);
    const added = rows.map((row) => quoted(row.text) + todoDetails(row, userToday(ctx)));
    const changes = [...(isNew ? newList(list) : []), ...rowChanges('todo_items', [], rows)];
    const known = onIt && ` ${onIt} ${verb} there already.`;
    const series = items.find(({ due }) => due && repeats(ctx, due));
    const once = series ? ` ${onceOnly(series.text, series.due ?? '')}` : '';
    return {
      text: `Added to ${namesOf(list, isNew)}: ${joinWords(added)}.${known}${once}`,
      receipt: { ...todoReceipt('added', rows, changes), createdTodos: rows.length },
      mentions: { act: 'made', items: todoMentions(rows) },
    };
  },
});

const listTodosTool = defineTool({
  name: 'list_todos',
  description: 'Show todos or a list.',
  input: z.object({
    which: z.enum(['open', 'done', 'all', 'today', 'overdue', 'lists']).nullish(),
    about: z.string().max(200).nullish(),
    list: listWords,
  }),
  run: async (ctx, { which, about, list: words }) => {
    const lists = await listLists(ctx);
    if (which === 'lists')
      return { text: formatLists(lists), mentions: { act: 'listed', items: lists.map(listMention) } };
    const filter = which ?? 'open';
    const list = words ? pickList(lists, words) : null;
    const [open, completed] = await Promise.all([
      filter === 'done' ? [] : listOpenTodos(ctx),
      filter === 'done' || filter === 'all' ? listCompletedTodos(ctx, list?.id) : [],
    ]);
    const view = { filter, about: about?.trim() ?? '', today: userToday(ctx), list };
    // Questions about words, a day or completed todos cover all lists unless the user names one.
    const isOfEvery =
      !list && (view.about !== '' || filter === 'today' || filter === 'overdue' || filter === 'done');
    const shown = [...open, ...completed].filter((todo) => isOfEvery || isIn(todo, list));
    const { text, items } = formatTodoList(shown, view);
    const others = lists.filter((one) => one.open > 0 && one.id !== list?.id && !one.isDefault);
    const hint =
      filter === 'open' && !view.about && !list && others.length > 0
        ? `\nOther lists: ${joinWords(others.map((one) => `${one.title} (${one.open})`))}.`
        : '';
    return { text: text + hint, mentions: { act: 'listed', items: todoMentions(items) } };
  },
});

export const todoTools = [addTodosTool, listTodosTool, ...todoChangeTools, ...todoDeleteTools];

function isIn(todo: ListedTodo, list: NamedList | null): boolean {
  return list ? todo.listId === list.id : todo.list === null;
}

async function listToFill(ctx: UserCtx, words: string): Promise<{ list: NamedList | null; isNew: boolean }> {
  if (!words) return { list: null, isNew: false };
  const found = pickListToFill(await listLists(ctx), words);
  if (found) return { list: found, isNew: false };
  return { list: await createList(ctx, { title: listTitle.parse(titleFor(words)) }), isNew: true };
}

function listResult(list: NamedList | null, isNew: boolean): ToolResult {
  if (!list || !isNew) return { text: `You already have ${namesOf(list, false)}.` };
  return {
    text: `Created the list ${quoted(list.title)}.`,
    receipt: {
      feature: 'todo',
      action: `created the list ${quoted(list.title)}`,
      undo: { rows: newList(list) },
    },
    mentions: { act: 'made', items: [listMention(list)] },
  };
}

function newList(list: NamedList | null): RowChange[] {
  return list ? rowChanges('todo_lists', [], [{ id: list.id, title: list.title }]) : [];
}

function namesOf(list: NamedList | null, isNew: boolean): string {
  if (!list || list.isDefault) return 'your list';
  return `${isNew ? 'your new list' : 'your list'} ${quoted(list.title)}`;
}
