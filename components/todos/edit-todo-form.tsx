'use client';

import { TodoForm } from '@/components/todos/todo-form';
import { useUpdateTodo } from '@/components/todos/use-todos';
import type { Todo } from '@/lib/todos/schema';

export function EditTodoForm({ todo, onClose }: { todo: Todo; onClose: () => void }) {
  return (
    <TodoForm
      start={todo}
      label="Save"
      pendingLabel="Saving..."
      failed="The todo was not changed."
      save={useUpdateTodo(todo.id)}
      onSaved={onClose}
      onCancel={onClose}
    />
  );
}
