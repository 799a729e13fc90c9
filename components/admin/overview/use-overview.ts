'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPage, type Page } from '@/components/admin/list/get-page';
import type { ActivityEvent, AdminStats } from '@/lib/admin/schema';
import { api } from '@/lib/api-client';

export const activityUrl = '/api/admin/activity';
const overviewKey = ['admin', 'overview'] as const;
const statsKey = [...overviewKey, 'stats'] as const;
const activityKey = (path: string) => [...overviewKey, 'activity', path] as const;

export interface OverviewData {
  stats: AdminStats;
  activity: { rows: ActivityEvent[]; next: string | null };
}

export function seedOverview(client: QueryClient, { stats, activity }: OverviewData): void {
  client.setQueryData(statsKey, stats);
  const next = activity.next && `${activityUrl}?after=${encodeURIComponent(activity.next)}`;
  const page: Page<ActivityEvent[]> = { data: activity.rows, next, etag: null };
  client.setQueryData(activityKey(activityUrl), page);
}

export function useStats() {
  return useQuery({ queryKey: statsKey, queryFn: () => api.get<AdminStats>('/api/admin/stats') });
}

export function useActivity(path: string) {
  return useQuery({
    queryKey: activityKey(path),
    queryFn: () => getPage<ActivityEvent[]>(path),
    placeholderData: (before) => before,
  });
}

export function useRefreshOverview() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => client.invalidateQueries({ queryKey: overviewKey }) });
}
