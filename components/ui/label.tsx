import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the caller names the control with `htmlFor` or puts it inside.
    <label data-slot="label" className={clsx('text-sm font-medium', className)} {...props} />
  );
}
