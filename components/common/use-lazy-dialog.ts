'use client';

import { type ComponentType, useState } from 'react';
import { showToast } from '@/components/ui/toast';

/**
 * A dialog whose code is fetched when it is first asked for. `View` is there while it is open. Where the code does not come, a
 * toast says so with another try; a lazy component would take the whole page down with it, and all that was typed there.
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
