import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

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
