import { ApiError } from '@/lib/api-client';

export function pollEvery(ms: number) {
  return ({ state }: { state: { error: Error | null } }) => (isSignedOut(state.error) ? false : ms);
}

function isSignedOut(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 401;
}
