'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { showToast } from '@/components/ui/toast';
import { api, wordsOf } from '@/lib/api-client';
import type { Provider } from '@/lib/connectors/rules';
import type { CalendarChoice, ConnectAnswer, Connector, UpdateConnectorInput } from '@/lib/connectors/schema';

const key = ['connectors'] as const;
const url = '/api/user/connectors';
const lookEveryMs = 2_000;
const freshMs = 60_000;

/** Puts the accounts into a fresh cache: the screen stands with the first paint. */
export function seedConnectors(client: QueryClient, list: Connector[]): void {
  client.setQueryData(key, list);
}

/** Somebody else may have changed a connection: asks again, where the screen is open. */
export function refreshConnectors(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/** The connected accounts, asked for anew by a visit after a minute; while reminders are being carried over, every two seconds. */
export function useConnectors() {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<Connector[]>(url),
    staleTime: freshMs,
    refetchInterval: ({ state }) =>
      state.status === 'success' && (state.data ?? []).some(({ sync }) => sync !== null) && lookEveryMs,
  });
}

/** The calendars of an account that can be written to. */
export function useCalendars(id: string) {
  return useQuery({
    queryKey: ['calendars', id],
    queryFn: () => api.get<CalendarChoice[]>(`${url}/${id}/calendars`),
  });
}

/** Asks for the address at which the account's owner agrees; `go` leads there. */
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
      await changeData<Connector[]>(client, key, (list) =>
        list.map((item) => (item.id === id ? connector : item)),
      );
      showToast({ title: 'Settings updated' });
    },
    onError: (error) => showFailure('The settings were not updated', error),
  });
}

/** `leave` runs before the account goes from the list. */
export function useDisconnect(id: string, leave: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del(`${url}/${id}`),
    onSuccess: async () => {
      leave();
      await changeData<Connector[]>(client, key, (list) => list.filter((item) => item.id !== id));
      showToast({ title: 'Disconnected' });
    },
    onError: (error) => showFailure('It was not disconnected', error),
  });
}

function showFailure(title: string, error: unknown): void {
  showToast({ tone: 'error', title, description: wordsOf(error, 'Check your connection.') });
}
