import { meantTitle, withWhatItIs } from '@/lib/phrases/meant-task';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import type { NewTodo } from '@/lib/todos/tools';

/**
 * Fills in what a new todo or reminder lacks, from the rest of its sentence and from the last message. Every
 * call that creates one passes through this function, whether a phrase row or one of the two classifiers made
 * it.
 */
export function completeNewItems(call: PhraseCall, heard: Heard): PhraseCall {
  const { tool, input } = call;
  if (tool === 'set_reminder' && typeof input.title === 'string')
    return { ...call, input: { ...input, title: meantTitle(input.title, heard) } };
  const todos = todosIn(call);
  return todos.length > 0 ? { ...call, input: { ...input, items: completeTodos(todos, heard) } } : call;
}

/**
 * The place to set a property that may stand anywhere in the sentence of a single new todo, such as "urgent".
 * Find it in `heard.message`. If `withoutSlips` also removes its words, no row needs a template for them, and
 * they stay out of the todo's text.
 */
function completeTodos(todos: NewTodo[], heard: Heard): NewTodo[] {
  const [todo, another] = todos;
  return !todo || another ? todos : [{ ...todo, text: withWhatItIs(todo.text, heard) }];
}
