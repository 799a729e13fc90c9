import { focusNextRow } from '@/components/common/focus';
import { ApiError } from '@/lib/api-client';

/**
 * Whether a call failed because the item no longer exists: it was deleted in the chat, on the phone or in
 * another tab.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Error handler for a deletion: an item that is already gone counts as deleted. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/**
 * Closes a row's form without saving. If the item was deleted elsewhere (`error` is a 404), also refreshes
 * the list, so the row disappears; the focus, which `close` returned to that row, moves on to the next one.
 */
export function cancelEdit(error: unknown, close: () => void, refresh: () => void): void {
  close();
  if (!isNotFound(error)) return;
  if (document.activeElement instanceof HTMLElement) focusNextRow(document.activeElement);
  refresh();
}
