'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { ignoreNotFound } from '@/components/data/not-found';
import { journalKeys, journalQuery } from '@/components/journal/journal-queries';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, errorMessage } from '@/lib/api-client';
import { triggeredText } from '@/lib/journal/rules';
import type { JournalReminder, JournalReminderValues, TriggeredPrompt } from '@/lib/journal/schema';

const key = journalKeys.reminder;
const url = '/api/user/journal-reminder';

export function useJournalReminder() {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<JournalReminder | null>(url),
    ...journalQuery,
  });
}

export function useSaveReminder(saved: JournalReminder | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: JournalReminderValues) =>
      saved ? api.put<JournalReminder>(url, input) : api.post<JournalReminder>(url, input),
    onSuccess: async (reminder) => {
      await setReminder(client, reminder);
      showToast({ title: 'Journal settings saved' });
    },
    onError: (error) => {
      showError('Failed to save journal settings', error);
      // The reminder was created or deleted elsewhere. After the refresh, the next save uses the right
      // method.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        return client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    // The route of the daily reminders also deletes journal reminders.
    mutationFn: ({ id }: JournalReminder) => api.del(`/api/user/daily-reminders/${id}`).catch(ignoreNotFound),
    onSuccess: async (_, { id: _id, lastSent: _sent, ...input }) => {
      await setReminder(client, null);
      showDeletedToast({ title: 'Journal reminder deleted' }, async () =>
        setReminder(client, await api.post<JournalReminder>(url, input)),
      );
    },
  });
}

export function useStartJournal(onWeb: (started: TriggeredPrompt) => void, openChat: () => void) {
  return useMutation({
    mutationFn: () => api.post<TriggeredPrompt>('/api/user/journal-trigger'),
    onSuccess: (started) => {
      const { channel } = started;
      if (channel === 'web') onWeb(started);
      const rest = channel === 'web' ? inChat(openChat) : { description: triggeredText(channel) };
      showToast({ title: 'Journal prompts sent!', ...rest });
    },
    onError: (error) => showError('Failed to send journal prompts', error),
  });
}

function inChat(openChat: () => void) {
  return {
    description: 'The first question is in your chat.',
    action: { label: 'Open chat', run: openChat },
  };
}

// Cancels a running request first, because its response may be older.
async function setReminder(client: QueryClient, reminder: JournalReminder | null): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, reminder);
}

function showError(title: string, error: Error): void {
  showToast({ tone: 'error', title, description: errorMessage(error, 'Check your connection.') });
}
