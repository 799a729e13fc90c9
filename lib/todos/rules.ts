export const maxTodoText = 500;
export const maxItems = 100;
export const tooManyItems = `At most ${maxItems} things fit into one message. Please send them in parts.`;
export const maxListTitle = 100;
export const maxLists = 100;
export const defaultListTitle = 'Todos';
export const maxOpenTodos = 200;
export const maxCompletedTodos = 50;

export type DueState = 'overdue' | 'today' | 'later' | 'none';

export function dueState(todo: { completed: boolean; dueDate: string | null }, today: string): DueState {
  if (todo.completed || !todo.dueDate) return 'none';
  if (todo.dueDate < today) return 'overdue';
  return todo.dueDate === today ? 'today' : 'later';
}
