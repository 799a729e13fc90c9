'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { Button } from '@/components/ui/button';

/** Loads the code of a menu or popover on the first click. The loaded menu replaces this button. */
export function LazyTrigger<Props>(
  props: Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
    load: () => Promise<ComponentType<Props>>;
    show: (View: ComponentType<Props>) => ReactNode;
  },
) {
  const { load, show, ...button } = props;
  const { View, isLoading, open } = useLazyDialog(load);
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
