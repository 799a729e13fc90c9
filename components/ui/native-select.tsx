import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="native-select-wrapper" className="relative grid min-w-0">
      <select
        data-slot="native-select"
        className={cn(
          'h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-lg border border-input bg-card pr-10 pl-3 text-base text-foreground aria-invalid:border-destructive disabled:opacity-60 focus-visible:outline-offset-0',
          className,
        )}
        {...props}
      />
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  );
}
