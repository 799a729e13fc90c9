import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';

export function Expandable({
  label,
  note,
  className = '',
  children,
  ...rest
}: ComponentProps<'details'> & { label: string; note?: string | undefined }) {
  return (
    <details className={`group ${className}`} {...rest}>
      <summary className="inline-flex max-w-full min-h-11 cursor-pointer items-center gap-1.5 text-sm text-muted-foreground hover:text-foreground">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        <span>{label}</span>
        {note && (
          <span className="line-clamp-2 min-w-0 wrap-anywhere group-open:hidden">
            · <bdi className="text-foreground">{note}</bdi>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}
