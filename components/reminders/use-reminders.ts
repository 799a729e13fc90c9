'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { cancelEdit, ignoreNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { refreshAgenda } from '@/components/today/use-agenda';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CreateReminderInput, Reminder, UpdateReminderInput } from '@/lib/reminders/schema';

const key = ['reminders'] as const;
const url = '/api/user/reminders';

export function seedReminders(client: QueryClient, list: Reminder[]): void {
  client.setQueryData(key, list);
}

export function refreshReminders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

const reminders = { queryKey: key, queryFn: () => api.get<Reminder[]>(url) };

export function useReminders() {
  return useQuery(reminders);
}

/** Returns the cached reminders without a request. Empty if the reminders are not loaded yet. */
export function useLoadedReminders(): Reminder[] {
  return useQuery({ ...reminders, enabled: false }).data ?? [];
}

export async function findReminder(client: QueryClient, id: string): Promise<Reminder | undefined> {
  return (await client.fetchQuery(reminders)).find((reminder) => reminder.id === id);
}

export function useAddReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateReminderInput) => api.post<Reminder>(url, input),
    onSuccess: async (reminder) => {
      await changeList(client, (list) => [...list, reminder]);
      showToast({ title: 'Reminder added' });
    },
  });
}

export function useEditReminder(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: UpdateReminderInput) => api.patch<Reminder>(`${url}/${id}`, change),
    onSuccess: (reminder) =>
      changeList(client, (list) => list.map((item) => (item.id === reminder.id ? reminder : item))),
  });
  return { save, cancel: () => cancelEdit(save.error, close, () => refreshReminders(client)) };
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminder: Reminder) => api.del(`${url}/${reminder.id}`).catch(ignoreNotFound),
    onSuccess: async (_, reminder) => {
      await changeList(client, (list) => list.filter((item) => item.id !== reminder.id));
      showDeletedToast(
        { title: 'Reminder deleted', description: reminder.title },
        restorer(client, reminder),
      );
    },
  });
}

/** Returns a function that restores a deleted reminder. Null if the time of the reminder is past. */
export function restorer(client: QueryClient, reminder: Reminder): (() => Promise<void>) | null {
  const isAhead = Date.parse(reminder.reminderTime) > Date.now();
  return isAhead ? () => restore(client, reminder) : null;
}

async function restore(client: QueryClient, reminder: Reminder): Promise<void> {
  const { title, description, reminderTime, recurrenceRule, leads, nag } = reminder;
  const input = { title, description, reminderTime, recurrenceRule, leads, nag };
  const created = await api.post<Reminder>(url, input);
  await changeList(client, (list) => [...list, created]);
}

async function changeList(client: QueryClient, change: (list: Reminder[]) => Reminder[]): Promise<void> {
  await updateQueryData<Reminder[]>(client, key, (list) =>
    change(list).toSorted((a, b) => a.reminderTime.localeCompare(b.reminderTime)),
  );
  void refreshAgenda(client);
}
