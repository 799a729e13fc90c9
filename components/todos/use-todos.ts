'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { showDeletedToast } from '@/components/common/deleted-toast';
import { isGone, leaveEdit, unlessGone } from '@/components/common/gone';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CreateTodoInput, Todo, TodoList, UpdateTodoInput } from '@/lib/todos/schema';

const key = ['todos'] as const;
const listUrl = '/api/user/todo-list';
const url = '/api/user/todos';

/** Puts the server's list into a fresh cache, so that the first paint asks for nothing. */
export function seedTodos(client: QueryClient, list: TodoList): void {
  client.setQueryData(key, list);
}

/** Somebody else changed todos: asks again. */
export function refreshTodos(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

export function useTodos() {
  return useQuery({ queryKey: key, queryFn: () => api.get<TodoList>(listUrl) });
}

/** The next page of open items, put behind those that are shown. */
export function useMoreTodos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (after: string) => api.get<TodoList>(`${listUrl}?after=${encodeURIComponent(after)}`),
    onSuccess: (page) =>
      changeData<TodoList>(client, key, ({ items }) => ({
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

/** Changes one item; its changes reach the server in the order they were made. */
export function useUpdateTodo(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...updating(client, id),
    onError: (error) => {
      if (isGone(error)) refreshTodos(client);
    },
  });
}

/** The same for a row's form: one that was deleted elsewhere stays with what was typed until the form is left. */
export function useEditTodo(id: string, close: () => void) {
  const client = useQueryClient();
  const save = useMutation(updating(client, id));
  return { save, cancel: () => leaveEdit(save.error, close, () => refreshTodos(client)) };
}

export function useDeleteTodo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (todo: Todo) => api.del(`${url}/${todo.id}`).catch(unlessGone),
    onSuccess: async (_, todo) => {
      await changeItems(client, (items) => items.filter((item) => item.id !== todo.id));
      showDeletedToast('Todo deleted', () => putBack(client, todo));
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

async function putBack(client: QueryClient, { text, dueDate, completed }: Todo): Promise<void> {
  const made = await api.post<Todo>(url, { text, dueDate });
  await changeItems(client, (items) => withTodos(items, [made]));
  if (!completed) return;
  await api.patch<Todo>(`${url}/${made.id}`, { completed });
  await refreshTodos(client);
}

function changeItems(client: QueryClient, change: (items: Todo[]) => Todo[]): Promise<void> {
  return changeData<TodoList>(client, key, (list) => ({ ...list, items: change(list.items) }));
}

/** The list with further open items where the server would show them: behind the open ones, before the done ones. */
function withTodos(items: Todo[], further: Todo[]): Todo[] {
  const known = new Set(items.map(({ id }) => id));
  const lastOpen = items.findLastIndex(({ completed }) => !completed);
  return items.toSpliced(lastOpen + 1, 0, ...further.filter(({ id }) => !known.has(id)));
}
