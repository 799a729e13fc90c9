'use client';

import { clsx } from 'clsx';
import { memo, useId } from 'react';
import { Failure } from '@/components/common/failure';
import { focusNextRow } from '@/components/common/focus';
import { useEditing } from '@/components/hooks/use-editing';
import { EditCard } from '@/components/rows/edit-card';
import { RowMenuButton } from '@/components/rows/row-menu-button';
import { DueDate } from '@/components/todos/due-date';
import { EditTodoForm } from '@/components/todos/edit-todo-form';
import { isDoneHidden, useIsHidden } from '@/components/todos/use-hide-done';
import { useDeleteTodo, useUpdateTodo } from '@/components/todos/use-todos';
import { Checkbox } from '@/components/ui/checkbox';
import type { AgendaItem } from '@/lib/agenda/schema';
import { dueState } from '@/lib/todos/rules';
import type { Todo } from '@/lib/todos/schema';

export const TodoRow = memo(function TodoRow({ todo, today }: { todo: Todo; today: string }) {
  const { editing, row, open, close } = useEditing();
  const update = useUpdateTodo(todo.id);
  const remove = useDeleteTodo();
  const id = useId();
  const completed = update.isPending ? (update.variables.completed ?? todo.completed) : todo.completed;
  const isHidden = useIsHidden(completed);
  const state = dueState({ ...todo, completed }, today);

  function check(isChecked: boolean) {
    const checkbox = document.getElementById(id);
    if (isDoneHidden() && checkbox) focusNextRow(checkbox);
    update.mutate({ completed: isChecked });
  }

  if (remove.isPending || remove.isSuccess) return null;
  if (editing) {
    return (
      <li ref={row} className="py-3">
        <EditCard name={todo.text}>
          <EditTodoForm todo={todo} onClose={close} />
        </EditCard>
      </li>
    );
  }
  if (isHidden) return null;
  return (
    <li ref={row} className={lazyLayout}>
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          checked={completed}
          aria-label={`Done: ${todo.text}`}
          onCheckedChange={check}
          className="mt-3"
        />
        {/* A shortcut for Edit in the menu. It is no stop of the Tab key, because a list can have hundreds of rows. */}
        <button
          type="button"
          tabIndex={-1}
          onClick={open}
          className="min-w-0 flex-1 cursor-pointer py-2.5 text-start wrap-anywhere"
        >
          <span dir="auto" className={clsx('block', completed && 'text-muted-foreground line-through')}>
            {todo.text}
          </span>
          {todo.dueDate && <DueDate dueDate={todo.dueDate} state={state} today={today} />}
        </button>
        <RowMenuButton
          label={`Actions for ${todo.text}`}
          name={todo.text}
          item={completed ? undefined : agendaItem(todo)}
          onEdit={open}
          onDelete={() => remove.mutate(todo)}
        />
      </div>
      {update.isError && (
        <Failure
          className="mb-2"
          what={update.variables.completed ? 'It was not marked as done.' : 'It was not reopened.'}
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

// The browser lays out only the visible rows of a long list. The margin keeps focus rings visible, which extend
// beyond the edge of a row.
const lazyLayout = '[contain-intrinsic-size:auto_4rem] [content-visibility:auto] [overflow-clip-margin:1rem]';

function agendaItem({ id, text, dueDate }: Todo): AgendaItem {
  return { kind: 'todo', id, title: text, state: 'upcoming', ...(dueDate ? { date: dueDate } : {}) };
}
