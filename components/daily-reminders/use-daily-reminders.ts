'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { isGone, unlessGone } from '@/components/common/gone';
import { refreshDeliveries } from '@/components/deliveries/use-deliveries';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, wordsOf } from '@/lib/api-client';
import { dailyMessages } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderInput } from '@/lib/daily-reminders/schema';

const key = ['daily-reminders'] as const;
const url = '/api/user/daily-reminders';

/** Puts the server's list (none or one) into a fresh cache, so that the first paint asks for nothing. */
export function seedDailyReminders(client: QueryClient, list: DailyReminder[]): void {
  client.setQueryData(key, list);
}

/** Somebody else changed the daily reminder, or it was sent: asks again. */
export function refreshDailyReminders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useDailyReminders() {
  return useQuery({ queryKey: key, queryFn: () => api.get<DailyReminder[]>(url) });
}

export function useCreateDailyReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: DailyReminderInput) => api.post<DailyReminder>(url, input),
    onSuccess: async (made) => {
      await setList(client, [made]);
      showToast({ title: 'Daily reminder created' });
    },
    onError: (error) => {
      showError(error, 'Failed to create daily reminder');
      // What was typed becomes a change of the one that is there.
      if (isTaken(error)) return refreshDailyReminders(client);
    },
  });
}

export function useUpdateDailyReminder(id: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    // A failure belongs to the one it was about: with another id it is forgotten.
    mutationKey: [...key, id],
    mutationFn: (input: DailyReminderInput) => api.put<DailyReminder>(`${url}/${id}`, input),
    onSuccess: async (changed) => {
      await setList(client, [changed]);
      showToast({ title: 'Daily reminder updated' });
    },
    onError: (error) => leaveIfGone(client, error),
  });
}

export function useDeleteDailyReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (daily: DailyReminder) => api.del(`${url}/${daily.id}`).catch(unlessGone),
    onSuccess: async (_, daily) => {
      await setList(client, []);
      showDeletedToast('Daily reminder deleted', () => putBack(client, daily));
    },
  });
}

/** Whether one was made meanwhile, in another tab or in the chat. */
export function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === dailyMessages.onlyOne;
}

/** Sends the daily reminder now. */
export function useTestDailyReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post(`${url}/${id}/test`),
    // It stands in the list of what was sent, also where no phone took it.
    onSettled: () => refreshDeliveries(client),
    onSuccess: () => {
      showToast({
        title: 'Test reminder sent',
        description: 'The daily reminder has been sent to your WhatsApp.',
      });
      return refreshDailyReminders(client);
    },
    onError: (error) => {
      showError(error, 'Failed to send test reminder');
      if (isGone(error)) return refreshDailyReminders(client);
    },
  });
}

async function putBack(client: QueryClient, daily: DailyReminder): Promise<void> {
  const { id: _, lastSent: _sent, ...input } = daily;
  await setList(client, [await api.post<DailyReminder>(url, input)]);
}

function setList(client: QueryClient, list: DailyReminder[]): Promise<void> {
  return changeData<DailyReminder[]>(client, key, () => list);
}

/** The form becomes one for a new daily reminder then; the words stand in a toast, for the row they belong to is gone. */
function leaveIfGone(client: QueryClient, error: Error): Promise<void> | undefined {
  if (!isGone(error)) return undefined;
  showError(error, 'Failed to create daily reminder');
  return refreshDailyReminders(client);
}

function showError(error: Error, fallback: string): void {
  showToast({ tone: 'error', title: 'Error', description: wordsOf(error, fallback) });
}
