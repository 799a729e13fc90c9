'use client';

import { type ComponentType, useState } from 'react';
import { showToast } from '@/components/ui/toast';

/**
 * Loads a dialog's code when the dialog is first opened. `View` is set while the dialog is open. If the code
 * cannot be loaded, a toast offers to retry. React.lazy would instead replace the whole page with the error
 * and lose unsaved input.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const view = await load();
      setView(() => view);
    } catch {
      showToast({
        tone: 'error',
        title: 'This could not be opened',
        description: 'Check your connection.',
        action: { label: 'Try again', run: open },
      });
    }
    setLoading(false);
  }

  return { View, isLoading, open, close: () => setView(null) };
}
