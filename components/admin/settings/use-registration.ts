'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';
import type { Registration } from '@/lib/config/schema';

const url = '/api/admin/registration';
const key = ['admin', 'registration'] as const;

export function useRegistration() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Registration>(url), staleTime: 0 });
}

export function useSaveRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Registration) => api.post<Registration>(url, input),
    onSuccess: (saved) => {
      client.setQueryData(key, saved);
      showToast({ title: 'Success', description: 'Registration saved' });
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: 'Registration was not saved',
        description: errorMessage(error, 'Check your connection.'),
      }),
  });
}
