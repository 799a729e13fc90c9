import { ApiError } from '@/lib/api-client';

/**
 * Returns the `refetchInterval` for a request every `ms` milliseconds. The requests stop after a 401, because the
 * user is then signed out.
 */
export function pollEvery(ms: number) {
  return ({ state }: { state: { error: Error | null } }) => (isSignedOut(state.error) ? false : ms);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
