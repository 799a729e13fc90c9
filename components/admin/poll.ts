import { ApiError } from '@/lib/api-client';

/**
 * Returns a refetchInterval: every `ms` milliseconds, until the session has ended. Then no further poll
 * fails, and the user is told only once.
 */
export function pollEvery(ms: number) {
  return ({ state }: { state: { error: Error | null } }) => (isSignedOut(state.error) ? false : ms);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
