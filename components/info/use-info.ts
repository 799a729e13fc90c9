'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { leaveEdit, unlessGone } from '@/components/common/gone';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Info, StoreInfoInput, UpdateInfoInput } from '@/lib/info/schema';

const key = ['info'] as const;
const url = '/api/user/info';

/** Puts the server's list into a fresh cache, so that the first paint asks for nothing. */
export function seedInfo(client: QueryClient, list: Info[]): void {
  client.setQueryData(key, list);
}

/** Somebody else changed what is stored: asks again. */
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
        ...(known ? { description: `“${info.key}” was there already. It has the new value now.` } : {}),
      });
    },
  });
}

/** For a row's form: what was deleted elsewhere stays with what was typed until the form is left. */
export function useEditInfo(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: UpdateInfoInput) => api.patch<Info>(`${url}/${id}`, change),
    onSuccess: (info) => changeList(client, (list) => withInfo(list, info)),
  });
  return { save, cancel: () => leaveEdit(save.error, close, () => refreshInfo(client)) };
}

export function useDeleteInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (info: Info) => api.del(`${url}/${info.id}`).catch(unlessGone),
    onSuccess: async (_, info) => {
      await changeList(client, (list) => list.filter((item) => item.id !== info.id));
      showDeletedToast('Information deleted', () => putBack(client, info));
    },
  });
}

async function putBack(client: QueryClient, info: Info): Promise<void> {
  const made = await api.post<Info>(url, { key: info.key, value: info.value });
  await changeList(client, (list) => withInfo(list, made));
}

function changeList(client: QueryClient, change: (list: Info[]) => Info[]): Promise<void> {
  return changeData<Info[]>(client, key, change);
}

/** A name that was stored before keeps its place. */
function withInfo(list: Info[], info: Info): Info[] {
  const known = list.some(({ id }) => id === info.id);
  return known ? list.map((item) => (item.id === info.id ? info : item)) : [...list, info];
}
