'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { Button } from '@/components/ui/button';

/**
 * A button that is replaced, on its first press, by a menu or popover with the same button as its trigger, already open. Its code is
 * fetched ahead when the pointer or the focus reaches the button.
 */
export function LazyTrigger<Props>(
  props: Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
    load: () => Promise<ComponentType<Props>>;
    show: (View: ComponentType<Props>) => ReactNode;
  },
) {
  const { load, show, ...button } = props;
  const { View, isLoading, open } = useLazyDialog(load);
  // A failure shows when it is opened.
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
