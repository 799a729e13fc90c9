'use client';

import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { CalendarEvent } from '@/lib/connectors/schema';

const key = ['calendar-events'] as const;
const url = '/api/user/calendar-events';

/** Puts a day's events into a fresh cache; null: no calendar is connected. */
export function seedEvents(client: QueryClient, today: string, events: CalendarEvent[] | null): void {
  client.setQueryData([...key, today], events);
}

/** The calendar may hold something else now: asks again, where there is one. */
export function refreshEvents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/** The events of the person's day (YYYY-MM-DD), asked for anew when another begins. Without a calendar nothing is asked. */
export function useTodaysEvents(today: string) {
  return useQuery({
    queryKey: [...key, today],
    queryFn: () => api.get<CalendarEvent[] | null>(url),
    enabled: ({ state }) => state.data !== null,
  });
}
