import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { matchItem } from '@/lib/match';
import { formatDay, localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { completedIds, doneTodos, openTodos } from '@/lib/todos/reads';
import { dueState } from '@/lib/todos/rules';
import { dueDate, type Todo, todoText } from '@/lib/todos/schema';
import {
  createTodos,
  removeTodos,
  restoreTodos,
  rowsOfTodos,
  setCompleted,
  type TodoRow,
  updateTodo,
} from '@/lib/todos/writes';
import { defineReversal, defineTool, type ToolResult } from '@/lib/tool';
import { clip, counted, joinWords, quoted } from '@/lib/wording';

const words = z.string().trim().min(1).max(500);
const itemWords = z
  .array(words)
  .min(1)
  .max(50)
  .describe("the person's words for each item, or its number in the list");
/** Deleting more than this at once asks first. */
const manyItems = 3;

const addTodos = defineTool({
  name: 'add_todos',
  description: 'Add one or several todos to the list. One entry for each thing.',
  input: z.object({
    items: z
      .array(
        z.object({
          text: todoText,
          due: z
            .string()
            .max(200)
            .nullish()
            .describe('when it is due, in the words of the person, e.g. "next friday"'),
        }),
      )
      .min(1)
      .max(50),
  }),
  fromWords: (text) => ({
    items: text
      .split(/\s*(?:,|;|\n)\s*/)
      .filter(Boolean)
      .map((item) => ({ text: item })),
  }),
  run: async (ctx, { items }) => {
    const rows = await createTodos(
      ctx,
      items.map(({ text, due }) => ({ text, dueDate: due ? dayOf(ctx, due) : null })),
    );
    return {
      text: `Added to your list: ${joinWords(rows.map((row) => quoted(row.text) + dueWords(ctx, row)))}.`,
      done: {
        ...change('added', rows, { verb: 'todos.remove', args: { ids: ids(rows) } }),
        created: rows.length,
      },
    };
  },
});

const listTodosTool = defineTool({
  name: 'list_todos',
  description: 'Show the todos. Use it for any question about what is on the list or what there is to do.',
  input: z.object({
    which: z.enum(['open', 'done', 'all', 'today', 'overdue']).nullish(),
    about: z.string().max(200).nullish().describe('only items with these words'),
  }),
  run: async (ctx, { which, about }) => {
    const kind = which ?? 'open';
    const [open, done] = await Promise.all([
      kind === 'done' ? [] : openTodos(ctx),
      kind === 'done' || kind === 'all' ? doneTodos(ctx) : [],
    ]);
    return { text: listed(ctx, [...open, ...done], kind, about?.trim() ?? '') };
  },
});

const completeTodos = defineTool({
  name: 'complete_todos',
  description: 'Mark todos as done; with completed false, open them again.',
  input: z.object({ items: itemWords, completed: z.boolean().nullish() }),
  fromWords: (text) => ({ items: text.split(/\s*[,;\n]\s*/).filter(Boolean) }),
  run: async (ctx, input) => {
    const completed = input.completed ?? true;
    const { found, missed } = pick(completed ? await openTodos(ctx) : await doneTodos(ctx), input.items);
    const before = await setCompleted(ctx, ids(found), completed);
    const did = completed ? 'Done' : 'Open again';
    return {
      text: [`${did}: ${names(found)}.`, ...missed].join('\n'),
      done: change(completed ? 'completed' : 'reopened', found, {
        verb: 'todos.restore',
        args: { rows: before },
      }),
    };
  },
});

const updateTodoTool = defineTool({
  name: 'update_todo',
  description: 'Change the text or the due date of one todo.',
  input: z.object({
    item: words.describe("the person's words for the item, or its number"),
    text: todoText.nullish(),
    due: z.string().max(200).nullish().describe('the new due date in the words of the person, or "none"'),
  }),
  run: async (ctx, { item, text, due }) => {
    const { found } = pick(await openTodos(ctx), [item]);
    const [todo] = found;
    if (!todo) throw notFound([item]);
    if (!text && !due) throw new AppError('invalid', `What should change about ${quoted(todo.text)}?`);
    const noDate = due?.trim().toLowerCase() === 'none';
    const newDate = due ? { dueDate: noDate ? null : dayOf(ctx, due) } : {};
    const before = await rowsOfTodos(ctx, [todo.id]);
    const after = await updateTodo(ctx, todo.id, { ...(text ? { text } : {}), ...newDate });
    const renamed = text
      ? `${quoted(todo.text)} is now ${quoted(after.text)}`
      : `${quoted(after.text)} changed`;
    const dated = due && after.dueDate ? `, due ${formatDay(after.dueDate, today(ctx))}` : '';
    return {
      text: `${renamed}${dated}${noDate ? ', without a due date' : ''}.`,
      done: change('changed', [after], { verb: 'todos.restore', args: { rows: before } }),
    };
  },
});

const deleteTodos = defineTool({
  name: 'delete_todos',
  description: 'Delete todos from the list; all true deletes every one.',
  input: z.object({
    items: z
      .array(words)
      .max(50)
      .nullish()
      .describe("the person's words for each item, or its number in the list"),
    all: z.boolean().nullish(),
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
      if (found.length <= manyItems) return null;
      return {
        question: `That deletes ${counted(found.length, 'todo')}: ${joinWords(sample(found))}. Shall I? (yes / no)`,
        act: { ids: ids(found) },
      };
    },
    run: (ctx, act) => deleted(ctx, act.ids),
  },
});

const clearCompleted = defineTool({
  name: 'clear_completed',
  description: 'Delete all todos that are done.',
  input: z.object({}),
  run: async (ctx) => cleared(ctx, await completedIds(ctx)),
  confirmation: {
    act: z.object({ ids: z.array(z.uuid()) }),
    ask: async (ctx) => {
      const done = await completedIds(ctx);
      if (done.length <= manyItems) return null;
      const some = joinWords(sample(await doneTodos(ctx)));
      return {
        question: `That deletes ${counted(done.length, 'completed todo')}, among them ${some}. Shall I? (yes / no)`,
        act: { ids: done },
      };
    },
    run: (ctx, act) => cleared(ctx, act.ids),
  },
});

export const todoTools = [
  addTodos,
  listTodosTool,
  completeTodos,
  updateTodoTool,
  deleteTodos,
  clearCompleted,
];

const row = z.object({
  id: z.uuid(),
  listId: z.uuid(),
  userId: z.uuid(),
  text: z.string(),
  completed: z.boolean(),
  completedAt: z.coerce.date().nullable(),
  dueDate: dueDate.nullable(),
  createdAt: z.coerce.date(),
});

export const todoReversals = [
  defineReversal({
    name: 'todos.remove',
    args: z.object({ ids: z.array(z.uuid()) }),
    run: async (ctx, { ids }) => {
      await removeTodos(ctx, ids);
    },
  }),
  defineReversal({
    name: 'todos.restore',
    args: z.object({ rows: z.array(row) }),
    run: (ctx, { rows }) => restoreTodos(ctx, rows),
  }),
];

async function deleted(ctx: UserCtx, todoIds: string[]): Promise<ToolResult> {
  const rows = await removeTodos(ctx, todoIds);
  if (rows.length === 0) throw new AppError('not_found', 'There was nothing left to delete.');
  return {
    text: `Deleted: ${names(rows)}.`,
    done: change('deleted', rows, { verb: 'todos.restore', args: { rows } }),
  };
}

async function cleared(ctx: UserCtx, todoIds: string[]): Promise<ToolResult> {
  const rows = todoIds.length > 0 ? await removeTodos(ctx, todoIds) : [];
  if (rows.length === 0) return { text: 'There are no completed todos to clear.' };
  return {
    text: `Cleared ${counted(rows.length, 'completed todo')}.`,
    done: change('cleared', rows, { verb: 'todos.restore', args: { rows } }),
  };
}

async function toDelete(ctx: UserCtx, input: { items?: string[] | null; all?: boolean | null }) {
  const open = await openTodos(ctx);
  if (input.all) {
    if (open.length === 0) throw new AppError('not_found', 'Your list is already empty.');
    return { found: open, missed: [] };
  }
  if (!input.items?.length) throw new AppError('invalid', 'Which todo should I delete?');
  return pick([...open, ...(await doneTodos(ctx))], input.items);
}

/** The items that the words mean; what was not found or not clear is said. Throws not_found when nothing was. */
function pick<T extends Pick<Todo, 'id' | 'text'>>(
  items: T[],
  asked: string[],
): { found: T[]; missed: string[] } {
  const found = new Map<string, T>();
  const missed: string[] = [];
  const unknown: string[] = [];
  for (const wanted of asked) {
    const match = matchItem(items, wanted, (item) => item.text);
    if (match.kind === 'one') found.set(match.item.id, match.item);
    if (match.kind === 'none') unknown.push(wanted);
    if (match.kind === 'many') {
      missed.push(`Which one do you mean by ${quoted(wanted)}: ${joinWords(sample(match.items))}?`);
    }
  }
  if (found.size === 0 && missed.length > 0) throw new AppError('conflict', missed.join('\n'));
  if (found.size === 0) throw notFound(unknown);
  if (unknown.length > 0) missed.push(`I found nothing on your list like ${joinWords(unknown.map(quoted))}.`);
  return { found: [...found.values()], missed };
}

function notFound(asked: string[]): AppError {
  return new AppError(
    'not_found',
    `I found nothing on your list like ${joinWords(asked.map(quoted))}. Nothing was changed.`,
  );
}

function listed(ctx: UserCtx, all: Todo[], kind: string, about: string): string {
  const numbered = all.map((todo, place) => ({ todo, place: place + 1, state: dueState(todo, today(ctx)) }));
  const shown = numbered.filter(({ todo, state }) => {
    if (about && matchItem([todo], about, (item) => item.text).kind === 'none') return false;
    if (kind === 'overdue') return state === 'overdue';
    return kind !== 'today' || state === 'today' || state === 'overdue';
  });
  if (shown.length === 0)
    return about
      ? `There is nothing like ${quoted(about)} on your list.`
      : (emptyList[kind] ?? 'Your list is empty.');
  const lines = shown.slice(0, 50).map(({ todo, place, state }) => {
    const tick = todo.completed ? ' (done)' : '';
    return `${place}. ${clip(todo.text, 200)}${tick}${dueMark(ctx, todo, state)}`;
  });
  const rest = shown.length > 50 ? [`… and ${shown.length - 50} more on the dashboard.`] : [];
  return [`${listTitle[kind] ?? 'Your todos'}:`, ...lines, ...rest].join('\n');
}

const emptyList: Record<string, string> = {
  open: 'Your list is empty. Nothing to do.',
  today: 'Nothing is due today.',
  overdue: 'Nothing is overdue.',
  done: 'No todo is done yet.',
};
const listTitle: Record<string, string> = {
  open: 'Your todos',
  today: 'Due today',
  overdue: 'Overdue',
  done: 'Done',
  all: 'All your todos',
};

function dueMark(ctx: UserCtx, todo: Todo, state: string): string {
  if (!todo.dueDate || todo.completed) return '';
  const day = formatDay(todo.dueDate, today(ctx));
  return state === 'overdue' ? ` [OVERDUE: ${day}]` : ` (due ${day})`;
}

function dueWords(ctx: UserCtx, todo: { dueDate: string | null }): string {
  return todo.dueDate ? ` (due ${formatDay(todo.dueDate, today(ctx))})` : '';
}

/** The calendar date that words mean today. */
function dayOf(ctx: UserCtx, due: string): string {
  const when = resolveWhen(due, { now: ctx.now(), zone: ctx.user.timezone });
  const date = when?.date ?? (when?.at ? localDate(when.at, ctx.user.timezone) : null);
  if (!date)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(due)} as a date. Nothing was saved; try “friday” or “3 May”.`,
    );
  return date;
}

function change(
  action: string,
  rows: Pick<TodoRow, 'text'>[],
  undo: { verb: string; args: unknown },
): NonNullable<ToolResult['done']> {
  return { room: 'todo', action: `${action} ${clip(joinWords(sample(rows)), 200)}`, undo };
}

function today(ctx: UserCtx): string {
  return localDate(ctx.now(), ctx.user.timezone);
}

function ids(items: { id: string }[]): string[] {
  return items.map((item) => item.id);
}

function names(items: { text: string }[]): string {
  return joinWords(items.map((item) => quoted(item.text)));
}

function sample(items: { text: string }[]): string[] {
  const shown = items.slice(0, 5).map((item) => quoted(item.text));
  return items.length > 5 ? [...shown, `${items.length - 5} more`] : shown;
}
