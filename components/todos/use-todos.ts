'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { cancelEdit, ignoreNotFound, isNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { NamedList } from '@/lib/todos/lists/schema';
import type { CreateTodoInput, Todo, TodoList, UpdateTodoInput } from '@/lib/todos/schema';

const key = ['todos'] as const;
const listsKey = ['todo-lists'] as const;
const listsUrl = '/api/user/lists';
const listUrl = '/api/user/todo-list';
const url = '/api/user/todos';

export function seedTodos(client: QueryClient, list: TodoList): void {
  client.setQueryData(key, list);
}

export function refreshTodos(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/** The user's lists with their counts, the default list first. */
export function seedLists(client: QueryClient, lists: NamedList[]): void {
  client.setQueryData(listsKey, lists);
}

export function refreshLists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: listsKey });
}

export function useLists() {
  return useQuery({ queryKey: listsKey, queryFn: () => api.get<NamedList[]>(listsUrl) });
}

export function useTodos() {
  return useQuery({ queryKey: key, queryFn: () => api.get<TodoList>(listUrl) });
}

/** Loads the next page of open todos and adds it to the list. */
export function useMoreTodos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (after: string) => api.get<TodoList>(`${listUrl}?after=${encodeURIComponent(after)}`),
    onSuccess: (page) =>
      updateQueryData<TodoList>(client, key, ({ items }) => ({
        items: withTodos(items, page.items),
        ...(page.next ? { next: page.next } : {}),
      })),
  });
}

export function useAddTodo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateTodoInput) => api.post<Todo>(url, input),
    onSuccess: async (todo) => {
      await changeItems(client, (items) => withTodos(items, [todo]));
      showToast({ title: 'Todo added' });
    },
  });
}

/** Changes a todo. Changes reach the server in the order they were made. */
export function useUpdateTodo(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...updating(client, id),
    onError: (error) => {
      if (isNotFound(error)) refreshTodos(client);
    },
  });
}

/**
 * Like useUpdateTodo, for a row's form: if the todo was deleted elsewhere, the form keeps what was typed
 * until it is closed.
 */
export function useEditTodo(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation(updating(client, id));
  return { save, cancel: () => cancelEdit(save.error, close, () => refreshTodos(client)) };
}

export function useDeleteTodo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (todo: Todo) => api.del(`${url}/${todo.id}`).catch(ignoreNotFound),
    onSuccess: async (_, todo) => {
      await changeItems(client, (items) => items.filter((item) => item.id !== todo.id));
      showDeletedToast('Todo deleted', () => restore(client, todo));
    },
  });
}

function updating(client: QueryClient, id: string) {
  return {
    scope: { id: `todo-${id}` },
    mutationFn: (change: UpdateTodoInput) => api.patch<Todo>(`${url}/${id}`, change),
    onSuccess: (todo: Todo) =>
      changeItems(client, (items) => items.map((item) => (item.id === todo.id ? todo : item))),
  };
}

async function restore(client: QueryClient, { text, dueDate, completed }: Todo): Promise<void> {
  const created = await api.post<Todo>(url, { text, dueDate });
  await changeItems(client, (items) => withTodos(items, [created]));
  if (!completed) return;
  await api.patch<Todo>(`${url}/${created.id}`, { completed });
  await refreshTodos(client);
}

function changeItems(client: QueryClient, change: (items: Todo[]) => Todo[]): Promise<void> {
  return updateQueryData<TodoList>(client, key, (list) => ({ ...list, items: change(list.items) }));
}

/** Adds open todos where the server would list them: after the open ones, before the done ones. */
function withTodos(items: Todo[], more: Todo[]): Todo[] {
  const known = new Set(items.map(({ id }) => id));
  const lastOpen = items.findLastIndex(({ completed }) => !completed);
  return items.toSpliced(lastOpen + 1, 0, ...more.filter(({ id }) => !known.has(id)));
}
