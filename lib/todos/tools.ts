import { z } from 'zod';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { idsOf } from '@/lib/ids';
import { pickItem, pickItems } from '@/lib/match';
import { formatDay, localDate } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { userToday } from '@/lib/today';
import { todoDeleteTools } from '@/lib/todos/delete-tools';
import { listCompletedTodos, listOpenTodos } from '@/lib/todos/reads';
import { todoText } from '@/lib/todos/schema';
import { formatDue, formatTodoList, quoteTodos, todoLabels, todoReceipt } from '@/lib/todos/wording';
import { createTodos, readTodoRows, setCompleted, updateTodo } from '@/lib/todos/writes';
import { defineTool } from '@/lib/tool';
import { joinWords, quoted } from '@/lib/wording';

const maxItems = 100;
const tooManyItems = `At most ${maxItems} things fit into one message. Please send them in parts.`;
const words = z.string().trim().min(1).max(500);

const addTodosTool = defineTool({
  name: 'add_todos',
  keepsText: true,
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
      .max(maxItems, tooManyItems),
  }),
  fromWords: (text) => ({
    items: text
      .split(/\s*(?:,|;|\n)\s*/)
      .filter(Boolean)
      .map((item) => ({ text: item })),
  }),
  run: async (ctx, { items }) => {
    const inputs = items.map(({ text, due }) => ({ text, dueDate: due ? resolveDueDate(ctx, due) : null }));
    const rows = await createTodos(ctx, inputs);
    const added = rows.map((row) => quoted(row.text) + formatDue(row, userToday(ctx)));
    const undo = { verb: 'todos.remove', args: { ids: idsOf(rows) } };
    return {
      text: `Added to your list: ${joinWords(added)}.`,
      receipt: { ...todoReceipt('added', rows, undo), createdTodos: rows.length },
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
    const filter = which ?? 'open';
    const [open, completed] = await Promise.all([
      filter === 'done' ? [] : listOpenTodos(ctx),
      filter === 'done' || filter === 'all' ? listCompletedTodos(ctx) : [],
    ]);
    const view = { filter, about: about?.trim() ?? '', today: userToday(ctx) };
    return { text: formatTodoList([...open, ...completed], view) };
  },
});

const completeTodosTool = defineTool({
  name: 'complete_todos',
  description: 'Mark todos as done; with completed false, open them again.',
  input: z.object({
    items: z
      .array(words)
      .min(1, 'Say which todo, for example “done milk” or “done 2”.')
      .max(maxItems, tooManyItems)
      .describe("the person's words for each item, or its number in the list"),
    completed: z.boolean().nullish(),
  }),
  fromWords: (text) => ({ items: text.split(/\s*[,;\n]\s*/).filter(Boolean) }),
  run: async (ctx, input) => {
    const completed = input.completed ?? true;
    const todos = completed ? await listOpenTodos(ctx) : await listCompletedTodos(ctx);
    const { found, missed } = pickItems(todos, input.items, todoLabels);
    const before = await setCompleted(ctx, idsOf(found), completed);
    const undo = { verb: 'todos.restore', args: { rows: before } };
    return {
      text: [`${completed ? 'Done' : 'Open again'}: ${quoteTodos(found)}.`, ...missed].join('\n'),
      receipt: todoReceipt(completed ? 'completed' : 'reopened', found, undo),
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
    const todo = pickItem(await listOpenTodos(ctx), item, todoLabels);
    if (!text && !due) throw new AppError('invalid', `What should change about ${quoted(todo.text)}?`);
    const removesDate = due?.trim().toLowerCase() === 'none';
    const before = await readTodoRows(ctx, [todo.id]);
    const after = await updateTodo(ctx, todo.id, {
      ...(text ? { text } : {}),
      ...(due ? { dueDate: removesDate ? null : resolveDueDate(ctx, due) } : {}),
    });
    const change = text
      ? `${quoted(todo.text)} is now ${quoted(after.text)}`
      : `${quoted(after.text)} changed`;
    const dated = due && after.dueDate ? `, due ${formatDay(after.dueDate, userToday(ctx))}` : '';
    return {
      text: `${change}${dated}${removesDate ? ', without a due date' : ''}.`,
      receipt: todoReceipt('changed', [after], { verb: 'todos.restore', args: { rows: before } }),
    };
  },
});

export const todoTools = [addTodosTool, listTodosTool, completeTodosTool, updateTodoTool, ...todoDeleteTools];

/** Returns the calendar date (YYYY-MM-DD) that words such as "friday" mean today. Throws invalid if they mean none. */
function resolveDueDate(ctx: UserCtx, words: string): string {
  const when = resolveWhen(words, { now: ctx.now(), zone: ctx.user.timezone });
  const date = when?.date ?? (when?.at ? localDate(when.at, ctx.user.timezone) : null);
  if (date) return date;
  throw new AppError(
    'invalid',
    `I do not understand ${quoted(words)} as a date. Nothing was saved; try “friday” or “3 May”.`,
  );
}
