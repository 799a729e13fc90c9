'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { cancelEdit, ignoreNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Info, StoreInfoInput, UpdateInfoInput } from '@/lib/info/schema';

const key = ['info'] as const;
const url = '/api/user/info';

export function seedInfo(client: QueryClient, list: Info[]): void {
  client.setQueryData(key, list);
}

export function refreshInfo(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useInfo() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Info[]>(url) });
}

export function useStoreInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: StoreInfoInput) => api.post<Info>(url, input),
    onSuccess: async (info) => {
      const known = client.getQueryData<Info[]>(key)?.some(({ id }) => id === info.id);
      await changeList(client, (list) => withInfo(list, info));
      showToast({
        title: 'Information stored',
        ...(known ? { description: `“${info.key}” already existed and now has the new value.` } : {}),
      });
    },
  });
}

export function useEditInfo(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: UpdateInfoInput) => api.patch<Info>(`${url}/${id}`, change),
    onSuccess: (info) => changeList(client, (list) => withInfo(list, info)),
  });
  return { save, cancel: () => cancelEdit(save.error, close, () => refreshInfo(client)) };
}

export function useDeleteInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (info: Info) => api.del(`${url}/${info.id}`).catch(ignoreNotFound),
    onSuccess: async (_, info) => {
      await changeList(client, (list) => list.filter((item) => item.id !== info.id));
      showDeletedToast({ title: 'Information deleted', description: info.key }, () => restore(client, info));
    },
  });
}

async function restore(client: QueryClient, info: Info): Promise<void> {
  const created = await api.post<Info>(url, { key: info.key, value: info.value });
  await changeList(client, (list) => withInfo(list, created));
}

function changeList(client: QueryClient, change: (list: Info[]) => Info[]): Promise<void> {
  return updateQueryData<Info[]>(client, key, change);
}

function withInfo(list: Info[], info: Info): Info[] {
  const known = list.some(({ id }) => id === info.id);
  return known ? list.map((item) => (item.id === info.id ? info : item)) : [...list, info];
}
