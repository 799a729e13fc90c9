'use client';

import { useToday } from '@/components/common/clock';
import { Failure } from '@/components/common/failure';
import { ListState } from '@/components/common/list-state';
import { AddTodoForm } from '@/components/todos/add-todo-form';
import { TodoRow } from '@/components/todos/todo-row';
import { useMoreTodos, useTodos } from '@/components/todos/use-todos';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';

export function TodoCard() {
  const todos = useTodos();
  const today = useToday();
  const open = todos.data?.items.filter(({ completed }) => !completed).length ?? 0;
  return (
    <Section
      title="Todo List"
      aside={
        open > 0 && (
          <Badge>
            {open}
            {todos.data?.next && '+'} open
          </Badge>
        )
      }
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

function MoreTodos({ after }: { after: string }) {
  const more = useMoreTodos();
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button variant="outline" size="sm" disabled={more.isPending} onClick={() => more.mutate(after)}>
        {more.isPending ? 'Loading more...' : 'Show more'}
      </Button>
      {more.isError && (
        <Failure what="No more could be loaded." error={more.error} onRetry={() => more.mutate(after)} />
      )}
    </div>
  );
}
