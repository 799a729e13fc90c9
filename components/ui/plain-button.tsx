import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';

interface PlainButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonVariants> {
  pending?: boolean;
}

export function PlainButton(props: PlainButtonProps) {
  const { variant, size, className, type = 'button', pending = false, onClick, ...rest } = props;
  return (
    <button
      data-slot="button"
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? undefined : onClick}
      className={buttonVariants({ variant, size, className })}
      {...rest}
    />
  );
}
