import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { tellOtherTabs } from '@/components/live/tabs';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-client';
import { authMessages } from '@/lib/auth/messages';

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: showSessionError }),
    // onSettled runs after the feature's own error toast, and only the last toast is shown.
    mutationCache: new MutationCache({
      onSuccess: () => tellOtherTabs('changed'),
      onSettled: (_, error) => showSessionError(error),
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export function showSessionError(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) {
    showToast({
      tone: 'error',
      stays: true,
      title: 'You are signed out',
      description: 'Your session has ended. What you typed is still here.',
      action: { label: 'Sign in', href: '/login' },
    });
  }
  if (error.serverMessage === authMessages.otherUser) {
    showToast({
      tone: 'error',
      stays: true,
      title: 'Signed in as someone else',
      description: 'Nothing was changed. What you typed stays here until you reload.',
      action: { label: 'Reload', run: () => window.location.reload() },
    });
  }
}
