import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickList } from '@/lib/todos/lists/pick-list';
import { listLists } from '@/lib/todos/lists/reads';
import type { NamedList } from '@/lib/todos/lists/schema';
import type { ListedTodo } from '@/lib/todos/reads';
import { todoLabels } from '@/lib/todos/wording';
import { matchItem, pickItems } from '@/lib/words/match';

/** The words of a tool call that say which todos it is about. */
export interface AskedTodos {
  /** The user's words for each todo, its number in its list, or its id. */
  items?: string[] | null | undefined;
  /** Every one of the list. */
  all?: boolean | null | undefined;
  /** With `all`: but these. */
  except?: string[] | null | undefined;
  list?: string | null | undefined;
}

/**
 * Finds the todos that a call is about. Without a list, words look in all lists, and numbers and "all" mean the default list. Throws as
 * pickItems does.
 *
 *     { items: ['milk', '2'] }                              // milk in any list, the second of the todo list
 *     { all: true, except: ['cheese'], list: 'shopping' }   // "got all of it but the cheese"
 */
export async function pickTodos(
  ctx: UserCtx,
  todos: ListedTodo[],
  asked: AskedTodos,
): Promise<{ found: ListedTodo[]; missed: string[]; list: NamedList | null }> {
  const list = asked.list ? pickList(await listLists(ctx), asked.list) : null;
  const own = todos.filter((todo) => (list ? todo.listId === list.id : todo.list === null));
  if (asked.all) return { ...allBut(own, asked.except ?? []), list };
  return { ...pickItems(list ? own : todos, asked.items ?? [], todoLabels, own), list };
}

/** An exception that names nothing on the list stops everything: the user believes it to be spared. */
function allBut(own: ListedTodo[], except: string[]): { found: ListedTodo[]; missed: string[] } {
  const spared = new Set(except.length > 0 ? sparedBy(own, except).map(({ id }) => id) : []);
  const found = own.filter(({ id }) => !spared.has(id));
  if (found.length === 0)
    throw new AppError('not_found', 'There is nothing left on that list. Nothing was changed.');
  return { found, missed: [] };
}

/** "But the cheese" spares every cheese. */
function sparedBy(own: ListedTodo[], except: string[]): ListedTodo[] {
  return except.flatMap((words) => {
    const match = matchItem(own, words, ({ text }) => text);
    if (match.kind === 'many') return match.items;
    return match.kind === 'one' ? [match.item] : pickItems(own, [words], todoLabels).found;
  });
}
