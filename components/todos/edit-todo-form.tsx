'use client';

import { useState } from 'react';
import { type TodoDraft, TodoForm } from '@/components/todos/todo-form';
import { useEditTodo } from '@/components/todos/use-todos';
import type { Todo } from '@/lib/todos/schema';

export function EditTodoForm(props: { todo: Pick<Todo, 'id' | 'text' | 'dueDate'>; onClose: () => void }) {
  const { todo, onClose } = props;
  const { save, cancel } = useEditTodo(todo.id, onClose);
  // The todo may be refreshed while the form is open.
  const [start] = useState<TodoDraft>(todo);

  // Sends only what was changed here, so that what was changed elsewhere stays.
  function mutate(draft: TodoDraft, options: { onSuccess: () => void }) {
    const change = changesIn(draft, start);
    if (Object.keys(change).length > 0) save.mutate(change, options);
    else options.onSuccess();
  }

  return (
    <TodoForm
      start={start}
      label="Save"
      pendingLabel="Saving..."
      failed="The todo was not changed."
      save={{ ...save, mutate }}
      onSaved={onClose}
      onCancel={cancel}
    />
  );
}

function changesIn(draft: TodoDraft, start: TodoDraft): Partial<TodoDraft> {
  const names = Object.keys(draft) as (keyof TodoDraft)[];
  return Object.fromEntries(
    names.filter((name) => draft[name] !== start[name]).map((name) => [name, draft[name]]),
  );
}
