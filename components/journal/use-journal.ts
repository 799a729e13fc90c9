'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignoreNotFound, isNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { journalKeys, journalQuery, refreshJournal } from '@/components/journal/journal-queries';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { isShowable } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

export const entriesUrl = '/api/user/journal-entries';

export interface Journal {
  entries: JournalEntry[] | undefined;
  failure: Error | null;
  /** When a request last failed, in milliseconds since the epoch. */
  failedAt: number;
  isFirst: boolean;
  isFetching: boolean;
  refresh: () => void;
}

export function useJournal(): Journal {
  const query = useQuery({ queryKey: journalKeys.entries, queryFn: fetchEntries, ...journalQuery });
  const [failure, setFailure] = useState(query.error);
  // Without data, react-query drops the error when it retries. The error is kept here, so that the user can
  // still read it.
  if (query.error && query.error !== failure) setFailure(query.error);
  if (query.isSuccess && failure) setFailure(null);
  return {
    entries: query.data,
    failure,
    failedAt: query.errorUpdatedAt,
    isFirst: query.isPending && query.errorUpdateCount === 0,
    isFetching: query.isFetching,
    refresh: () => void query.refetch(),
  };
}

export function useCorrectScore(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sentimentScore: number) =>
      api.patch<JournalEntry>(`${entriesUrl}/${id}`, { sentimentScore }),
    onSuccess: async (entry) => {
      await changeEntries(client, (entries) => entries.map((old) => (old.id === entry.id ? entry : old)));
      showToast({ title: 'Score corrected' });
    },
    onError: (error) => {
      if (isNotFound(error)) void refreshJournal(client);
    },
  });
}

export function useDeleteEntry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del(`${entriesUrl}/${id}`).catch(ignoreNotFound),
    onSuccess: async () => {
      await changeEntries(client, (entries) => entries.filter((entry) => entry.id !== id));
      showToast({ title: 'Journal entry deleted' });
    },
  });
}

export function useDeleteAllEntries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del(entriesUrl),
    onSuccess: async () => {
      await changeEntries(client, () => []);
      showToast({ title: 'All journal entries deleted' });
    },
  });
}

async function fetchEntries(): Promise<JournalEntry[]> {
  const all = (await api.get<JournalEntry[] | null>(entriesUrl)) ?? [];
  const entries = all.filter(isShowable);
  warnAboutDropped(all.length - entries.length);
  return entries;
}

let lastWarned = 0;

// Logs no text of an entry, because other people may see the console.
function warnAboutDropped(dropped: number): void {
  if (dropped > 0 && dropped !== lastWarned)
    console.warn(`Journal: ${dropped} invalid entries are not shown.`);
  lastWarned = dropped;
}

function changeEntries(
  client: QueryClient,
  change: (entries: JournalEntry[]) => JournalEntry[],
): Promise<void> {
  return updateQueryData<JournalEntry[]>(client, journalKeys.entries, change);
}
