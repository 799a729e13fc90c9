import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-client';
import { authMessages } from '@/lib/auth/rules';

/**
 * Data stays until we say it changed: no refetch of its own, no retries. Offline a call fails at once and says so. A call
 * that finds the session gone, or another person's, says that and leaves the page as it is.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: sayWhoseSession }),
    // Settled instead of failed: that comes after the toast a room may show for its own failure, and one toast stands.
    mutationCache: new MutationCache({ onSettled: (_, error) => sayWhoseSession(error) }),
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

function sayWhoseSession(error: unknown): void {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) {
    showToast({
      tone: 'error',
      stays: true,
      title: 'You are signed out',
      description: 'Your session is over. What you typed is still here.',
      action: { label: 'Sign in', href: '/login' },
    });
  }
  if (error.serverMessage === authMessages.otherUser) {
    showToast({
      tone: 'error',
      stays: true,
      title: 'Signed in as somebody else',
      description: 'Nothing was changed. What you typed is here until you reload.',
      action: { label: 'Reload', run: () => window.location.reload() },
    });
  }
}
