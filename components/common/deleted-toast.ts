import { showToast } from '@/components/ui/toast';
import { wordsOf } from '@/lib/api-client';

/** Says that something is gone, and for as long as that stands offers to put it back; not where `putBack` is null. */
export function showDeletedToast(title: string, putBack: (() => Promise<unknown>) | null): void {
  async function undo() {
    try {
      await putBack?.();
    } catch (error) {
      showToast({
        tone: 'error',
        title: 'It could not be put back',
        description: wordsOf(error, 'Check your connection.'),
        action: { label: 'Try again', run: undo },
      });
    }
  }
  showToast({ title, ...(putBack ? { action: { label: 'Undo', run: undo } } : {}) });
}
