'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchField({ label, ...props }: ComponentProps<typeof Switch> & { label: ReactNode }) {
  const id = useId();
  return (
    <div className="inline-flex min-h-11 items-center gap-3">
      <Switch id={id} {...props} />
      <Label htmlFor={id} className="cursor-pointer py-2.5 text-base font-normal">
        {label}
      </Label>
    </div>
  );
}
