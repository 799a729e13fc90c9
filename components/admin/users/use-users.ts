'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCountOf } from '@/components/admin/format-numbers';
import { getPage, type Page } from '@/components/admin/list/get-page';
import { pollEvery } from '@/components/admin/poll';
import { showToast } from '@/components/ui/toast';
import type { AdminUser, AdminUserDetail, ChangeUserInput } from '@/lib/admin/schema';
import { api } from '@/lib/api-client';

const url = '/api/admin/users';
const key = ['admin', 'users'] as const;
const pollMs = 30_000;

export function usersUrl(search: string): string {
  return search === '' ? url : `${url}?search=${encodeURIComponent(search)}`;
}

export function useUsers(path: string) {
  const client = useQueryClient();
  const pageKey = [...key, 'page', path];
  return useQuery({
    queryKey: pageKey,
    queryFn: () => getPage<AdminUser[]>(path, client.getQueryData<Page<AdminUser[]>>(pageKey)),
    placeholderData: keepPreviousData,
    refetchInterval: pollEvery(pollMs),
    staleTime: pollMs,
  });
}

export function useUser(id: string) {
  return useQuery({
    queryKey: [...key, 'one', id],
    queryFn: () => api.get<AdminUserDetail>(`${url}/${id}`),
    staleTime: 0,
  });
}

export function useChangeUser(id: string, done: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ChangeUserInput) => api.patch(`${url}/${id}`, change),
    onSuccess: () => {
      showToast({ title: done });
      // Not awaited, because the dialog, which is still open, would describe the opposite change.
      void client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useEndSessions(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.del<{ ended: number }>(`${url}/${id}/sessions`),
    onSuccess: async ({ ended }) => {
      showToast({ title: `${formatCountOf(ended, 'session')} ended` });
      await client.invalidateQueries({ queryKey: [...key, 'one', id] });
    },
  });
}
