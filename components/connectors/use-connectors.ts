'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { updateQueryData } from '@/components/data/update-query-data';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';
import type { Provider } from '@/lib/connectors/rules';
import type { CalendarChoice, ConnectAnswer, Connector, UpdateConnectorInput } from '@/lib/connectors/schema';

const key = ['connectors'] as const;
const url = '/api/user/connectors';
const pollMs = 2_000;
const freshMs = 60_000;

export function seedConnectors(client: QueryClient, list: Connector[]): void {
  client.setQueryData(key, list);
}

export function refreshConnectors(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useConnectors() {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<Connector[]>(url),
    staleTime: freshMs,
    refetchInterval: ({ state }) =>
      state.status === 'success' && (state.data ?? []).some(({ sync }) => sync !== null) && pollMs,
  });
}

export function useCalendars(id: string) {
  return useQuery({
    queryKey: ['calendars', id],
    queryFn: () => api.get<CalendarChoice[]>(`${url}/${id}/calendars`),
  });
}

export function useConnect(provider: Provider, go: (address: string) => void) {
  return useMutation({
    mutationFn: async () => {
      const { authUrl } = await api.get<Partial<ConnectAnswer>>(`/api/connectors/auth/${provider}`);
      if (!authUrl) throw new Error('Authentication URL not received. Please try again.');
      return authUrl;
    },
    onSuccess: go,
    onError: (error) => showFailure('Connection failed', error),
  });
}

export function useUpdateConnector(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateConnectorInput) => api.patch<Connector>(`${url}/${id}`, change),
    onSuccess: async (connector) => {
      await updateQueryData<Connector[]>(client, key, (list) =>
        list.map((item) => (item.id === id ? connector : item)),
      );
      showToast({ title: 'Settings updated' });
    },
    onError: (error) => showFailure('Settings not updated', error),
  });
}

export function useDisconnect(id: string, onLeave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del(`${url}/${id}`),
    onSuccess: async () => {
      onLeave();
      await updateQueryData<Connector[]>(client, key, (list) => list.filter((item) => item.id !== id));
      showToast({ title: 'Disconnected' });
    },
    onError: (error) => showFailure('Not disconnected', error),
  });
}

function showFailure(title: string, error: unknown): void {
  showToast({ tone: 'error', title, description: errorMessage(error, 'Check your connection.') });
}
