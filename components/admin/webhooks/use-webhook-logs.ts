'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getPage, type Page } from '@/components/admin/list/get-page';
import { pollEvery } from '@/components/admin/poll';
import { showToast } from '@/components/ui/toast';
import type { WebhookLog, WebhookLogDetail } from '@/lib/admin/schema';
import { api } from '@/lib/api-client';

const url = '/api/admin/webhook-logs';
const key = ['admin', 'webhook-logs'] as const;
const pollMs = 5000;

export interface LogFilter {
  channel: string;
  status: string;
}

export function logsUrl(filter: LogFilter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value !== '');
  return chosen.length === 0 ? url : `${url}?${new URLSearchParams(chosen)}`;
}

export function useWebhookLogs(path: string) {
  const client = useQueryClient();
  const pageKey = [...key, 'page', path];
  return useQuery({
    queryKey: pageKey,
    queryFn: () => getPage<WebhookLog[]>(path, client.getQueryData<Page<WebhookLog[]>>(pageKey)),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(pollMs),
    staleTime: pollMs,
  });
}

export function useWebhookLog(id: string) {
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: () => api.get<WebhookLogDetail>(`${url}/${id}`),
    staleTime: 0,
  });
}

export function useRetryLog(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.post(`${url}/${id}/retry`),
    onSuccess: () => showToast({ title: 'Call queued again' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
