import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-client';

/**
 * Data stays until we say it changed: no refetch of its own, no retries. Offline a call fails at once and says so. A call
 * that finds the session gone says that, and leaves the page as it is.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: sayIfSignedOut }),
    // Settled instead of failed: that comes after the toast a room may show for its own failure, and one toast stands.
    mutationCache: new MutationCache({ onSettled: (_, error) => sayIfSignedOut(error) }),
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

function sayIfSignedOut(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 401) return;
  showToast({
    tone: 'error',
    title: 'You are signed out',
    description: 'Your session is over. What you typed is still here.',
    action: { label: 'Sign in', run: () => window.location.assign('/login') },
  });
}
