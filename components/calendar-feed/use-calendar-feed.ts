'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CalendarFeed } from '@/lib/calendar-feed/schema';

const key = ['calendar-feed'] as const;
const url = '/api/user/calendar-feed';

export function seedCalendarFeed(client: QueryClient, feed: CalendarFeed): void {
  client.setQueryData(key, feed);
}

export function refreshCalendarFeed(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useCalendarFeed() {
  return useQuery({ queryKey: key, queryFn: () => api.get<CalendarFeed>(url) });
}

export function useCreateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { replace?: boolean }) => api.post<CalendarFeed>(url, input),
    onSuccess: (feed, { replace }) => {
      client.setQueryData(key, feed);
      showToast({ title: replace ? 'Calendar address replaced' : 'Calendar address created' });
    },
  });
}

export function useDeleteFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del<CalendarFeed>(url),
    onSuccess: (feed) => {
      client.setQueryData(key, feed);
      showToast({ title: 'Calendar address turned off' });
    },
  });
}
