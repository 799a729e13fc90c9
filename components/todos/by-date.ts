import type { Todo } from '@/lib/todos/schema';

/** Sorts open todos by due date, those without a date last. Completed todos follow in their given order. */
export function byDate(items: Todo[]): Todo[] {
  const open = items.filter(({ completed }) => !completed);
  const done = items.filter(({ completed }) => completed);
  return [...open.toSorted((a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9')), ...done];
}
