'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { isGone } from '@/components/common/gone';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CreateReminderInput, Reminder, UpdateReminderInput } from '@/lib/reminders/schema';

const key = ['reminders'] as const;
const url = '/api/user/reminders';

/** Puts the server's list into a fresh cache, so that the first paint asks for nothing. */
export function seedReminders(client: QueryClient, list: Reminder[]): void {
  client.setQueryData(key, list);
}

/** Somebody else changed reminders: asks again. */
export function refreshReminders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useReminders() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Reminder[]>(url) });
}

export function useAddReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateReminderInput) => api.post<Reminder>(url, input),
    onSuccess: (reminder) => {
      changeList(client, (list) => [...list, reminder]);
      showToast({ title: 'Reminder added' });
    },
  });
}

export function useUpdateReminder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateReminderInput) => api.patch<Reminder>(`${url}/${id}`, change),
    onSuccess: (reminder) =>
      changeList(client, (list) => list.map((item) => (item.id === reminder.id ? reminder : item))),
    onError: (error) => {
      if (isGone(error)) refreshReminders(client);
    },
  });
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminder: Reminder) => api.del(`${url}/${reminder.id}`).catch(unlessGone),
    onSuccess: (_, reminder) => {
      changeList(client, (list) => list.filter((item) => item.id !== reminder.id));
      showDeletedToast('Reminder deleted', () => putBack(client, reminder));
    },
  });
}

async function putBack(client: QueryClient, reminder: Reminder): Promise<void> {
  const { title, description, reminderTime } = reminder;
  const made = await api.post<Reminder>(url, { title, description, reminderTime });
  changeList(client, (list) => [...list, made]);
}

function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** The next one stays first. */
function changeList(client: QueryClient, change: (list: Reminder[]) => Reminder[]): void {
  client.setQueryData<Reminder[]>(
    key,
    (list) => list && change(list).toSorted((a, b) => a.reminderTime.localeCompare(b.reminderTime)),
  );
}
