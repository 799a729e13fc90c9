'use client';

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showUndoToast } from '@/components/common/undo-toast';
import { refreshReminders } from '@/components/reminders/use-reminders';
import { keyOfItem } from '@/components/today/agenda-groups';
import { changeAgendas, refreshAgenda } from '@/components/today/use-agenda';
import { refreshLists } from '@/components/todos/use-lists';
import { refreshTodos } from '@/components/todos/use-todos';
import { showToast } from '@/components/ui/toast';
import type { AgendaItem } from '@/lib/agenda/schema';
import { api, errorMessage } from '@/lib/api-client';
import type { AnsweredReminder, AnswerReminderInput } from '@/lib/reminders/schema';

const done = 'Done';

type Undo = () => Promise<unknown>;

/**
 * An action on an agenda item. Until the server answers, the screen shows `after` instead of `item`. If
 * `after` is null, the screen hides the item.
 */
export interface AgendaAct {
  item: AgendaItem;
  after: AgendaItem | null;
  isWholeSeries?: boolean;
  said: string;
  isDeletion?: boolean;
  run: () => Promise<Undo | null>;
}

/** The local date (YYYY-MM-DD) to which an item moves. A reminder also has a local time (HH:MM). */
export interface NewTime {
  date: string;
  time?: string;
}

/** Returns the actions on agenda items. If the server refuses an action, the screen shows the item as before. */
export function useAgendaActions() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    // In order: a slow "Moved" must not arrive after the "Done" that followed it.
    scope: { id: 'agenda' },
    mutationFn: ({ run }: AgendaAct) => run(),
    onMutate: async (act) => {
      await client.cancelQueries({ queryKey: ['agenda'] });
      return { restore: changeAgendas(client, (items) => replaced(items, act)) };
    },
    onSuccess: (undo, { said, isDeletion, item }) => {
      const toast = { title: said, ...(isDeletion ? { description: item.title } : {}) };
      if (undo) showUndoToast(toast, () => undo().finally(() => refreshShown(client)));
      else showToast(toast);
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
    // Pending until the reminders are refreshed, so that a checked one does not look unchecked in between.
    onSettled: () => refreshShown(client),
  });
  return {
    act: mutate,
    isFinishing: isPending && variables.said === done,
    finish: (item: AgendaItem) => mutate({ item, after: null, said: done, run: () => finish(item) }),
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

function refreshShown(client: QueryClient): Promise<void> {
  void refreshAgenda(client);
  void refreshTodos(client);
  void refreshLists(client);
  return refreshReminders(client);
}

function replaced(items: AgendaItem[], { item, after, isWholeSeries }: AgendaAct): AgendaItem[] {
  const keyOf = (one: AgendaItem) => (isWholeSeries ? `${one.kind} ${one.id}` : keyOfItem(one));
  return items.flatMap((one) => (keyOf(one) === keyOf(item) ? (after ?? []) : one));
}

// Returns null for a reminder, because only the server knows the new instant.
function movedItem(item: AgendaItem, { date }: NewTime): AgendaItem | null {
  return item.kind === 'todo' ? { ...item, date, state: 'upcoming' } : null;
}

const todoUrl = (id: string) => `/api/user/todos/${id}`;
const reminderUrl = (id: string) => `/api/user/reminders/${id}`;
