'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { ignoreNotFound, isNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { refreshDeliveries } from '@/components/deliveries/use-deliveries';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, errorMessage } from '@/lib/api-client';
import { dailyMessages, testSentText } from '@/lib/daily-reminders/rules';
import type { DailyReminder, DailyReminderInput, TestSummary } from '@/lib/daily-reminders/schema';

const key = ['daily-reminders'] as const;
const url = '/api/user/daily-reminders';

export function seedDailyReminders(client: QueryClient, list: DailyReminder[]): void {
  client.setQueryData(key, list);
}

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
    onSuccess: async (created) => {
      await setList(client, [created]);
      showToast({ title: 'Daily reminder created' });
    },
    onError: (error) => {
      showError(error, 'Failed to create daily reminder');
      // The form then shows the existing daily reminder, with the typed values as unsaved changes.
      if (alreadyExists(error)) return refreshDailyReminders(client);
    },
  });
}

export function useUpdateDailyReminder(id: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    // Each id has its own error, so that the error disappears when the id changes.
    mutationKey: [...key, id],
    mutationFn: (input: DailyReminderInput) => api.put<DailyReminder>(`${url}/${id}`, input),
    onSuccess: async (changed) => {
      await setList(client, [changed]);
      showToast({ title: 'Daily reminder updated' });
    },
    onError: (error) => handleNotFound(client, error),
  });
}

export function useDeleteDailyReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (daily: DailyReminder) => api.del(`${url}/${daily.id}`).catch(ignoreNotFound),
    onSuccess: async (_, daily) => {
      await setList(client, []);
      showDeletedToast({ title: 'Daily reminder deleted', description: daily.name }, () =>
        restore(client, daily),
      );
    },
  });
}

export function alreadyExists(error: unknown): boolean {
  return error instanceof ApiError && error.serverMessage === dailyMessages.onlyOne;
}

export function useTestDailyReminder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.post<TestSummary>(`${url}/${id}/test`),
    // The message is listed under "Sent by Sidekick" even if no phone received it.
    onSettled: () => refreshDeliveries(client),
    onSuccess: ({ channel }) => {
      showToast({ title: 'Test reminder sent', description: testSentText(channel) });
      return refreshDailyReminders(client);
    },
    onError: (error) => {
      showError(error, 'Failed to send test reminder');
      if (isNotFound(error)) return refreshDailyReminders(client);
    },
  });
}

async function restore(client: QueryClient, daily: DailyReminder): Promise<void> {
  const { id: _, lastSent: _sent, ...input } = daily;
  await setList(client, [await api.post<DailyReminder>(url, input)]);
}

function setList(client: QueryClient, list: DailyReminder[]): Promise<void> {
  return updateQueryData<DailyReminder[]>(client, key, () => list);
}

function handleNotFound(client: QueryClient, error: Error): Promise<void> | undefined {
  if (!isNotFound(error)) return undefined;
  showError(error, 'Failed to create daily reminder');
  return refreshDailyReminders(client);
}

function showError(error: Error, fallback: string): void {
  showToast({ tone: 'error', title: 'Error', description: errorMessage(error, fallback) });
}
