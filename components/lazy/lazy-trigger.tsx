'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { Button } from '@/components/ui/button';

/**
 * A button that opens a menu or popover whose code is loaded on the first click. The loaded component replaces the button; it has the same
 * button as its trigger and is already open. The code is prefetched when the pointer or the focus reaches the button.
 */
export function LazyTrigger<Props>(
  props: Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
    load: () => Promise<ComponentType<Props>>;
    show: (View: ComponentType<Props>) => ReactNode;
  },
) {
  const { load, show, ...button } = props;
  const { View, isLoading, open } = useLazyDialog(load);
  // If the prefetch fails, opening the menu shows the error.
  const prefetch = () => load().catch(() => {});
  if (View) return show(View);
  return (
    <Button
      aria-haspopup="menu"
      aria-busy={isLoading}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={open}
      {...button}
    />
  );
}
