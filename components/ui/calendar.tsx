'use client';

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DayPicker, getDefaultClassNames } from 'react-day-picker';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/components/ui/cn';

const navigation = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'aria-disabled:opacity-50');

export function Calendar({
  className,
  classNames,
  showOutsideDays = true,
  components,
  ...props
}: ComponentProps<typeof DayPicker>) {
  const defaults = getDefaultClassNames();
  return (
    <DayPicker
      data-slot="calendar"
      showOutsideDays={showOutsideDays}
      className={cn('w-full p-0', className)}
      classNames={{
        root: cn('w-full', defaults.root),
        months: cn('relative flex flex-col gap-4', defaults.months),
        month: cn('flex w-full flex-col gap-2', defaults.month),
        nav: cn('absolute inset-x-0 top-0 flex w-full items-center justify-between', defaults.nav),
        button_previous: cn(navigation, defaults.button_previous),
        button_next: cn(navigation, defaults.button_next),
        month_caption: cn('flex h-11 w-full items-center justify-center px-11', defaults.month_caption),
        caption_label: cn('font-medium select-none', defaults.caption_label),
        month_grid: cn('w-full border-collapse', defaults.month_grid),
        weekdays: cn('flex', defaults.weekdays),
        weekday: cn('flex-1 text-xs font-normal text-muted-foreground select-none', defaults.weekday),
        week: cn('mt-0.5 flex w-full', defaults.week),
        day: cn(
          'relative flex-1 p-0 text-center select-none [&>button]:relative [&>button]:mx-auto [&>button]:grid [&>button]:h-11 [&>button]:w-full [&>button]:max-w-11 [&>button]:place-items-center [&>button]:rounded-lg [&>button]:text-sm [&>button]:tabular-nums [&>button:hover]:bg-accent',
          defaults.day,
        ),
        selected: cn(
          'text-primary-foreground [&>button]:bg-primary [&>button]:text-primary-foreground [&>button:hover]:bg-primary',
          defaults.selected,
        ),
        today: cn(
          '[&>button]:font-bold [&:not([aria-selected=true])>button]:text-today [&:not([aria-selected=true])>button]:ring-1 [&:not([aria-selected=true])>button]:ring-today',
          defaults.today,
        ),
        outside: cn('text-muted-foreground', defaults.outside),
        disabled: cn('text-muted-foreground opacity-50', defaults.disabled),
        hidden: cn('invisible', defaults.hidden),
        ...classNames,
      }}
      components={{
        Chevron: CalendarChevron,
        ...components,
      }}
      {...props}
    />
  );
}

function CalendarChevron({ orientation }: { orientation?: 'left' | 'right' | 'up' | 'down' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden className="size-4" />;
}
