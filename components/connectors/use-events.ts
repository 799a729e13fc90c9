'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { CalendarEvent } from '@/lib/connectors/schema';

const key = ['calendar-events'] as const;
const url = '/api/user/calendar-events';

/** Seeds the cache with the events of `today` (YYYY-MM-DD); null if no calendar is connected. */
export function seedEvents(client: QueryClient, today: string, events: CalendarEvent[] | null): void {
  client.setQueryData([...key, today], events);
}

export function refreshEvents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/** The events of the user's day (YYYY-MM-DD). Nothing is fetched without a connected calendar. */
export function useTodaysEvents(today: string) {
  return useQuery({
    queryKey: [...key, today],
    queryFn: () => api.get<CalendarEvent[] | null>(url),
    enabled: ({ state }) => state.data !== null,
  });
}
