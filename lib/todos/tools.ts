import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickItems, pickOne } from '@/lib/match';
import { formatDay, localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { todoDeleteTools } from '@/lib/todos/delete-tools';
import { doneTodos, openTodos } from '@/lib/todos/reads';
import { todoText } from '@/lib/todos/schema';
import { dueWords, listWords, namesOf, todoChange, todoNaming } from '@/lib/todos/wording';
import { createTodos, rowsOfTodos, setCompleted, updateTodo } from '@/lib/todos/writes';
import { defineTool } from '@/lib/tool';
import { joinWords, quoted } from '@/lib/wording';

const words = z.string().trim().min(1).max(500);
const itemWords = z
  .array(words)
  .min(1, 'Say which todo, for example “done milk” or “done 2”.')
  .max(100, 'At most 100 things fit into one message. Please send them in parts.')
  .describe("the person's words for each item, or its number in the list");

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
      .min(1, 'Say what to add, for example “add milk and eggs”.')
      .max(100, 'At most 100 things fit into one message. Please send them in parts.'),
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
      text: `Added to your list: ${joinWords(rows.map((row) => quoted(row.text) + dueWords(row, today(ctx))))}.`,
      done: {
        ...todoChange('added', rows, { verb: 'todos.remove', args: { ids: rows.map(({ id }) => id) } }),
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
    return {
      text: listWords([...open, ...done], { which: kind, about: about?.trim() ?? '', today: today(ctx) }),
    };
  },
});

const completeTodos = defineTool({
  name: 'complete_todos',
  description: 'Mark todos as done; with completed false, open them again.',
  input: z.object({ items: itemWords, completed: z.boolean().nullish() }),
  fromWords: (text) => ({ items: text.split(/\s*[,;\n]\s*/).filter(Boolean) }),
  run: async (ctx, input) => {
    const completed = input.completed ?? true;
    const { found, missed } = pickItems(
      completed ? await openTodos(ctx) : await doneTodos(ctx),
      input.items,
      todoNaming,
    );
    const before = await setCompleted(
      ctx,
      found.map(({ id }) => id),
      completed,
    );
    const did = completed ? 'Done' : 'Open again';
    return {
      text: [`${did}: ${namesOf(found)}.`, ...missed].join('\n'),
      done: todoChange(completed ? 'completed' : 'reopened', found, {
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
    const todo = pickOne(await openTodos(ctx), item, todoNaming);
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
      done: todoChange('changed', [after], { verb: 'todos.restore', args: { rows: before } }),
    };
  },
});

export const todoTools = [addTodos, listTodosTool, completeTodos, updateTodoTool, ...todoDeleteTools];

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

function today(ctx: UserCtx): string {
  return localDate(ctx.now(), ctx.user.timezone);
}
