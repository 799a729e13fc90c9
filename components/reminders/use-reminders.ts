'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { leaveEdit, unlessGone } from '@/components/common/gone';
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
    onSuccess: async (reminder) => {
      await changeList(client, (list) => [...list, reminder]);
      showToast({ title: 'Reminder added' });
    },
  });
}

/** For a row's form: one that was deleted elsewhere stays with what was typed until the form is left. */
export function useEditReminder(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: UpdateReminderInput) => api.patch<Reminder>(`${url}/${id}`, change),
    onSuccess: (reminder) =>
      changeList(client, (list) => list.map((item) => (item.id === reminder.id ? reminder : item))),
  });
  return { save, cancel: () => leaveEdit(save.error, close, () => refreshReminders(client)) };
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reminder: Reminder) => api.del(`${url}/${reminder.id}`).catch(unlessGone),
    onSuccess: async (_, reminder) => {
      await changeList(client, (list) => list.filter((item) => item.id !== reminder.id));
      // A time that has passed cannot be set again.
      const isAhead = Date.parse(reminder.reminderTime) > Date.now();
      showDeletedToast('Reminder deleted', isAhead ? () => putBack(client, reminder) : null);
    },
  });
}

async function putBack(client: QueryClient, reminder: Reminder): Promise<void> {
  const { title, description, reminderTime, recurrenceRule, leads, nag } = reminder;
  const given = { title, description, reminderTime, recurrenceRule, leads, nag };
  const made = await api.post<Reminder>(url, given);
  await changeList(client, (list) => [...list, made]);
}

/** The next one stays first. */
function changeList(client: QueryClient, change: (list: Reminder[]) => Reminder[]): Promise<void> {
  return changeData<Reminder[]>(client, key, (list) =>
    change(list).toSorted((a, b) => a.reminderTime.localeCompare(b.reminderTime)),
  );
}
