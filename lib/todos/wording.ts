import { type ItemLabels, matchItem } from '@/lib/match';
import { formatDay } from '@/lib/time/format';
import { type DueState, dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';
import type { ToolReceipt, Undo } from '@/lib/tool';
import { clip, joinSome, joinWords, quoted } from '@/lib/wording';

export type TodoFilter = 'open' | 'done' | 'all' | 'today' | 'overdue';

export const todoLabels: ItemLabels<Pick<Todo, 'id' | 'text'>> = {
  textOf: (todo) => todo.text,
  label: (todo) => quoted(todo.text),
  nothing: 'nothing on your list',
};

const maxLines = 50;
const emptyTexts: Record<TodoFilter, string> = {
  open: 'Your list is empty. Nothing to do.',
  today: 'Nothing is due today.',
  overdue: 'Nothing is overdue.',
  done: 'No todo is done yet.',
  all: 'Your list is empty.',
};
const titles: Record<TodoFilter, string> = {
  open: 'Your todos',
  today: 'Due today',
  overdue: 'Overdue',
  done: 'Done',
  all: 'All your todos',
};

/** Formats todos as a chat reply. Each keeps its number in the unfiltered list, so that "done 2" means the same todo everywhere. */
export function formatTodoList(
  todos: Todo[],
  { filter, about, today }: { filter: TodoFilter; about: string; today: string },
): string {
  const shown = todos
    .map((todo, index) => ({ todo, number: index + 1, state: dueState(todo, today) }))
    .filter(({ todo }) => !about || matchItem([todo], about, ({ text }) => text).kind === 'one')
    .filter(({ state }) => passes(filter, state));
  if (shown.length === 0)
    return about ? `There is nothing like ${quoted(about)} on your list.` : emptyTexts[filter];
  const lines = shown
    .slice(0, maxLines)
    .map(({ todo, number, state }) => `${number}. ${clip(todo.text, 200)}${formatState(todo, state, today)}`);
  const more = shown.length > maxLines ? [`… and ${shown.length - maxLines} more on the dashboard.`] : [];
  return [`${titles[filter]}:`, ...lines, ...more].join('\n');
}

/** Returns " (due Friday, 19 March)", or an empty text without a due date. */
export function formatDue(todo: { dueDate: string | null }, today: string): string {
  return todo.dueDate ? ` (due ${formatDay(todo.dueDate, today)})` : '';
}

/** “Milk”, “Eggs” and “Bread”. */
export function quoteTodos(todos: { text: string }[]): string {
  return joinWords(todos.map(({ text }) => quoted(text)));
}

/** As quoteTodos, but names only the first five. */
export function quoteSomeTodos(todos: { text: string }[]): string {
  return joinSome(todos.map(({ text }) => quoted(text)));
}

export function todoReceipt(action: string, todos: { text: string }[], undo: Undo): ToolReceipt {
  return { feature: 'todo', action: `${action} ${clip(quoteSomeTodos(todos), 200)}`, undo };
}

/** Open and completed todos are chosen by the query; here only the due date matters. */
function passes(filter: TodoFilter, state: DueState): boolean {
  if (filter === 'overdue') return state === 'overdue';
  return filter !== 'today' || state === 'today' || state === 'overdue';
}

function formatState(todo: Todo, state: DueState, today: string): string {
  if (todo.completed) return ' (done)';
  if (state === 'overdue' && todo.dueDate) return ` [OVERDUE: ${formatDay(todo.dueDate, today)}]`;
  return formatDue(todo, today);
}
