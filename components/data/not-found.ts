import { focusNextRow } from '@/components/common/focus';
import { ApiError } from '@/lib/api-client';

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Ignores a 404, which means that the item was already deleted. Throws all other errors. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/**
 * Closes a row's form without saving. If the item was deleted elsewhere (`error` is a 404), its row
 * disappears and the next row gets the focus.
 */
export function cancelEdit(error: unknown, close: () => void, refresh: () => void): void {
  close();
  if (!isNotFound(error)) return;
  if (document.activeElement instanceof HTMLElement) focusNextRow(document.activeElement);
  refresh();
}
