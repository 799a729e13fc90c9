import { showToast } from '@/components/ui/toast';
import { errorMessage } from '@/lib/api-client';

export function showUndoToast(
  said: { title: string; description?: string },
  undo: () => Promise<unknown>,
  failed = 'Could not undo it',
): void {
  async function takeBack() {
    try {
      await undo();
    } catch (error) {
      showToast({
        tone: 'error',
        title: failed,
        description: errorMessage(error, 'Check your connection.'),
        action: { label: 'Try again', run: takeBack },
      });
    }
  }
  showToast({ ...said, action: { label: 'Undo', run: takeBack } });
}
