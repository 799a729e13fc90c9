import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A native select in our look: the phone's own wheel, the keyboard's own keys. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative grid min-w-0">
      <select
        className={clsx(
          'h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded border border-edge bg-surface pr-10 pl-3 text-base text-ink aria-invalid:border-overdue disabled:opacity-60 focus-visible:outline-offset-0',
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
