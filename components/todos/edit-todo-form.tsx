'use client';

import { TodoForm } from '@/components/todos/todo-form';
import { useEditTodo } from '@/components/todos/use-todos';
import type { Todo } from '@/lib/todos/schema';

export function EditTodoForm(props: { todo: Pick<Todo, 'id' | 'text' | 'dueDate'>; onClose: () => void }) {
  const { todo, onClose } = props;
  const { save, cancel } = useEditTodo(todo.id, onClose);
  return (
    <TodoForm
      start={todo}
      label="Save"
      pendingLabel="Saving..."
      failed="The todo was not changed."
      save={save}
      onSaved={onClose}
      onCancel={cancel}
    />
  );
}
