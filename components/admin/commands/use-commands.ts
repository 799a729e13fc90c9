'use client';

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeData } from '@/components/common/change-data';
import { isGone, unlessGone } from '@/components/common/gone';
import { showToast } from '@/components/ui/toast';
import type { AdminAction } from '@/lib/admin/schema';
import { api, wordsOf } from '@/lib/api-client';
import type { Command, CreateCommandInput, UpdateCommandInput } from '@/lib/commands/schema';

const url = '/api/admin/commands';
const key = ['admin', 'commands'] as const;

/** Every command; another admin may have changed them since the tab was last seen. */
export function useCommands() {
  return useQuery({ queryKey: key, queryFn: () => api.get<Command[]>(url), staleTime: 0 });
}

/** What a command may stand for. */
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
    onSuccess: async (made) => {
      await changeCommands(client, (commands) => [...commands, made]);
      showSuccess('Command created successfully');
    },
    onError: (error) => showTrouble('Failed to create command', error),
  });
}

/** Changes a command without a word; whoever uses it says what was done. */
export function useChangeCommand(id: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `command-${id}` },
    mutationFn: (change: UpdateCommandInput) => api.patch<Command>(`${url}/${id}`, change),
    onSuccess: (saved) =>
      changeCommands(client, (commands) => commands.map((command) => (command.id === id ? saved : command))),
    onError: (error) => {
      showTrouble('Failed to update command', error);
      if (isGone(error)) void client.invalidateQueries({ queryKey: key });
    },
  });
}

export function useDeleteCommand() {
  const client = useQueryClient();
  const restore = useAddCommand();
  return useMutation({
    mutationFn: ({ id }: Command) => api.del(`${url}/${id}`).catch(unlessGone),
    onSuccess: async (_, { id, ...command }) => {
      await changeCommands(client, (commands) => commands.filter((one) => one.id !== id));
      showToast({
        title: 'Success',
        description: 'Command deleted successfully',
        action: { label: 'Undo', run: () => restore.mutate(command) },
      });
    },
    onError: (error) => showTrouble('Failed to delete command', error),
  });
}

export function showSuccess(description: string): void {
  showToast({ title: 'Success', description });
}

/** What failed, in the words for it, and below them why. */
function showTrouble(what: string, error: unknown): void {
  showToast({
    tone: 'error',
    title: 'Error',
    description: `${what}\n${wordsOf(error, 'Check your connection.')}`,
  });
}

function changeCommands(client: QueryClient, change: (commands: Command[]) => Command[]): Promise<void> {
  return changeData<Command[]>(client, key, change);
}
