'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import type { ModelTest } from '@/lib/admin/schema';
import { api, errorMessage } from '@/lib/api-client';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';

const url = '/api/admin/config';
const key = ['admin', 'config'] as const;
const testLimitMs = 60_000;

export function useConfig() {
  return useQuery({ queryKey: key, queryFn: () => api.get<ConfigView>(url), staleTime: 0 });
}

export function useSaveConfig() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ConfigInput) => api.post<ConfigView>(url, input),
    onSuccess: async () => {
      showToast({ title: 'Success', description: 'AI configuration saved successfully' });
      await client.invalidateQueries({ queryKey: key });
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: 'Error',
        description: `Failed to save AI configuration\n${errorMessage(error, 'Check your connection.')}`,
      }),
  });
}

export function useTestConfig() {
  return useMutation({
    mutationFn: () => api.post<ModelTest>(`${url}/test`, {}, { timeLimitMs: testLimitMs }),
  });
}
