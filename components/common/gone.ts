import { ApiError } from '@/lib/api-client';

/** Whether a call failed because its thing is no longer there: deleted in the chat, on the phone or in another tab. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
