import { focusNextRow } from '@/components/common/focus';
import { ApiError } from '@/lib/api-client';

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Ignores a 404, because the item is then already deleted. Throws all other errors. */
export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

export function cancelEdit(error: unknown, close: () => void, refresh: () => void): void {
  close();
  if (!isNotFound(error)) return;
  if (document.activeElement instanceof HTMLElement) focusNextRow(document.activeElement);
  refresh();
}
