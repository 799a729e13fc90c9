import type { QueryClient } from '@tanstack/react-query';

const root = 'journal';

export const journalKeys = { entries: [root, 'entries'], reminder: [root, 'reminder'] } as const;

const final = ['Authentication required', 'Unexpected token', 'Non-JSON response'];

/** The journal is also written elsewhere: fresh for 30 s, kept for 5 min, asked again by who comes back, at most two retries. */
export const journalQuery = {
  staleTime: 30_000,
  gcTime: 300_000,
  refetchOnWindowFocus: true,
  retry: (failures: number, { message }: Error) =>
    failures < 2 && !final.some((words) => message.includes(words)),
};

/** The assistant wrote into the journal, or the person's days are others now: asks again. */
export function refreshJournal(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}
