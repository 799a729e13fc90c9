'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';

const key = ['me'] as const;
const url = '/api/auth/me';

/** The signed-in person, as the page brought them and then as they changed. Always stale: whoever asks again gets a new answer. */
export function useMe(client: QueryClient, start: CurrentUser): CurrentUser {
  const { data } = useQuery(
    {
      queryKey: key,
      queryFn: async () => (await api.get<{ user: CurrentUser }>(url)).user,
      initialData: start,
      staleTime: 0,
      // The page has just brought it.
      refetchOnMount: false,
    },
    client,
  );
  return data;
}

/** The person changed: `known` shows at once, then the server is asked. */
export function refreshMe(client: QueryClient, known: CurrentUser): Promise<void> {
  client.setQueryData(key, known);
  return client.invalidateQueries({ queryKey: key });
}
