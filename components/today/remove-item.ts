import type { QueryClient } from '@tanstack/react-query';
import { ignoreNotFound } from '@/components/data/not-found';
import { findReminder, restorer } from '@/components/reminders/use-reminders';
import type { AgendaAct } from '@/components/today/use-agenda-actions';
import { findListId } from '@/components/todos/use-lists';
import { restoreTodo } from '@/components/todos/use-todos';
import type { AgendaItem } from '@/lib/agenda/schema';
import { api } from '@/lib/api-client';

export function removal(client: QueryClient, item: AgendaItem): AgendaAct {
  const isTodo = item.kind === 'todo';
  return {
    item,
    after: null,
    isWholeSeries: true,
    isDeletion: true,
    said: isTodo ? 'Todo deleted' : 'Reminder deleted',
    run: () => (isTodo ? removeTodo(client, item) : removeReminder(client, item)),
  };
}

async function removeTodo(client: QueryClient, { id, title, date, list }: AgendaItem) {
  const listId = list && findListId(client, list);
  await api.del(`/api/user/todos/${id}`).catch(ignoreNotFound);
  const todo = { text: title, dueDate: date ?? null, completed: false, ...(listId ? { listId } : {}) };
  return () => restoreTodo(client, todo);
}

async function removeReminder(client: QueryClient, { id }: AgendaItem) {
  const reminder = await findReminder(client, id);
  await api.del(`/api/user/reminders/${id}`).catch(ignoreNotFound);
  return reminder ? restorer(client, reminder) : null;
}
