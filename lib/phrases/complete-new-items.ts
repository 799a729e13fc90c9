import { meantTitle, withWhatItIs } from '@/lib/phrases/meant-task';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import type { NewTodo } from '@/lib/todos/tools';

/**
 * Completes a new todo or reminder from its sentence and the last message. Every call that creates a todo or
 * reminder passes through this function, from a phrase row or a classifier.
 */
export function completeNewItems(call: PhraseCall, heard: Heard): PhraseCall {
  const { tool, input } = call;
  if (tool === 'set_reminder' && typeof input.title === 'string')
    return { ...call, input: { ...input, title: meantTitle(input.title, heard) } };
  const todos = todosIn(call);
  return todos.length > 0 ? { ...call, input: { ...input, items: completeTodos(todos, heard) } } : call;
}

// Set a new property, such as "urgent", here, and remove its words in `withoutSlips`.
function completeTodos(todos: NewTodo[], heard: Heard): NewTodo[] {
  const [todo, another] = todos;
  return !todo || another ? todos : [{ ...todo, text: withWhatItIs(todo.text, heard) }];
}
