import type { Todo } from '@/lib/todos/schema';

export function byDate(items: Todo[]): Todo[] {
  const open = items.filter(({ completed }) => !completed);
  const done = items.filter(({ completed }) => completed);
  return [...open.toSorted((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9')), ...done];
}
