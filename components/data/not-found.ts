import { focusNextRow } from '@/components/common/focus';
import { ApiError } from '@/lib/api-client';

/**
 * Returns whether a call failed because the item no longer exists. It may have been deleted in the chat, on the phone or in another
 * tab.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Handles the error of a deletion. An item that no longer exists counts as deleted; other errors are thrown. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/**
 * Closes a row's form without saving. If the item was deleted elsewhere (`error` is a 404), refreshes the list, so that the row
 * disappears, and moves the focus from that row to the next one.
 */
export function cancelEdit(error: unknown, close: () => void, refresh: () => void): void {
  close();
  if (!isNotFound(error)) return;
  if (document.activeElement instanceof HTMLElement) focusNextRow(document.activeElement);
  refresh();
}
