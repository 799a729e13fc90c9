'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api-client';
import type { DeletedList, ListInput, NamedList } from '@/lib/todos/lists/schema';

const key = ['todo-lists'] as const;
const url = '/api/user/lists';

export function seedLists(client: QueryClient, lists: NamedList[]): void {
  client.setQueryData(key, lists);
}

export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useLists() {
  return useQuery({ queryKey: key, queryFn: () => api.get<NamedList[]>(url) });
}

export function isInDefaultList(client: QueryClient, { listId }: { listId: string }): boolean {
  const list = client.getQueryData<NamedList[]>(key)?.find(({ id }) => id === listId);
  return list?.isDefault ?? true;
}

export function findListId(client: QueryClient, title: string): string | undefined {
  return client.getQueryData<NamedList[]>(key)?.find((list) => list.title === title)?.id;
}

export function useCreateList(onCreated: (list: NamedList) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ListInput) => api.post<NamedList>(url, input),
    onSuccess: (list) => {
      onCreated(list);
      return refreshLists(client);
    },
  });
}

export function useRenameList(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ListInput) => api.patch(`${url}/${id}`, input),
    onSuccess: () => refreshLists(client),
  });
}

export function useDeleteList(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (items: 'delete' | 'move') => api.del<DeletedList>(`${url}/${id}?items=${items}`),
    onSuccess: () => {
      onDeleted();
      void refreshLists(client);
      void client.invalidateQueries({ queryKey: ['todos'] });
    },
  });
}
