import { matchItem, type Naming } from '@/lib/match';
import { formatDay } from '@/lib/time/format';
import { type DueState, dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';
import type { ToolResult, Undo } from '@/lib/tool';
import { clip, joinSome, joinWords, quoted } from '@/lib/wording';

export type Which = 'open' | 'done' | 'all' | 'today' | 'overdue';

export const todoNaming: Naming<Pick<Todo, 'id' | 'text'>> = {
  textOf: (todo) => todo.text,
  show: (todo) => quoted(todo.text),
  none: 'nothing on your list',
};

const shownLines = 50;
const emptyList: Record<Which, string> = {
  open: 'Your list is empty. Nothing to do.',
  today: 'Nothing is due today.',
  overdue: 'Nothing is overdue.',
  done: 'No todo is done yet.',
  all: 'Your list is empty.',
};
const listTitle: Record<Which, string> = {
  open: 'Your todos',
  today: 'Due today',
  overdue: 'Overdue',
  done: 'Done',
  all: 'All your todos',
};

/** The list as a reply: each item with its place in the whole list, so that "2" always means the same one. */
export function listWords(all: Todo[], view: { which: Which; about: string; today: string }): string {
  const { which, about, today } = view;
  const shown = all
    .map((todo, place) => ({ todo, place: place + 1, state: dueState(todo, today) }))
    .filter(({ todo }) => !about || matchItem([todo], about, (item) => item.text).kind === 'one')
    .filter(({ state }) => isAsked(state, which));
  if (shown.length === 0)
    return about ? `There is nothing like ${quoted(about)} on your list.` : emptyList[which];
  const lines = shown
    .slice(0, shownLines)
    .map(({ todo, place, state }) => `${place}. ${clip(todo.text, 200)}${mark(todo, state, today)}`);
  const rest = shown.length > shownLines ? [`… and ${shown.length - shownLines} more on the dashboard.`] : [];
  return [`${listTitle[which]}:`, ...lines, ...rest].join('\n');
}

/** " (due Friday, 19 March)", or nothing. */
export function dueWords(todo: { dueDate: string | null }, today: string): string {
  return todo.dueDate ? ` (due ${formatDay(todo.dueDate, today)})` : '';
}

export function namesOf(items: { text: string }[]): string {
  return joinWords(items.map((item) => quoted(item.text)));
}

export function someOf(items: { text: string }[]): string {
  return joinSome(items.map((item) => quoted(item.text)));
}

/** What a tool did to these items, and how it is taken back. */
export function todoChange(
  action: string,
  items: { text: string }[],
  undo: Undo,
): NonNullable<ToolResult['done']> {
  return { room: 'todo', action: `${action} ${clip(someOf(items), 200)}`, undo };
}

function isAsked(state: DueState, which: Which): boolean {
  if (which === 'overdue') return state === 'overdue';
  return which !== 'today' || state === 'today' || state === 'overdue';
}

function mark(todo: Todo, state: DueState, today: string): string {
  if (todo.completed) return ' (done)';
  if (state === 'overdue' && todo.dueDate) return ` [OVERDUE: ${formatDay(todo.dueDate, today)}]`;
  return dueWords(todo, today);
}
