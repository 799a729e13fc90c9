'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';

const adminFreshMs = 30_000;

const query = {
  queryKey: ['me'],
  queryFn: async () => (await api.get<{ user: CurrentUser }>('/api/auth/me')).user,
};

export function useCurrentUser(client: QueryClient, start: CurrentUser): CurrentUser {
  return useQuery({ ...query, initialData: start, staleTime: 0, refetchOnMount: false }, client).data;
}

/**
 * Returns the current user on an admin page. Fetches the user again if the data is older than `adminFreshMs`.
 * `loadedAt` is the ISO instant at which the server rendered the page.
 */
export function useCurrentAdmin(client: QueryClient, start: CurrentUser, loadedAt: string): CurrentUser {
  const initialDataUpdatedAt = Date.parse(loadedAt);
  return useQuery({ ...query, initialData: start, initialDataUpdatedAt, staleTime: adminFreshMs }, client)
    .data;
}

export function changeCurrentUser(client: QueryClient, change: Partial<CurrentUser>): void {
  client.setQueryData<CurrentUser>(query.queryKey, (known) => known && { ...known, ...change });
}

export function refreshCurrentUser(client: QueryClient, known?: CurrentUser): Promise<void> {
  if (known) client.setQueryData(query.queryKey, known);
  return client.invalidateQueries({ queryKey: query.queryKey });
}
