'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import type { ModelTest } from '@/lib/admin/schema';
import { api, wordsOf } from '@/lib/api-client';
import type { ConfigInput, ConfigView } from '@/lib/config/schema';

const url = '/api/admin/config';
const key = ['admin', 'config'] as const;
/** A provider that hangs is waited for a little longer than by the server itself. */
const testLimitMs = 60_000;

/** The assistant's settings; another admin may have changed them since the tab was last seen. */
export function useConfig() {
  return useQuery({ queryKey: key, queryFn: () => api.get<ConfigView>(url), staleTime: 0 });
}

/** Saves the fields that are given; they rule the next turn. */
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
        description: `Failed to save AI configuration\n${wordsOf(error, 'Check your connection.')}`,
      }),
  });
}

/** One small real call with the settings as they are saved. */
export function useTestConfig() {
  return useMutation({
    mutationFn: () => api.post<ModelTest>(`${url}/test`, {}, { timeLimitMs: testLimitMs }),
  });
}
