'use client';

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshReminders } from '@/components/reminders/use-reminders';
import { keyOfItem } from '@/components/today/agenda-groups';
import { changeAgendas, refreshAgenda } from '@/components/today/use-agenda';
import { refreshLists } from '@/components/todos/use-lists';
import { refreshTodos } from '@/components/todos/use-todos';
import { showToast } from '@/components/ui/toast';
import type { AgendaItem } from '@/lib/agenda/schema';
import { api, errorMessage } from '@/lib/api-client';
import type { AnsweredReminder, AnswerReminderInput } from '@/lib/reminders/schema';

type Undo = () => Promise<unknown>;

/** What is done to one item: on the screen at once, and on the server, which returns how it is taken back. */
interface AgendaAct {
  item: AgendaItem;
  /** The item as it is shown from now on; null if it disappears. */
  after: AgendaItem | null;
  said: string;
  run: () => Promise<Undo>;
}

/** When something is to happen: a local date (YYYY-MM-DD), for reminders with a local time (HH:MM). */
export interface NewTime {
  date: string;
  time?: string;
}

/** Done, snooze and move for the items of an agenda. Each shows at once and is offered for undo; a refused one comes back. */
export function useAgendaActions() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ run }: AgendaAct) => run(),
    onMutate: async ({ item, after }) => {
      await client.cancelQueries({ queryKey: ['agenda'] });
      return { restore: changeAgendas(client, (items) => replaced(items, item, after)) };
    },
    onSuccess: (undo, { said }) => {
      showToast({ title: said, action: { label: 'Undo', run: () => takeBack(client, undo) } });
    },
    onError: (error, act, shown) => {
      shown?.restore();
      showToast({
        tone: 'error',
        title: `“${act.item.title}” was not changed`,
        description: errorMessage(error, 'Check your connection.'),
        action: { label: 'Try again', run: () => mutate(act) },
      });
    },
    onSettled: () => refreshShown(client),
  });
  return {
    finish: (item: AgendaItem) => mutate({ item, after: null, said: 'Done', run: () => finish(item) }),
    move: (item: AgendaItem, to: NewTime) =>
      mutate({ item, after: movedItem(item, to), said: 'Moved', run: () => move(item, to) }),
  };
}

async function finish({ kind, id, at }: AgendaItem): Promise<Undo> {
  if (kind === 'todo') {
    await api.patch(todoUrl(id), { completed: true });
    return () => api.patch(todoUrl(id), { completed: false });
  }
  return answer(id, { answer: 'done', ...(at ? { at } : {}) });
}

/** A todo and a single reminder to come move; what has come already, and one occurrence of a series, comes again at the new time. */
async function move(item: AgendaItem, { date, time }: NewTime): Promise<Undo> {
  const { kind, id, at, state, repeats } = item;
  if (kind === 'todo') {
    await api.patch(todoUrl(id), { dueDate: date });
    return () => api.patch(todoUrl(id), { dueDate: item.date ?? null });
  }
  const until = `${date}T${time ?? '09:00'}`;
  if (state !== 'upcoming' || repeats) return answer(id, { answer: 'snooze', until });
  await api.patch(reminderUrl(id), { reminderTime: until });
  return () => api.patch(reminderUrl(id), { reminderTime: at });
}

async function answer(id: string, body: AnswerReminderInput): Promise<Undo> {
  const { undo } = await api.post<AnsweredReminder>(`${reminderUrl(id)}/answer`, body);
  return () => api.post('/api/user/reminders/restore', { undo });
}

async function takeBack(client: QueryClient, undo: Undo): Promise<void> {
  try {
    await undo();
  } catch (error) {
    showToast({
      tone: 'error',
      title: 'Could not undo it',
      description: errorMessage(error, 'Check your connection.'),
      action: { label: 'Try again', run: () => takeBack(client, undo) },
    });
  }
  refreshShown(client);
}

function refreshShown(client: QueryClient): void {
  void refreshAgenda(client);
  void refreshTodos(client);
  void refreshLists(client);
  void refreshReminders(client);
}

function replaced(items: AgendaItem[], item: AgendaItem, after: AgendaItem | null): AgendaItem[] {
  const key = keyOfItem(item);
  return items.flatMap((one) => (keyOfItem(one) === key ? (after ?? []) : one));
}

/** A todo shows on its new day at once; the new instant of a reminder is the server's to say. */
function movedItem(item: AgendaItem, { date }: NewTime): AgendaItem | null {
  return item.kind === 'todo' ? { ...item, date, state: 'upcoming' } : null;
}

const todoUrl = (id: string) => `/api/user/todos/${id}`;
const reminderUrl = (id: string) => `/api/user/reminders/${id}`;
