import { ApiError } from '@/lib/api-client';

/** Asks again after so many milliseconds, until the session is found to be over: that is said once, not every time. */
export function every(ms: number) {
  return ({ state }: { state: { error: Error | null } }) => (isSignedOut(state.error) ? false : ms);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
