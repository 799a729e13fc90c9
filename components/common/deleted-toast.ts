import { showUndoToast } from '@/components/common/undo-toast';
import { showToast } from '@/components/ui/toast';

export function showDeletedToast(title: string, restore: (() => Promise<unknown>) | null): void {
  if (restore) showUndoToast(title, restore, 'Could not undo the deletion');
  else showToast({ title });
}
