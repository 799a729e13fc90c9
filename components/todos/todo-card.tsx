'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '@/components/common/clock';
import { ListState } from '@/components/common/list-state';
import { AddTodoForm } from '@/components/todos/add-todo-form';
import { MoreTodos } from '@/components/todos/more-todos';
import { TodoCounts } from '@/components/todos/todo-counts';
import { TodoRow } from '@/components/todos/todo-row';
import { useHideDone } from '@/components/todos/use-hide-done';
import { useTodos } from '@/components/todos/use-todos';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

/** So many rows are drawn at first: the tab opens as fast with thousands of todos as with a few. */
const firstRows = 100;

export function TodoCard() {
  const todos = useTodos();
  const today = useToday();
  const [hideDone, setHideDone] = useHideDone();
  const [shown, setShown] = useState(firstRows);
  const rows = useRef<HTMLUListElement>(null);

  function showAll() {
    flushSync(() => setShown(Number.POSITIVE_INFINITY));
    // The button is gone: the first row that came is where the reader was.
    rows.current?.querySelectorAll('input')[firstRows]?.focus();
  }

  return (
    <Section
      title="Todo List"
      aside={todos.data && <TodoCounts list={todos.data} hideDone={hideDone} onHide={setHideDone} />}
    >
      <AddTodoForm />
      <div className="mt-4">
        <ListState
          query={todos}
          name="Your todos"
          isEmpty={({ items }) => items.length === 0}
          empty="Nothing to do. Add the first thing on your mind."
        >
          {({ items, next }) => (
            <>
              {hideDone && items.every(({ completed }) => completed) && (
                <p className="py-3 text-muted">All done. Add the next thing on your mind.</p>
              )}
              <ul ref={rows} className="divide-y divide-line">
                {items.slice(0, shown).map((todo) => (
                  <TodoRow key={todo.id} todo={todo} today={today} />
                ))}
              </ul>
              {items.length > shown ? (
                <Button variant="outline" className="mt-3" onClick={showAll}>
                  Show more
                </Button>
              ) : (
                next && <MoreTodos after={next} />
              )}
            </>
          )}
        </ListState>
      </div>
    </Section>
  );
}
