import { openTool } from '@/components/dashboard/chosen-tool';
import { useLoadedReminders } from '@/components/reminders/use-reminders';
import { useLoadedTodos } from '@/components/todos/use-todos';
import { Button } from '@/components/ui/button';
import type { AgendaItem } from '@/lib/agenda/schema';

export function Later({ week }: { week: AgendaItem[] }) {
  const shown = new Set(week.map(({ id }) => id));
  const hasTodos = useLoadedTodos().some(({ id, completed }) => !completed && !shown.has(id));
  const hasReminders = useLoadedReminders().some(({ id, isActive }) => isActive && !shown.has(id));
  if (!hasTodos && !hasReminders) return null;
  return (
    <Button
      variant="link"
      size="sm"
      className="-ml-3 min-h-11 text-muted-foreground"
      onClick={() => openTool(hasTodos ? 'todos' : 'reminders')}
    >
      Later or without a date
    </Button>
  );
}
