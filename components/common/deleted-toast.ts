import { showUndoToast } from '@/components/common/undo-toast';
import { showToast } from '@/components/ui/toast';

/** Says what was deleted: "Todo deleted", and below it the name of the item, if it has one. */
export function showDeletedToast(
  said: { title: string; description?: string },
  restore: (() => Promise<unknown>) | null,
): void {
  if (restore) showUndoToast(said, restore, 'Could not undo the deletion');
  else showToast(said);
}
