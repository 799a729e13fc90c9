'use client';

import { TodoForm } from '@/components/todos/todo-form';
import { useAddTodo } from '@/components/todos/use-todos';

export function AddTodoForm() {
  return (
    <TodoForm
      label="Add todo"
      pendingLabel="Adding..."
      failed="The todo was not added."
      save={useAddTodo()}
    />
  );
}
