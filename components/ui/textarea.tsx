import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from '@/components/ui/input';

export function Textarea({ className, rows = 1, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={clsx(
        controlClass,
        'field-sizing-content max-h-40 min-h-11 resize-none py-2.25 leading-6',
        className,
      )}
      {...props}
    />
  );
}
