import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { UserStats } from '@/lib/profile/schema';

export function refreshStats(client: QueryClient): Promise<void> {
  return client.prefetchQuery({
    queryKey: ['stats'],
    queryFn: () => api.get<UserStats>('/api/user/stats'),
    staleTime: 0,
  });
}
