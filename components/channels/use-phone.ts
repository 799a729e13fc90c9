'use client';

import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';

const key = ['phone', 'state'] as const;
const codeKey = ['phone', 'code'] as const;
const url = '/api/user/phone';
const lookEveryMs = 4_000;

/** Puts the server's answer into a fresh cache: the card stands with the first paint. */
export function seedPhone(client: QueryClient, state: PhoneState): void {
  client.setQueryData(key, state);
}

/** The number was changed: asks again. */
export function refreshPhone(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/**
 * How the own number stands. The proof comes from the phone: each place that shows it asks when it opens, and while a code
 * waits every 4 seconds, until it is there or an answer fails.
 */
export function usePhone(isWaiting: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<PhoneState>(url),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      isWaiting && state.status === 'success' && !state.data?.bound && lookEveryMs,
  });
}

/** The one-time code that was asked for last, wherever that was, and the way to ask for one. */
export function usePhoneCode() {
  const client = useQueryClient();
  const { data: code } = useQuery<PhoneCode>({ queryKey: codeKey, queryFn: skipToken });
  const asking = useMutation({
    mutationFn: () => api.post<PhoneCode>(url),
    onSuccess: (made) => client.setQueryData(codeKey, made),
  });
  return { code, asking };
}
