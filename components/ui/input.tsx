import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export const controlClass =
  'w-full min-w-0 rounded-lg border border-input bg-card px-3 text-base text-foreground aria-invalid:border-destructive disabled:opacity-60 focus-visible:outline-offset-0';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={clsx(controlClass, 'h-11', className)} {...props} />;
}
