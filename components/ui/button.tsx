import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/** The look alone, for a link that stands where a button would. */
export const buttonLook = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded font-medium transition-colors duration-150',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress aria-disabled:opacity-60',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-ink not-disabled:hover:bg-accent-hover',
        outline: 'border border-edge text-ink not-disabled:hover:bg-accent-soft',
        ghost: 'text-muted not-disabled:hover:bg-accent-soft not-disabled:hover:text-ink',
        link: 'text-accent underline underline-offset-4 not-disabled:hover:text-accent-hover',
      },
      size: {
        lg: 'min-h-12 px-6 text-base',
        md: 'min-h-11 px-4 text-base',
        sm: 'min-h-9 px-3 text-sm',
        icon: 'size-11',
        inline: 'min-h-6 text-sm',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface Pending {
  /** Its work is on its way: a press does nothing. Not `disabled`, which takes the focus from who pressed it. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  pending = false,
  onClick,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonLook> & Pending) {
  return (
    <button
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={buttonLook({ variant, size, className })}
      {...props}
    />
  );
}
