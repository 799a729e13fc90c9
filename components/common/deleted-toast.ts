import { showToast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api-client';

export function showDeletedToast(title: string, restore: (() => Promise<unknown>) | null): void {
  async function undo() {
    try {
      await restore?.();
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'Could not undo the deletion',
        description: errorMessage(error, 'Check your connection.'),
        action: { label: 'Try again', run: undo },
      });
    }
  }
  showToast({ title, ...(restore ? { action: { label: 'Undo', run: undo } } : {}) });
}
