import { showUndoToast } from '@/components/common/undo-toast';
import { showToast } from '@/components/ui/toast';

export function showDeletedToast(
  said: { title: string; description?: string },
  restore: (() => Promise<unknown>) | null,
): void {
  if (restore) showUndoToast(said, restore, 'Could not undo the deletion');
  else showToast(said);
}
