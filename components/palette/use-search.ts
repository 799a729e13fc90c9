'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/components/hooks/use-debounced';
import { api } from '@/lib/api-client';
import type { SearchResult } from '@/lib/search/schema';

/** What the user keeps that fits some words. */
export function useSearch(typed: string) {
  const words = useDebounced(typed.trim());
  return useQuery({
    queryKey: ['search', words],
    queryFn: () => api.get<SearchResult[]>(`/api/user/search?q=${encodeURIComponent(words)}`),
    enabled: words.length > 1,
    placeholderData: words.length > 1 ? keepPreviousData : undefined,
    gcTime: 0,
  });
}
