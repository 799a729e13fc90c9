import type { QueryClient } from '@tanstack/react-query';

const root = 'journal';

export const journalKeys = { entries: [root, 'entries'], reminder: [root, 'reminder'] } as const;

const finalErrors = ['Authentication required', 'Unexpected token', 'Non-JSON response'];

/**
 * Query options of the journal. The user can also change the journal in the chat and on the phone. Its data is
 * therefore fresh for only 30 s, kept for 5 min, and fetched again when the window gets the focus. A failed
 * request is retried twice.
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
