'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { api } from '@/lib/api-client';
import type { Preferences, PreferencesInput, PreferencesRead } from '@/lib/preferences/schema';

const url = '/api/user/preferences';

/** Asked anew with every opening: the chat changes them too, and WhatsApp's window moves with each message. */
export function usePreferences() {
  return useQuery({
    queryKey: ['preferences'],
    queryFn: () => api.get<PreferencesRead>(url),
    gcTime: 0,
  });
}

export function useUpdatePreferences() {
  return useMutation({
    mutationFn: (input: PreferencesInput) => api.patch<Preferences>(url, input),
    onSuccess: () => showToast({ title: 'Quiet hours and recap saved' }),
  });
}
