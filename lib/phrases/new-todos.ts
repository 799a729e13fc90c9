import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { onlyMade } from '@/lib/phrases/task-times';
import type { NewTodo } from '@/lib/todos/tools';
import { taskVerbs } from '@/lib/words/verbs';

export interface AddTodosCall {
  tool: 'add_todos';
  input: { items: NewTodo[]; list?: string };
}

/** Returns an `add_todos` call. Without `list`, the todos go to the default list. */
export function newTodos(items: NewTodo[], list?: string | null): AddTodosCall {
  return { tool: 'add_todos', input: { items: items.map(withoutNull), ...(list ? { list } : {}) } };
}

/** Returns the todos in an `add_todos` call, or [] for a call of another tool. */
export function todosIn({ tool, input }: PhraseCall): NewTodo[] {
  return tool === 'add_todos' && Array.isArray(input.items) ? input.items : [];
}

function withoutNull<T extends object>(todo: T): T {
  return Object.fromEntries(
    Object.entries(todo).filter(([, value]) => value !== null && value !== undefined),
  ) as T;
}

/**
 * Returns the place of the only one of `texts` that has the day of the message: 0 for "finish the report by
 * friday, review the slides" and "milk (by friday), eggs". Null if the day is of all of them.
 */
export function placeOfDue(texts: string[], { parts, times }: Heard): number | null {
  const place = parts.findIndex(({ time }) => time !== null);
  const [before, after, verb] = [parts[place - 1], parts[place + 1], parts[place + 2]];
  const ofItem = texts.findIndex((text) => text.toLowerCase().endsWith(before?.word ?? ' '));
  if (times.length === 1 && parts[place]?.gap.includes('(')) return ofItem >= 0 ? ofItem : null;
  if (times.length !== 1 || !before || !after || place < 2) return null;
  const next = after.word === 'and' ? verb?.word : /[,;]/.test(after.gap) ? after.word : undefined;
  return next && taskVerbs.has(next) && ofItem >= 0 && ofItem < texts.length - 1 ? ofItem : null;
}

const plural = /^(?<verb>(?:buy|get|order) )?(?<goods>(?:(?!and\b|or\b)\p{L}+ ){0,2}\p{L}{2,}[^s\W]s)$/iu;
const mostCounted = 60;

/** Counts what was just added: "make it 6", after "add eggs", is no hour. Null for other things. */
export function countAdded(heard: Heard): PhraseCall | null {
  const thing = heard.has('n') ? onlyMade(heard) : null;
  const { verb = '', goods } = plural.exec(thing?.title ?? '')?.groups ?? {};
  const count = heard.text('n');
  const isCount = /^\d{1,2}$/.test(count) && Number(count) > 1 && Number(count) <= mostCounted;
  const isGoods = goods && (verb || !taskVerbs.has(goods.split(' ')[0]?.toLowerCase() ?? ''));
  return thing && isCount && isGoods && !thing.date
    ? { tool: 'update_todo', input: { item: thing.id, text: `${verb}${count} ${goods}` } }
    : null;
}

/** Whether "make it 2" may count a todo instead of telling its hour, as after "buy wine". */
export function mayCount({ kind, title, date }: Thing, { has, text }: Heard): boolean {
  const isBuying = /^(?:(?:buy|get|order|book|invite|do|pack|bring|make|add) |\P{L}*\p{L}+$)/iu.test(title);
  return (
    !/\d/.test(title) &&
    has('n') &&
    /^\d{1,2}$/.test(text('n')) &&
    kind === 'todo' &&
    (!date || /s$/i.test(title)) &&
    isBuying
  );
}
