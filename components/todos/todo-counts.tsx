import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { maxCompletedTodos } from '@/lib/todos/rules';
import type { TodoList } from '@/lib/todos/schema';

export function TodoCounts(props: { list: TodoList; hideDone: boolean; onHide: (hide: boolean) => void }) {
  const { list, hideDone, onHide } = props;
  const done = list.items.filter(({ completed }) => completed).length;
  const open = list.items.length - done;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1">
      {done > 0 && (
        <Button variant="ghost" size="sm" className="-my-1" onClick={() => onHide(!hideDone)}>
          {hideDone ? 'Show done' : 'Hide done'} ({done}
          {done >= maxCompletedTodos && '+'})
        </Button>
      )}
      {open > 0 && (
        <Badge>
          {open}
          {list.next && '+'} open
        </Badge>
      )}
    </div>
  );
}
