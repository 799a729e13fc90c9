'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeCurrentUser } from '@/components/auth/use-current-user';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Preferences, PreferencesInput, PreferencesRead } from '@/lib/preferences/schema';

const url = '/api/user/preferences';

export function usePreferences() {
  return useQuery({
    queryKey: ['preferences'],
    queryFn: () => api.get<PreferencesRead>(url),
    gcTime: 0,
  });
}

export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PreferencesInput) => api.patch<Preferences>(url, input),
    onSuccess: ({ clock }) => {
      changeCurrentUser(client, { clock });
      showToast({ title: 'Preferences saved' });
    },
  });
}
