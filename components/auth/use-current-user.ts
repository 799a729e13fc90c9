'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';

const adminFreshMs = 30_000;

const query = {
  queryKey: ['me'],
  queryFn: async () => (await api.get<{ user: CurrentUser }>('/api/auth/me')).user,
};

/**
 * Returns the signed-in user. The page already contains the user, so nothing is fetched at first. Every
 * refetch asks the server.
 */
export function useCurrentUser(client: QueryClient, start: CurrentUser): CurrentUser {
  return useQuery({ ...query, initialData: start, staleTime: 0, refetchOnMount: false }, client).data;
}

/**
 * Returns the signed-in user. The user that was sent with the page at `loadedAt` (ISO instant) is fresh for 30
 * seconds.
 */
export function useCurrentAdmin(client: QueryClient, start: CurrentUser, loadedAt: string): CurrentUser {
  const initialDataUpdatedAt = Date.parse(loadedAt);
  return useQuery({ ...query, initialData: start, initialDataUpdatedAt, staleTime: adminFreshMs }, client)
    .data;
}

/** Changes the cached user. Call this after the server has confirmed the change. */
export function changeCurrentUser(client: QueryClient, change: Partial<CurrentUser>): void {
  client.setQueryData<CurrentUser>(query.queryKey, (known) => known && { ...known, ...change });
}

export function refreshCurrentUser(client: QueryClient, known?: CurrentUser): Promise<void> {
  if (known) client.setQueryData(query.queryKey, known);
  return client.invalidateQueries({ queryKey: query.queryKey });
}
