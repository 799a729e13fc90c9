'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeData } from '@/components/common/change-data';
import { isGone, unlessGone } from '@/components/common/gone';
import { journalKeys, journalQuery, refreshJournal } from '@/components/journal/journal-queries';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { isShowable } from '@/lib/journal/rules';
import type { JournalEntry } from '@/lib/journal/schema';

export const entriesUrl = '/api/user/journal-entries';

/** The entries in each of their states. */
export interface Journal {
  /** Newest day first; undefined until they came once. */
  entries: JournalEntry[] | undefined;
  /** Why they did not come the last time; it stands until they do. */
  failure: Error | null;
  /** When that was, ms. */
  failedAt: number;
  /** Nothing has come yet, neither entries nor a final failure. */
  isFirst: boolean;
  isFetching: boolean;
  refresh: () => void;
}

export function useJournal(): Journal {
  const query = useQuery({ queryKey: journalKeys.entries, queryFn: fetchEntries, ...journalQuery });
  const [failure, setFailure] = useState(query.error);
  // Trying again forgets the error of a query without data; who reads it should not lose it meanwhile.
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

/** The person knows better how the day was: their score takes the place of the one that was found. */
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
      if (isGone(error)) void refreshJournal(client);
    },
  });
}

export function useDeleteEntry(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del(`${entriesUrl}/${id}`).catch(unlessGone),
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
  warnOf(all.length - entries.length);
  return entries;
}

let warned = 0;

/** Once for so many, and without what stands in them: a console is read by others. */
function warnOf(dropped: number): void {
  if (dropped > 0 && dropped !== warned) console.warn(`Journal: ${dropped} invalid entries are not shown.`);
  warned = dropped;
}

function changeEntries(
  client: QueryClient,
  change: (entries: JournalEntry[]) => JournalEntry[],
): Promise<void> {
  return changeData<JournalEntry[]>(client, journalKeys.entries, change);
}
