import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const look = cva('inline-flex items-center rounded-full px-2 text-xs font-medium leading-5', {
  variants: {
    tone: {
      plain: 'bg-accent-soft text-ink',
      overdue: 'bg-overdue-soft text-overdue',
      today: 'bg-today-soft text-today',
      done: 'bg-done-soft text-done',
      info: 'bg-info-soft text-info',
    },
  },
  defaultVariants: { tone: 'plain' },
});

export function Badge({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof look>) {
  return <span className={look({ tone, className })} {...props} />;
}
