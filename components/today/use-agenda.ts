'use client';

import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { addDays } from '@/components/page/dates';
import type { AgendaItem } from '@/lib/agenda/schema';
import { api } from '@/lib/api-client';

const root = 'agenda';
const daysAhead = 7;

export function seedAgenda(client: QueryClient, today: string, items: AgendaItem[]): void {
  client.setQueryData(keyOf(today, addDays(today, daysAhead)), items);
}

export function refreshAgenda(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [root] });
}

export function useWeek(today: string) {
  return useAgenda(today, addDays(today, daysAhead));
}

/**
 * Returns the loaded agenda of today and the next seven days, without a request. Empty if the agenda is not
 * loaded.
 */
export function useSeededWeek(today: string): AgendaItem[] {
  return useQuery({ ...agendaQuery(today, addDays(today, daysAhead)), enabled: false }).data ?? [];
}

export function useAgenda(from: string, to: string) {
  return useQuery({ ...agendaQuery(from, to), placeholderData: keepPreviousData });
}

function agendaQuery(from: string, to: string) {
  return queryOptions({
    queryKey: keyOf(from, to),
    queryFn: () => api.get<AgendaItem[]>(`/api/user/agenda?from=${from}&to=${to}`),
  });
}

export const addingId = 'adding';

export function changeAgendas(
  client: QueryClient,
  change: (items: AgendaItem[]) => AgendaItem[],
): () => void {
  const before = client.getQueriesData<AgendaItem[]>({ queryKey: [root] });
  client.setQueriesData<AgendaItem[]>({ queryKey: [root] }, (items) => items && change(items));
  return () => {
    for (const [key, items] of before) client.setQueryData(key, items);
  };
}

function keyOf(from: string, to: string) {
  return [root, from, to] as const;
}
