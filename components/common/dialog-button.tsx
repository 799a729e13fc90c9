'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { Button } from '@/components/ui/button';

export function DialogButton<Props>(
  props: Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
    load: () => Promise<ComponentType<Props>>;
    show: (View: ComponentType<Props>, close: () => void) => ReactNode;
  },
) {
  const { load, show, className = '', ...button } = props;
  const { View, isLoading, open, close } = useLazyDialog(load);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        pending={isLoading}
        onClick={open}
        // The code is prefetched. If that fails, opening the dialog shows the error.
        onPointerEnter={() => load().catch(() => {})}
        onFocus={() => load().catch(() => {})}
        className={`aria-busy:animate-breathe ${className}`}
      />
      {View && show(View, close)}
    </>
  );
}
