'use client';

import { useToday } from '@/components/common/clock';
import { ListState } from '@/components/common/list-state';
import { AddTodoForm } from '@/components/todos/add-todo-form';
import { MoreTodos } from '@/components/todos/more-todos';
import { TodoCounts } from '@/components/todos/todo-counts';
import { TodoRow } from '@/components/todos/todo-row';
import { useHideDone } from '@/components/todos/use-hide-done';
import { useTodos } from '@/components/todos/use-todos';
import { Section } from '@/components/ui/section';

export function TodoCard() {
  const todos = useTodos();
  const today = useToday();
  const [hideDone, setHideDone] = useHideDone();
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
              <ul className="divide-y divide-line">
                {items.map((todo) => (
                  <TodoRow key={todo.id} todo={todo} today={today} />
                ))}
              </ul>
              {next && <MoreTodos after={next} />}
            </>
          )}
        </ListState>
      </div>
    </Section>
  );
}
