'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { isGone } from '@/components/common/gone';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CreateSocialDateInput, SocialDate, UpdateSocialDateInput } from '@/lib/social/schema';

const key = ['social-dates'] as const;
const url = '/api/user/social-dates';

/** Puts a list into a fresh cache, so that the first paint asks for nothing. */
export function seedSocialDates(client: QueryClient, list: SocialDate[]): void {
  client.setQueryData(key, list);
}

/** Somebody else changed dates, or the person lives in another zone: asks again. */
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
    onSuccess: (date) => {
      changeList(client, (list) => [...list, date]);
      showToast({ title: 'Date added' });
    },
  });
}

export function useUpdateSocialDate(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateSocialDateInput) => api.patch<SocialDate>(`${url}/${id}`, change),
    onSuccess: (date) =>
      changeList(client, (list) => list.map((item) => (item.id === date.id ? date : item))),
    onError: (error) => {
      if (isGone(error)) refreshSocialDates(client);
    },
  });
}

export function useDeleteSocialDate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (date: SocialDate) => api.del(`${url}/${date.id}`).catch(unlessGone),
    onSuccess: (_, date) => {
      changeList(client, (list) => list.filter((item) => item.id !== date.id));
      showDeletedToast('Date deleted', () => putBack(client, date));
    },
  });
}

async function putBack(client: QueryClient, date: SocialDate): Promise<void> {
  const { name, kind, month, day, year, leadDays, note, lastContactAt } = date;
  const input: CreateSocialDateInput = { name, kind, month, day, year, leadDays, note, lastContactAt };
  const made = await api.post<SocialDate>(url, input);
  changeList(client, (list) => [...list, made]);
}

function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/** The next one stays first. */
function changeList(client: QueryClient, change: (list: SocialDate[]) => SocialDate[]): void {
  client.setQueryData<SocialDate[]>(
    key,
    (list) =>
      list && change(list).toSorted((a, b) => a.next.localeCompare(b.next) || a.name.localeCompare(b.name)),
  );
}
