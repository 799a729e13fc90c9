'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPage, type Page } from '@/components/admin/list/get-page';
import type { ActivityEvent, AdminStats } from '@/lib/admin/schema';
import { api } from '@/lib/api-client';

export const activityUrl = '/api/admin/activity';
const overviewKey = ['admin', 'overview'] as const;
const statsKey = [...overviewKey, 'stats'] as const;
const activityKey = (path: string) => [...overviewKey, 'activity', path] as const;

/** What the page brings for its first tab. */
export interface OverviewData {
  stats: AdminStats;
  /** The newest events, and the mark behind which the older ones stand. */
  activity: { rows: ActivityEvent[]; next: string | null };
}

/** Puts the server's figures into a fresh cache, so that the first paint asks for nothing. */
export function seedOverview(client: QueryClient, { stats, activity }: OverviewData): void {
  client.setQueryData(statsKey, stats);
  const next = activity.next && `${activityUrl}?after=${encodeURIComponent(activity.next)}`;
  const page: Page<ActivityEvent[]> = { data: activity.rows, next, etag: null };
  client.setQueryData(activityKey(activityUrl), page);
}

export function useStats() {
  return useQuery({ queryKey: statsKey, queryFn: () => api.get<AdminStats>('/api/admin/stats') });
}

/** One page of what happened, newest first. */
export function useActivity(path: string) {
  return useQuery({
    queryKey: activityKey(path),
    queryFn: () => getPage<ActivityEvent[]>(path),
    placeholderData: (before) => before,
  });
}

/** Asks for all of the overview anew. */
export function useRefreshOverview() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => client.invalidateQueries({ queryKey: overviewKey }) });
}
