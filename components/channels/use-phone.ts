'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { PhoneCode, PhoneState } from '@/lib/channels/schema';

const key = ['phone'] as const;
const url = '/api/user/phone';
const lookEveryMs = 4_000;

/** How the own number stands; while a code is shown it is looked at again, for the proof comes from the phone. */
export function usePhone(isWaiting: boolean) {
  return useQuery({
    queryKey: key,
    queryFn: () => api.get<PhoneState>(url),
    refetchInterval: (query) => (isWaiting && !query.state.data?.bound ? lookEveryMs : false),
  });
}

/** Asks for a one-time code. */
export function usePhoneCode() {
  return useMutation({ mutationFn: () => api.post<PhoneCode>(url) });
}
