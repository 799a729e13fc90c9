export const maxTodoText = 500;
export const maxOpenTodos = 200;
export const maxDoneTodos = 50;

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Where an item stands on this day; both dates are calendar dates (YYYY-MM-DD) in the user's zone. */
export function dueState(item: { completed: boolean; dueDate: string | null }, today: string): DueState {
  if (item.completed || !item.dueDate) return 'none';
  if (item.dueDate < today) return 'overdue';
  return item.dueDate === today ? 'today' : 'later';
}
