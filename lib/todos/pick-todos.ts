import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pickList } from '@/lib/todos/lists/pick-list';
import { listLists } from '@/lib/todos/lists/reads';
import type { NamedList } from '@/lib/todos/lists/schema';
import type { ListedTodo } from '@/lib/todos/reads';
import { todoLabels } from '@/lib/todos/wording';
import { matchItem, pickItems } from '@/lib/words/match';

export interface AskedTodos {
  /** The todos that the user names: each by its words, its number in the list, or its id. */
  items?: string[] | null | undefined;
  all?: boolean | null | undefined;
  except?: string[] | null | undefined;
  list?: string | null | undefined;
}

/**
 * Returns the todos that the user means (`found`). `missed` has an error message for each entry of
 * `asked.items` that fits no todo or several todos.
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

// An unknown entry of `except` throws `not_found`, because the todo to keep is unknown.
function allBut(own: ListedTodo[], except: string[]): { found: ListedTodo[]; missed: string[] } {
  const spared = new Set(except.length > 0 ? sparedBy(own, except).map(({ id }) => id) : []);
  const found = own.filter(({ id }) => !spared.has(id));
  if (found.length === 0)
    throw new AppError('not_found', 'There is nothing left on that list. Nothing was changed.');
  return { found, missed: [] };
}

function sparedBy(own: ListedTodo[], except: string[]): ListedTodo[] {
  return except.flatMap((words) => {
    const match = matchItem(own, words, ({ text }) => text);
    if (match.kind === 'many') return match.items;
    return match.kind === 'one' ? [match.item] : pickItems(own, [words], todoLabels).found;
  });
}
