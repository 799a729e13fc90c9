import { meantTitle, withWhatItIs } from '@/lib/phrases/meant-task';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import type { NewTodo } from '@/lib/todos/tools';

/**
 * Completes a call that makes a todo or a reminder, from the rest of its sentence and from the last
 * message. Every such call passes here, of a phrase row and of both classifiers.
 */
export function completeNewItems(call: PhraseCall, heard: Heard): PhraseCall {
  const { tool, input } = call;
  if (tool === 'set_reminder' && typeof input.title === 'string')
    return { ...call, input: { ...input, title: meantTitle(input.title, heard) } };
  const todos = todosIn(call);
  return todos.length > 0 ? { ...call, input: { ...input, items: completeTodos(todos, heard) } } : call;
}

/**
 * The place for a property that may be said anywhere in the sentence of a new todo, such as
 * "urgent": find it in `heard.message` and set it, if the message makes only this todo. If `withoutSlips` leaves out its words, no row
 * needs a template for them, and they are no part of a text.
 */
function completeTodos(todos: NewTodo[], heard: Heard): NewTodo[] {
  const [todo, another] = todos;
  return !todo || another ? todos : [{ ...todo, text: withWhatItIs(todo.text, heard) }];
}
