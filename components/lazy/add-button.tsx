import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

/** A button for adding something; narrow windows always show a primary button, wide windows only with `isPrimary`. */
export function AddButton(props: { isPrimary?: boolean } & ComponentProps<typeof Button>) {
  const { isPrimary = false, className, children, ...button } = props;
  return (
    <Button data-add className={clsx(!isPrimary && quietIfWide, className)} {...button}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}

const quietIfWide =
  'lg:-ml-3 lg:bg-transparent lg:px-3 lg:text-muted-foreground lg:not-disabled:hover:bg-accent lg:not-disabled:hover:text-accent-foreground';
