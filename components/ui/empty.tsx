import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Empty({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty"
      className={cn('flex flex-col items-center gap-2 px-4 py-8 text-center text-balance', className)}
      {...props}
    />
  );
}

/** Draws two sheets of paper with the icon on a seal. */
export function EmptyMedia({
  icon: Icon,
  className,
  ...props
}: ComponentProps<'svg'> & { icon: LucideIcon }) {
  return (
    <svg
      aria-hidden
      data-slot="empty-media"
      viewBox="0 0 112 88"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={cn('mb-1 h-22 w-28', className)}
      {...props}
    >
      <rect
        x="28"
        y="9"
        width="52"
        height="68"
        rx="6"
        transform="rotate(-9 54 43)"
        className="fill-secondary stroke-input"
      />
      <rect
        x="30"
        y="9"
        width="52"
        height="68"
        rx="6"
        transform="rotate(3 56 43)"
        className="fill-card stroke-input"
      />
      <path d="M42 26h29M41 37h29M40.5 48h20" className="stroke-input" />
      <circle cx="84" cy="64" r="17" className="fill-primary stroke-background" strokeWidth="3" />
      <Icon x="74" y="54" width="20" height="20" className="text-primary-foreground" />
    </svg>
  );
}

export function EmptyTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="empty-title" className={cn('font-medium', className)} {...props} />;
}

export function EmptyDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p data-slot="empty-description" className={cn('max-w-sm text-muted-foreground', className)} {...props} />
  );
}

export function EmptyContent({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="empty-content"
      className={cn('mt-2 flex flex-col items-center gap-2', className)}
      {...props}
    />
  );
}
