'use client';

import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Label } from '@/components/ui/label';
import { Switch } from '@/components/ui/switch';

export function SwitchField({
  label,
  isHeading = false,
  ...props
}: ComponentProps<typeof Switch> & { label: ReactNode; isHeading?: boolean }) {
  const id = useId();
  return (
    <div className={clsx('min-h-11 items-center gap-3', isHeading ? headingClass : 'inline-flex')}>
      <Switch id={id} {...props} />
      <Label
        htmlFor={id}
        className={clsx('cursor-pointer py-2.5 text-base', isHeading ? 'font-semibold' : 'font-normal')}
      >
        {label}
      </Label>
    </div>
  );
}

// Above the settings that it turns on: the name at the left, like other headings, and the switch at the right.
const headingClass = 'flex flex-row-reverse justify-between';
