'use client';

import { type ComponentType, useState } from 'react';
import { withStyles } from '@/components/page/whole-styles';
import { showToast } from '@/components/ui/toast';

/** Loads the code of a dialog when the dialog is first opened. A failure shows a toast. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [View, setView] = useState<ComponentType<Props> | null>(null);
  const [isLoading, setLoading] = useState(false);

  async function open() {
    setLoading(true);
    try {
      const view = await withStyles(load)();
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
