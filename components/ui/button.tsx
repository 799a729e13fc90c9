import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';

export { buttonVariants };

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  asChild?: boolean;
  /** Whether the button ignores clicks, but keeps the focus, because an action is running. */
  pending?: boolean;
}

export function Button(props: ButtonProps) {
  const { className, variant, size, asChild = false, pending = false, onClick, ...rest } = props;
  const Comp = asChild ? Slot.Root : 'button';
  return (
    <Comp
      data-slot="button"
      type={asChild ? undefined : 'button'}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={cn(buttonVariants({ variant, size }), className)}
      {...rest}
    />
  );
}
