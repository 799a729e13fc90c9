'use client';

import { Check, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '@/components/ui/cn';
import {
  Command,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
} from '@/components/ui/command';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';

interface ComboboxGroup {
  label: string;
  options: { value: string; label: ReactNode }[];
}

/**
 * A select with a search field. `search` returns the groups of options that match a text; for an empty text, all
 * groups.
 */
export function Combobox(props: {
  id?: string;
  'aria-describedby'?: string | undefined;
  value: string;
  display: ReactNode;
  search: (text: string) => ComboboxGroup[];
  onChange: (value: string) => void;
  placeholder: string;
  empty: string;
}) {
  const { value, display, search, onChange, placeholder, empty, ...trigger } = props;
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');

  function toggle(open: boolean) {
    setOpen(open);
    if (open) setText('');
  }

  function choose(chosen: string) {
    onChange(chosen);
    setOpen(false);
  }

  return (
    // Modal, so that its list can also be scrolled inside a dialog.
    <Popover open={isOpen} onOpenChange={toggle} modal>
      <PopoverTrigger
        {...trigger}
        role="combobox"
        className="flex h-11 w-full min-w-0 cursor-pointer items-center justify-between gap-2 rounded-lg border border-input bg-card px-3 text-left"
      >
        <span className="truncate">{display}</span>
        <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </PopoverTrigger>
      <PopoverContent align="start" className="w-(--radix-popover-trigger-width) min-w-64 p-0">
        <Command label={placeholder} shouldFilter={false} defaultValue={value}>
          <CommandInput placeholder={placeholder} value={text} onValueChange={setText} />
          <CommandList>
            <CommandEmpty>{empty}</CommandEmpty>
            {isOpen &&
              search(text).map((group) => (
                <CommandGroup key={group.label} heading={group.label}>
                  {group.options.map((option) => (
                    <CommandItem
                      key={option.value}
                      value={option.value}
                      onSelect={() => choose(option.value)}
                    >
                      <Check
                        aria-hidden
                        className={cn('text-current', option.value !== value && 'invisible')}
                      />
                      {option.label}
                    </CommandItem>
                  ))}
                </CommandGroup>
              ))}
          </CommandList>
        </Command>
      </PopoverContent>
    </Popover>
  );
}
