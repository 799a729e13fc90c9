'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pollEvery } from '@/components/admin/poll';
import { useClock } from '@/components/page/clock';
import type { SystemState } from '@/lib/admin/schema';
import { ApiError, api } from '@/lib/api-client';

const key = ['admin', 'system'] as const;
const url = '/api/admin/system';
const pollMs = 30_000;

export type Health = 'online' | 'offline' | 'unknown';

export function useSystem() {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<SystemState>(url),
    refetchInterval: pollEvery(pollMs),
    staleTime: pollMs,
  });
}

export function useHealth(): Health {
  const { data, dataUpdatedAt, error } = useSystem();
  const { now } = useClock();
  if (error instanceof ApiError && error.status >= 500) return 'offline';
  if (error || !data || now.getTime() - dataUpdatedAt > 3 * pollMs) return 'unknown';
  return data.database.ok ? 'online' : 'offline';
}

export function useChannelSwitch(channel: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (off: boolean) => api.patch(`/api/admin/channels/${encodeURIComponent(channel)}`, { off }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
