'use client';

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { showUndoToast } from '@/components/common/undo-toast';
import { cancelEdit, ignoreNotFound, isNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { refreshAgenda } from '@/components/today/use-agenda';
import { isInDefaultList } from '@/components/todos/use-lists';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CreateTodoInput, Todo, TodoList, UpdateTodoInput } from '@/lib/todos/schema';

const root = ['todos'] as const;
const keyOf = (listId?: string) => [...root, listId ?? 'default'] as const;
const listUrl = '/api/user/todo-list';
const url = '/api/user/todos';

export function seedTodos(client: QueryClient, list: TodoList): void {
  client.setQueryData(keyOf(), list);
}

export function refreshTodos(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: root });
}

export function useTodos(listId?: string) {
  return useQuery(todosQuery(listId));
}

const noTodos: TodoList = { items: [] };

/** Returns the cached todos of the default list without a request. Empty if the todos are not loaded yet. */
export function useLoadedTodos(): TodoList {
  return useQuery({ ...todosQuery(), enabled: false }).data ?? noTodos;
}

function todosQuery(listId?: string) {
  return queryOptions({
    queryKey: keyOf(listId),
    queryFn: () => api.get<TodoList>(`${listUrl}${listId ? `?list=${listId}` : ''}`),
  });
}

export function useMoreTodos(listId?: string) {
  const client = useQueryClient();
  const inList = listId ? `&list=${listId}` : '';
  return useMutation({
    mutationFn: (after: string) =>
      api.get<TodoList>(`${listUrl}?after=${encodeURIComponent(after)}${inList}`),
    onSuccess: (page) =>
      updateQueryData<TodoList>(client, keyOf(listId), ({ items }) => ({
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
      await addItem(client, todo);
      showToast({ title: 'Todo added' });
    },
  });
}

export function useUpdateTodo(id: string) {
  const client = useQueryClient();
  const { mutationFn, onSuccess, ...updates } = updating(client, id);
  return useMutation({
    ...updates,
    mutationFn,
    onSuccess: async (todo, { completed }) => {
      await onSuccess(todo);
      if (completed) showUndoToast({ title: 'Done' }, () => mutationFn({ completed: false }).then(onSuccess));
    },
    onError: (error) => {
      if (isNotFound(error)) refreshTodos(client);
    },
  });
}

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
      const { text, dueDate, listId, completed } = todo;
      showDeletedToast({ title: 'Todo deleted', description: text }, () =>
        restoreTodo(client, { text, dueDate, listId, completed }),
      );
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

export async function restoreTodo(
  client: QueryClient,
  { completed, ...input }: CreateTodoInput & Pick<Todo, 'completed'>,
): Promise<void> {
  const created = await api.post<Todo>(url, input);
  await addItem(client, created);
  if (!completed) return;
  await api.patch<Todo>(`${url}/${created.id}`, { completed });
  await refreshTodos(client);
}

async function changeItems(
  client: QueryClient,
  change: (items: Todo[], list?: string) => Todo[],
): Promise<void> {
  for (const [key] of client.getQueriesData<TodoList>({ queryKey: root }))
    await updateQueryData<TodoList>(client, key, (list) => ({
      ...list,
      items: change(list.items, `${key[1]}`),
    }));
  void refreshAgenda(client);
}

function addItem(client: QueryClient, todo: Todo): Promise<void> {
  const key = isInDefaultList(client, todo) ? keyOf() : keyOf(todo.listId);
  return changeItems(client, (items, list) => (list === key[1] ? withTodos(items, [todo]) : items));
}

function withTodos(items: Todo[], more: Todo[]): Todo[] {
  const known = new Set(items.map(({ id }) => id));
  const lastOpen = items.findLastIndex(({ completed }) => !completed);
  return items.toSpliced(lastOpen + 1, 0, ...more.filter(({ id }) => !known.has(id)));
}
