'use client';

import { clsx } from 'clsx';
import { type ChangeEvent, memo, useId } from 'react';
import { Failure } from '@/components/common/failure';
import { RowActions } from '@/components/common/row-actions';
import { useEditing } from '@/components/common/use-editing';
import { DueMark } from '@/components/todos/due-mark';
import { EditTodoForm } from '@/components/todos/edit-todo-form';
import { focusNextTodo } from '@/components/todos/focus-next';
import { isDoneHidden, useIsHidden } from '@/components/todos/use-hide-done';
import { useDeleteTodo, useUpdateTodo } from '@/components/todos/use-todos';
import { Checkbox } from '@/components/ui/checkbox';
import { dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';

/** One todo. A check shows at once and a deletion hides the row at once; where the server says no, both come back with the reason. */
export const TodoRow = memo(function TodoRow({ todo, today }: { todo: Todo; today: string }) {
  const { editing, row, open, close } = useEditing();
  const update = useUpdateTodo(todo.id);
  const remove = useDeleteTodo();
  const id = useId();
  const completed = update.isPending ? (update.variables.completed ?? todo.completed) : todo.completed;
  const isHidden = useIsHidden(completed);
  const state = dueState({ ...todo, completed }, today);

  function tick({ currentTarget: box }: ChangeEvent<HTMLInputElement>) {
    if (isDoneHidden()) focusNextTodo(box);
    update.mutate({ completed: box.checked });
  }

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditTodoForm todo={todo} onClose={close} />
      </li>
    );
  }
  if (isHidden) return null;
  return (
    <li ref={row} className={look}>
      <div className="-ml-3 flex items-start">
        <Checkbox id={id} checked={completed} onChange={tick} />
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer py-2.5 pl-1 wrap-anywhere">
          <span
            dir="auto"
            className={clsx(
              'block',
              completed && 'text-muted line-through',
              state === 'overdue' && 'text-overdue',
              state === 'today' && 'text-today',
            )}
          >
            {todo.text}
          </span>
          {todo.dueDate && <DueMark dueDate={todo.dueDate} state={state} today={today} />}
        </label>
        <RowActions name={todo.text} onEdit={open} onDelete={() => remove.mutate(todo)} />
      </div>
      {update.isError && (
        <Failure
          className="mb-2"
          what={update.variables.completed ? 'It was not marked as done.' : 'It was not opened again.'}
          error={update.error}
          onRetry={() => update.mutate(update.variables)}
        />
      )}
      {remove.isError && (
        <Failure
          className="mb-2"
          what="It was not deleted."
          error={remove.error}
          onRetry={() => remove.mutate(todo)}
        />
      )}
    </li>
  );
});

// Of a long list only what is in sight is laid out; the margin is for focus rings, which stand over a row's edge.
const look = '[contain-intrinsic-size:auto_4rem] [content-visibility:auto] [overflow-clip-margin:1rem]';
