'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ignoreNotFound, isNotFound } from '@/components/data/not-found';
import { updateQueryData } from '@/components/data/update-query-data';
import { showToast } from '@/components/ui/toast';
import type { AdminAction } from '@/lib/admin/schema';
import { api, errorMessage } from '@/lib/api-client';
import type { Command, CreateCommandInput, UpdateCommandInput } from '@/lib/commands/schema';

const url = '/api/admin/commands';
const key = ['admin', 'commands'] as const;

export function useCommands() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Command[]>(url), staleTime: 0 });
}

export function useActions() {
  return useQuery({
    queryKey: ['admin', 'actions'],
    queryFn: () => api.get<AdminAction[]>('/api/admin/actions'),
  });
}

export function useAddCommand() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CreateCommandInput) => api.post<Command>(url, input),
    onSuccess: async (created) => {
      await changeCommands(client, (commands) => [...commands, created]);
      showSuccess('Command created successfully');
    },
    onError: (error) => showError('Failed to create command', error),
  });
}

export function useChangeCommand(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `command-${id}` },
    mutationFn: (change: UpdateCommandInput) => api.patch<Command>(`${url}/${id}`, change),
    onSuccess: (saved) =>
      changeCommands(client, (commands) => commands.map((command) => (command.id === id ? saved : command))),
    onError: (error) => {
      showError('Failed to update command', error);
      if (isNotFound(error)) void client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeleteCommand() {
  const client = useQueryClient();
  const restore = useAddCommand();
  return useMutation({
    mutationFn: ({ id }: Command) => api.del(`${url}/${id}`).catch(ignoreNotFound),
    onSuccess: async (_, { id, ...command }) => {
      await changeCommands(client, (commands) => commands.filter((one) => one.id !== id));
      showToast({
        title: 'Success',
        description: 'Command deleted successfully',
        action: { label: 'Undo', run: () => restore.mutate(command) },
      });
    },
    onError: (error) => showError('Failed to delete command', error),
  });
}

export function showSuccess(description: string): void {
  showToast({ title: 'Success', description });
}

function showError(failure: string, error: unknown): void {
  showToast({
    tone: 'error',
    title: 'Error',
    description: `${failure}\n${errorMessage(error, 'Check your connection.')}`,
  });
}

function changeCommands(client: QueryClient, change: (commands: Command[]) => Command[]): Promise<void> {
  return updateQueryData<Command[]>(client, key, change);
}
