export const maxTodoText = 500;
/** Maximum number of items in one chat message. */
export const maxItems = 100;
export const tooManyItems = `At most ${maxItems} things fit into one message. Please send them in parts.`;
export const maxListTitle = 100;
/** Maximum number of lists of one user. */
export const maxLists = 100;
export const defaultListTitle = 'Todos';
/** Number of open todos on one page of the dashboard. */
export const maxOpenTodos = 200;
/** Number of completed todos that the dashboard and the chat show. */
export const maxCompletedTodos = 50;

export type DueState = 'overdue' | 'today' | 'later' | 'none';

/** Compares a todo's due date with today's date in the user's time zone, both YYYY-MM-DD. A completed todo counts as not due. */
export function dueState(todo: { completed: boolean; dueDate: string | null }, today: string): DueState {
  if (todo.completed || !todo.dueDate) return 'none';
  if (todo.dueDate < today) return 'overdue';
  return todo.dueDate === today ? 'today' : 'later';
}
