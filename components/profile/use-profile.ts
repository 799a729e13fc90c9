'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { browserRegion } from '@/components/auth/browser-region';
import { refreshCurrentUser } from '@/components/auth/use-current-user';
import { refreshPhone } from '@/components/channels/use-phone';
import { clearTabStorage } from '@/components/data/clear-tab-storage';
import { useToday } from '@/components/page/clock';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { ProfileInput } from '@/lib/profile/schema';

const url = '/api/user/profile';

interface UpdateResult {
  user: CurrentUser;
}

export function useUpdateProfile(onUpdated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileInput) =>
      api.patch<UpdateResult>(url, { ...input, country: browserRegion().country }),
    onSuccess: ({ user }) => {
      refreshCurrentUser(client, user);
      refreshPhone(client);
      onUpdated();
      showToast({ title: 'Profile updated' });
    },
  });
}

export function useUpdateTimezone(onChanged: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { timezone: string }) => api.patch<UpdateResult>(url, input),
    onSuccess: ({ user }) => {
      refreshCurrentUser(client, user);
      onChanged();
      showToast({ title: 'Timezone updated' });
    },
  });
}

export function useUpdateAboutYou(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { firstName?: string; timezone: string }) => api.patch<UpdateResult>(url, input),
    onSuccess: ({ user }) => {
      refreshCurrentUser(client, user);
      onSaved();
    },
  });
}

export function useExport() {
  const today = useToday();
  return useMutation({
    mutationFn: () => api.get<unknown>(`${url}/export`),
    onSuccess: (everything) => {
      download(`sidekick-${today}.json`, JSON.stringify(everything, null, 2));
      showToast({ title: 'Data exported', description: 'The file is in your downloads.' });
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (currentPassword: string) => api.del(url, { currentPassword }),
    onSuccess: () => {
      clearTabStorage();
      showToastOnNextPage({ title: 'Account deleted' });
      // With replace, the Back button does not lead to the deleted user's page.
      window.location.replace('/');
    },
  });
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers read the file only after a moment.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
