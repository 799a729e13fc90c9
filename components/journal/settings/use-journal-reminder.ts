'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { unlessGone } from '@/components/common/gone';
import { journalKeys, journalQuery } from '@/components/journal/journal-queries';
import { showToast } from '@/components/ui/toast';
import { ApiError, api, wordsOf } from '@/lib/api-client';
import type { JournalReminder, JournalReminderValues, Triggered } from '@/lib/journal/schema';

const key = journalKeys.reminder;
const url = '/api/user/journal-reminder';

/** The person's journal reminder; null where they have none. */
export function useJournalReminder() {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<JournalReminder | null>(url),
    ...journalQuery,
  });
}

/** Makes the reminder, or changes the one that is there. */
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
      // Made or deleted elsewhere meanwhile: the next save is of the other kind.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        return client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeleteReminder() {
  const client = useQueryClient();
  return useMutation({
    // The door of the daily reminders deletes both kinds.
    mutationFn: ({ id }: JournalReminder) => api.del(`/api/user/daily-reminders/${id}`).catch(unlessGone),
    onSuccess: async (_, { id: _id, lastSent: _sent, ...input }) => {
      await setReminder(client, null);
      showDeletedToast('Journal reminder deleted', async () =>
        setReminder(client, await api.post<JournalReminder>(url, input)),
      );
    },
  });
}

/** Begins the talk now, on the phone, or where there is none in the chat of this page: `onWeb` gets its first message then. */
export function useStartJournal(onWeb: (started: Triggered) => void, openChat: () => void) {
  return useMutation({
    mutationFn: () => api.post<Triggered>('/api/user/journal-trigger'),
    onSuccess: (started) => {
      const isOnWeb = started.channel === 'web';
      if (isOnWeb) onWeb(started);
      showToast({ title: 'Journal prompts sent!', ...(isOnWeb ? inChat(openChat) : onPhone) });
    },
    onError: (error) => showError('Failed to send journal prompts', error),
  });
}

const onPhone = { description: 'Check your WhatsApp for the reflection questions.' };

function inChat(openChat: () => void) {
  return {
    description: 'The first question stands in your chat.',
    action: { label: 'Open chat', run: openChat },
  };
}

/** An answer still on its way was made before, and would take this back. */
async function setReminder(client: QueryClient, reminder: JournalReminder | null): Promise<void> {
  await client.cancelQueries({ queryKey: key });
  client.setQueryData(key, reminder);
}

function showError(title: string, error: Error): void {
  showToast({ tone: 'error', title, description: wordsOf(error, 'Check your connection.') });
}
