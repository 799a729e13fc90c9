'use client';

import type { QueryClient } from '@tanstack/react-query';
import type { CalendarEvent } from '@/lib/connectors/schema';

const key = ['calendar-events'] as const;

export function seedEvents(client: QueryClient, today: string, events: CalendarEvent[] | null): void {
  client.setQueryData([...key, today], events);
}

export function refreshEvents(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}
