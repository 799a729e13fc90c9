import { leaveRow } from '@/components/common/focus';
import { ApiError } from '@/lib/api-client';

/** Whether a call failed because its thing is no longer there: deleted in the chat, on the phone or in another tab. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** For the deletion of what was deleted already: that is what was wanted. */
export function unlessGone(error: unknown): void {
  if (!isGone(error)) throw error;
}

/**
 * Leaves a row's form without saving. A thing deleted elsewhere stood until now with what was typed, and goes when the list is
 * asked anew; `close` has led the focus to its row, so it goes on to the next.
 */
export function leaveEdit(error: unknown, close: () => void, refresh: () => void): void {
  close();
  if (!isGone(error)) return;
  if (document.activeElement instanceof HTMLElement) leaveRow(document.activeElement);
  refresh();
}
