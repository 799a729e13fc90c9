import type { PhraseCall } from '@/lib/phrases/phrase';
import type { NewTodo } from '@/lib/todos/tools';

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
