'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshMe } from '@/components/auth/use-me';
import { whereabouts } from '@/components/auth/whereabouts';
import { refreshPhone } from '@/components/channels/use-phone';
import { useToday } from '@/components/common/clock';
import { forgetTab } from '@/components/common/forget-tab';
import { showToast, showToastOnNextPage } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { CurrentUser } from '@/lib/auth/schema';
import type { ProfileInput } from '@/lib/profile/schema';

const url = '/api/user/profile';

interface Updated {
  user: CurrentUser;
}

/**
 * Sends the profile's fields as they were typed; the browser's region says how a number without + is read. `onUpdated` is told,
 * whether or not the dialog still stands.
 */
export function useUpdateProfile(onUpdated: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: ProfileInput) =>
      api.patch<Updated>(url, { ...input, country: whereabouts().country }),
    onSuccess: ({ user }) => {
      refreshMe(client, user);
      refreshPhone(client);
      onUpdated();
      showToast({ title: 'Profile updated' });
    },
  });
}

/** Moves the person to another zone; `onMoved` is told, whether or not the dialog still stands. */
export function useUpdateTimezone(onMoved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { timezone: string }) => api.patch<Updated>(url, input),
    onSuccess: ({ user }) => {
      refreshMe(client, user);
      onMoved();
      showToast({ title: 'Timezone updated' });
    },
  });
}

/** Fetches everything that is stored about the person and hands it to the browser as a file. */
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

/** Deletes the account. Nothing of the person stays in this tab: the whole load of / drops the cache, the chat goes here. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: (currentPassword: string) => api.del(url, { currentPassword }),
    onSuccess: () => {
      forgetTab();
      showToastOnNextPage({ title: 'Account deleted' });
      // In the place of this page: the way back leads to nothing of theirs.
      window.location.replace('/');
    },
  });
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  // Some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
