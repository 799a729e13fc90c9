import { formatDay } from '@/lib/time/format';
import type { NamedList } from '@/lib/todos/lists/schema';
import type { ListedTodo } from '@/lib/todos/reads';
import { type DueState, dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';
import type { Mention, RowChange, ToolReceipt } from '@/lib/tool';
import { type ItemLabels, matchItem } from '@/lib/words/match';
import { clip, joinSome, joinWords, quoted } from '@/lib/words/wording';

export type TodoFilter = 'open' | 'done' | 'all' | 'today' | 'overdue';

export const todoLabels: ItemLabels<Pick<ListedTodo, 'id' | 'text' | 'list'>> = {
  textOf: (todo) => todo.text,
  label: ({ text, list }) => (list ? `${quoted(text)} (${list})` : quoted(text)),
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

/** Numbers each todo by its place in `todos`, so "done 2" always means the same todo. */
export function formatTodoList(
  todos: ListedTodo[],
  {
    filter,
    about,
    today,
    list,
  }: { filter: TodoFilter; about: string; today: string; list: NamedList | null },
): { text: string; items: ListedTodo[] } {
  const shown = todos
    .map((todo, index) => ({ todo, number: index + 1, state: dueState(todo, today) }))
    .filter(({ todo }) => !about || matchItem([todo], about, ({ text }) => text).kind === 'one')
    .filter(({ state }) => passes(filter, state));
  const name = list && !list.isDefault ? ` ${quoted(list.title)}` : '';
  if (shown.length === 0) return { text: emptyText(filter, about, name), items: [] };
  const lines = shown.slice(0, maxLines).map(({ todo, number, state }) => {
    const isElsewhere = !list && todo.list !== null;
    const place = isElsewhere ? '•' : `${number}.`;
    return `${place} ${clip(todo.text, 200)}${formatState(todo, state, today)}${isElsewhere ? `, ${todo.list}` : ''}`;
  });
  const more = shown.length > maxLines ? [`… and ${shown.length - maxLines} more on the dashboard.`] : [];
  const title = name && filter === 'open' ? `Your list${name}` : `${titles[filter]}${name && `,${name}`}`;
  return { text: [`${title}:`, ...lines, ...more].join('\n'), items: shown.map(({ todo }) => todo) };
}

function emptyText(filter: TodoFilter, about: string, name: string): string {
  if (about) return `There is nothing like ${quoted(about)} on your list${name}.`;
  return name ? `Your list${name} has nothing ${filter === 'done' ? 'done' : 'open'}.` : emptyTexts[filter];
}

export function formatLists(lists: NamedList[]): string {
  if (lists.length === 0) return 'You have no lists yet. Say “create a packing list”.';
  return [
    'Your lists:',
    ...lists.map(({ title, open }) => `• ${title} (${open > 0 ? `${open} open` : 'empty'})`),
  ].join('\n');
}

export function todoDetails(todo: { dueDate: string | null }, today: string): string {
  return todo.dueDate ? ` (due ${formatDay(todo.dueDate, today)})` : '';
}

export function quoteTodos(todos: { text: string }[]): string {
  return joinWords(todos.map(({ text }) => quoted(text)));
}

export function quoteSomeTodos(todos: { text: string }[]): string {
  return joinSome(todos.map(({ text }) => quoted(text)));
}

export function todoReceipt(action: string, todos: { text: string }[], rows: RowChange[]): ToolReceipt {
  return { feature: 'todo', action: `${action} ${clip(quoteSomeTodos(todos), 200)}`, undo: { rows } };
}

export function todoMentions(todos: { id: string; text: string }[]): Mention[] {
  return todos.map(({ id, text }) => ({ kind: 'todo', id, title: text }));
}

export function listMention({ id, title }: { id: string; title: string }): Mention {
  return { kind: 'list', id, title };
}

function passes(filter: TodoFilter, state: DueState): boolean {
  if (filter === 'overdue') return state === 'overdue';
  return filter !== 'today' || state === 'today' || state === 'overdue';
}

function formatState(todo: Todo, state: DueState, today: string): string {
  if (todo.completed) return ' (done)';
  if (state === 'overdue' && todo.dueDate)
    return ` [OVERDUE: ${formatDay(todo.dueDate, today)}]${todoDetails({ ...todo, dueDate: null }, today)}`;
  return todoDetails(todo, today);
}

export function onceOnly(text: string, due: string): string {
  return `A todo does not repeat; for that, say “remind me ${due.replace(/^on (?=every|each)/i, '')}: ${text}”.`;
}
