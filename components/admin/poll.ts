import { ApiError } from '@/lib/api-client';

/**
 * Returns a refetchInterval that polls every `ms` milliseconds and stops after a 401, so that the user is told
 * only once that the session has ended.
 */
export function pollEvery(ms: number) {
  return ({ state }: { state: { error: Error | null } }) => (isSignedOut(state.error) ? false : ms);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
