'use client';

import { type QueryClient, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';

const key = ['phone', 'state'] as const;
const codeKey = ['phone', 'code'] as const;
const url = '/api/user/phone';

export function seedPhone(client: QueryClient, state: PhoneState): void {
  client.setQueryData(key, state);
}

export function refreshPhone(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function usePhone() {
  return useQuery({ queryKey: key, queryFn: () => api.get<PhoneState>(url) });
}

export function usePhoneCode() {
  const client = useQueryClient();
  const { data: code } = useQuery<PhoneCode>({ queryKey: codeKey, queryFn: skipToken });
  const request = useMutation({
    mutationFn: () => api.post<PhoneCode>(url),
    onSuccess: (made) => client.setQueryData(codeKey, made),
  });
  return { code, request };
}
