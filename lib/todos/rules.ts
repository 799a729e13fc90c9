export const maxTodoText = 500;
/** Open todos on one page of the dashboard. */
export const maxOpenTodos = 200;
/** Completed todos that the dashboard and the chat show. */
export const maxCompletedTodos = 50;

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Compares a todo's due date with today's date in the user's time zone, both as YYYY-MM-DD. A completed todo is never due. */
export function dueState(todo: { completed: boolean; dueDate: string | null }, today: string): DueState {
  if (todo.completed || !todo.dueDate) return 'none';
  if (todo.dueDate < today) return 'overdue';
  return todo.dueDate === today ? 'today' : 'later';
}
