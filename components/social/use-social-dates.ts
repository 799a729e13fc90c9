'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { cancelEdit, ignoreNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import { occasionOf } from '@/lib/social/rules';
import type { CreateSocialDateInput, SocialDate, UpdateSocialDateInput } from '@/lib/social/schema';

const key = ['social-dates'] as const;
const url = '/api/user/social-dates';

export function seedSocialDates(client: QueryClient, list: SocialDate[]): void {
  client.setQueryData(key, list);
}

export function refreshSocialDates(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useSocialDates() {
  return useQuery({ queryKey: key, queryFn: () => api.get<SocialDate[]>(url) });
}

export function useAddSocialDate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateSocialDateInput) => api.post<SocialDate>(url, input),
    onSuccess: async (date) => {
      await changeList(client, (list) => [...list, date]);
      showToast({ title: 'Date added' });
    },
  });
}

export function useEditSocialDate(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (change: UpdateSocialDateInput) => api.patch<SocialDate>(`${url}/${id}`, change),
    onSuccess: (date) =>
      changeList(client, (list) => list.map((item) => (item.id === date.id ? date : item))),
  });
  return { save, cancel: () => cancelEdit(save.error, close, () => refreshSocialDates(client)) };
}

export function useDeleteSocialDate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: SocialDate) => api.del(`${url}/${date.id}`).catch(ignoreNotFound),
    onSuccess: async (_, date) => {
      await changeList(client, (list) => list.filter((item) => item.id !== date.id));
      showDeletedToast({ title: 'Date deleted', description: occasionOf(date) }, () => restore(client, date));
    },
  });
}

async function restore(client: QueryClient, date: SocialDate): Promise<void> {
  const { name, kind, month, day, year, leadDays, note, lastContactAt } = date;
  const input: CreateSocialDateInput = { name, kind, month, day, year, leadDays, note, lastContactAt };
  const created = await api.post<SocialDate>(url, input);
  await changeList(client, (list) => [...list, created]);
}

function changeList(client: QueryClient, change: (list: SocialDate[]) => SocialDate[]): Promise<void> {
  return updateQueryData<SocialDate[]>(client, key, (list) =>
    change(list).toSorted((a, b) => a.next.localeCompare(b.next) || a.name.localeCompare(b.name)),
  );
}
