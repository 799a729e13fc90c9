import type { Todo } from '@/lib/todos/schema';

export function todoRow(overrides: Partial<Todo> = {}): Todo {
  return { id: '1', text: 'milk', completed: false, dueDate: null, listId: 'l', ...overrides };
}
