import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** A bar that narrow windows show in place of a folded section. `summary` describes its content. */
export function FoldedBar({
  title,
  summary,
  icon: Icon,
  className,
  ...button
}: ComponentProps<'button'> & { title: string; summary: string; icon: LucideIcon }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      className={clsx('flex min-h-11 items-center gap-2 text-left text-sm lg:hidden', className)}
      {...button}
    >
      <span className="font-semibold">{title}</span>
      <span dir="auto" className="min-w-0 flex-1 truncate text-muted-foreground">
        {summary}
      </span>
      <Icon aria-hidden className="size-4 text-muted-foreground" />
    </button>
  );
}
