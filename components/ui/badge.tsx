import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

const badgeVariants = cva(
  'inline-flex w-fit shrink-0 items-center gap-1 rounded-full px-2 text-xs font-medium leading-5',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground',
        secondary: 'bg-accent text-accent-foreground',
        destructive: 'bg-overdue-soft text-overdue',
        outline: 'border border-input text-foreground',
        overdue: 'bg-overdue-soft text-overdue',
        today: 'bg-today-soft text-today',
        done: 'bg-done-soft text-done',
        info: 'bg-info-soft text-info',
      },
    },
    defaultVariants: { variant: 'secondary' },
  },
);

export function Badge({
  variant,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
