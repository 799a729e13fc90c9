'use client';

import { ListTodo } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ListState } from '@/components/common/list-state';
import { AddOnDemand } from '@/components/lazy/add-on-demand';
import { useToday } from '@/components/page/clock';
import { byDate } from '@/components/todos/by-date';
import { ListActions, ListTabs } from '@/components/todos/list-tabs';
import { MoreTodos } from '@/components/todos/more-todos';
import { TodoCounts } from '@/components/todos/todo-counts';
import { TodoForm } from '@/components/todos/todo-form';
import { TodoRow } from '@/components/todos/todo-row';
import { useHideDone } from '@/components/todos/use-hide-done';
import { useLists } from '@/components/todos/use-lists';
import { useAddTodo, useTodos } from '@/components/todos/use-todos';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { TodoList } from '@/lib/todos/schema';

const initialRows = 100;

export function TodoCard() {
  const [chosenId, setChosenId] = useState<string>();
  const lists = useLists().data ?? [];
  const chosen = lists.find(({ id }) => id === chosenId) ?? lists.find(({ isDefault }) => isDefault);
  // The default list is loaded with the page and is cached without its id.
  const listId = chosen?.isDefault ? undefined : chosen?.id;
  const todos = useTodos(listId);
  const today = useToday();
  const [hideDone, setHideDone] = useHideDone();
  const [visibleRows, setVisibleRows] = useState(initialRows);
  const list = useRef<HTMLUListElement>(null);

  function showAll() {
    flushSync(() => setVisibleRows(Number.POSITIVE_INFINITY));
    // The pressed button has disappeared, so the first new row gets the focus.
    list.current?.querySelectorAll<HTMLElement>('[role="checkbox"]')[initialRows]?.focus();
  }

  return (
    <Section
      title="Todo List"
      aside={
        <div className="flex items-center">
          {todos.data && <TodoCounts list={todos.data} hideDone={hideDone} onHide={setHideDone} />}
          <ListActions chosen={chosen} onChoose={setChosenId} />
        </div>
      }
    >
      <ListTabs chosen={chosen} openNow={openIn(todos.data)} onChoose={setChosenId} />
      <AddOnDemand
        label="New todo"
        form={(close) => <AddTodoForm key={listId} listId={listId} onCancel={close} />}
      >
        <ListState
          query={todos}
          name="Your todos"
          isEmpty={({ items }) => items.length === 0}
          icon={ListTodo}
          empty="Nothing to do. Add the first thing on your mind."
        >
          {({ items, next }) => (
            <>
              {hideDone && items.every(({ completed }) => completed) && (
                <p className="py-3 text-muted-foreground">All done. Add the next thing on your mind.</p>
              )}
              <ul ref={list} className="divide-y divide-border">
                {byDate(items)
                  .slice(0, visibleRows)
                  .map((todo) => (
                    <TodoRow key={todo.id} todo={todo} today={today} />
                  ))}
              </ul>
              {items.length > visibleRows ? (
                <Button variant="outline" className="mt-3" onClick={showAll}>
                  Show more
                </Button>
              ) : (
                next && <MoreTodos after={next} listId={listId} />
              )}
            </>
          )}
        </ListState>
      </AddOnDemand>
    </Section>
  );
}

function AddTodoForm({ listId, onCancel }: { listId: string | undefined; onCancel: () => void }) {
  const add = useAddTodo();
  return (
    <TodoForm
      label="Add todo"
      pendingLabel="Adding..."
      failed="The todo was not added."
      save={{
        ...add,
        mutate: (draft, options) => add.mutate({ ...draft, ...(listId ? { listId } : {}) }, options),
      }}
      onCancel={onCancel}
    />
  );
}

function openIn(list: TodoList | undefined): number | null {
  return list && !list.next ? list.items.filter(({ completed }) => !completed).length : null;
}
