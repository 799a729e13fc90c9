'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '@/components/data/not-found';
import { refreshReminders } from '@/components/reminders/use-reminders';
import { refreshAgenda } from '@/components/today/use-agenda';
import { showToast } from '@/components/ui/toast';
import { api, errorMessage } from '@/lib/api-client';
import type { AnsweredReminder, AnswerReminderInput } from '@/lib/reminders/schema';

export function useAnswerReminder(id: string, onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: AnswerReminderInput) =>
      api.post<AnsweredReminder>(`/api/user/reminders/${id}/answer`, input),
    onSuccess: () => {
      onAnswered();
      void refreshReminders(client);
      void refreshAgenda(client);
    },
    onError: (error) => {
      if (isNotFound(error)) onAnswered();
      showToast({
        tone: 'error',
        title: 'The reminder was not changed',
        description: errorMessage(error, 'Check your connection.'),
      });
    },
  });
}
