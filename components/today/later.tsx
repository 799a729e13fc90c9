import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { openTool, type ToolName } from '@/components/dashboard/chosen-tool';
import { useLoadedReminders } from '@/components/reminders/use-reminders';
import { useLoadedTodos } from '@/components/todos/use-todos';
import type { AgendaItem } from '@/lib/agenda/schema';

export function Later({ week }: { week: AgendaItem[] }) {
  const shown = new Set(week.map(({ id }) => id));
  const list = useLoadedTodos();
  const todos = list.items.filter(({ id, completed }) => !completed && !shown.has(id));
  const reminders = useLoadedReminders().filter(({ id, isActive }) => isActive && !shown.has(id));
  const undated = todos.filter(({ dueDate }) => dueDate === null).length;
  const dated = todos.length - undated;
  const more = list.next ? '+' : '';
  return (
    <>
      {dated + reminders.length > 0 && (
        <ToolRow title="Later" tool={dated > 0 ? 'todos' : 'reminders'}>
          {dated + reminders.length}
          {more}
        </ToolRow>
      )}
      {undated > 0 && (
        <ToolRow title="No date" tool="todos">
          {undated}
          {more}
        </ToolRow>
      )}
    </>
  );
}

function ToolRow({ title, tool, children }: { title: string; tool: ToolName; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={() => openTool(tool)}
      className="flex min-h-11 w-full items-center gap-2 border-b border-border text-start text-sm font-semibold hover:text-primary"
    >
      {title} <Count>{children}</Count>
      <ChevronRight aria-hidden className="-mr-1 ml-auto size-4 text-muted-foreground" />
    </button>
  );
}

export function Count({ children }: { children: ReactNode }) {
  return <span className="font-normal text-muted-foreground tabular-nums">{children}</span>;
}
