'use client';

import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/components/hooks/use-debounced';
import { api } from '@/lib/api-client';
import type { SearchResult } from '@/lib/search/schema';

export function useSearch(typed: string): { data: SearchResult[] | undefined; isFetching: boolean } {
  const asked = typed.trim();
  const words = useDebounced(asked);
  const isSettled = words === asked;
  const { data, isFetching } = useQuery({
    queryKey: ['search', words],
    queryFn: () => api.get<SearchResult[]>(`/api/user/search?q=${encodeURIComponent(words)}`),
    enabled: words.length > 1,
    gcTime: 0,
  });
  return { data: isSettled ? data : undefined, isFetching: isFetching || !isSettled };
}
