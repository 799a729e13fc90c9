import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

export function AddButton({ children, ...button }: ComponentProps<typeof Button>) {
  return (
    <Button data-add {...button}>
      <Plus aria-hidden />
      {children}
    </Button>
  );
}
