'use client';

import { Switch as SwitchPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

export function Switch({ className, ...props }: ComponentProps<typeof SwitchPrimitive.Root>) {
  return (
    <SwitchPrimitive.Root
      data-slot="switch"
      className={cn(
        'peer relative inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-input bg-card transition-colors hit-area disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-done data-[state=checked]:bg-done',
        className,
      )}
      {...props}
    >
      <SwitchPrimitive.Thumb
        data-slot="switch-thumb"
        className="pointer-events-none block size-4 translate-x-0.75 rounded-full bg-input transition-transform data-[state=checked]:translate-x-4.5 data-[state=checked]:bg-background"
      />
    </SwitchPrimitive.Root>
  );
}
