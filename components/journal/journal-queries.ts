import type { QueryClient } from '@tanstack/react-query';

const root = 'journal';

export const journalKeys = { entries: [root, 'entries'], reminder: [root, 'reminder'] } as const;

const finalErrors = ['Authentication required', 'Unexpected token', 'Non-JSON response'];

/**
 * Options of the journal's queries. The data is stale after 30 s, because the chat also changes the journal.
 */
export const journalQuery = {
  staleTime: 30_000,
  gcTime: 300_000,
  refetchOnWindowFocus: true,
  retry: (failures: number, { message }: Error) =>
    failures < 2 && !finalErrors.some((text) => message.includes(text)),
};

export function refreshJournal(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}
