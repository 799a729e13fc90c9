import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const look =
  'w-full min-w-0 rounded border border-edge bg-surface px-3 text-base text-ink aria-invalid:border-overdue disabled:opacity-60 focus-visible:outline-offset-0';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(look, 'h-11', className)} {...props} />;
}

/** Grows with its text up to its largest height. */
export function Textarea({ className, rows = 1, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={clsx(
        look,
        'field-sizing-content max-h-40 min-h-11 resize-none py-2.25 leading-6',
        className,
      )}
      {...props}
    />
  );
}
