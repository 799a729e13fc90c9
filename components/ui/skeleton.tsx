import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A grey bar with the size of what it stands for. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="skeleton"
      className={clsx('animate-breathe rounded-lg bg-border', className)}
      {...props}
    />
  );
}
