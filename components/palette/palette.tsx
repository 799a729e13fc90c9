'use client';

import { type ReactNode, useState } from 'react';
import { openTool, type ToolName } from '@/components/dashboard/chosen-tool';
import { afterClosing, useCloseOnBack } from '@/components/hooks/use-close-on-back';
import { useClock } from '@/components/page/clock';
import { pressCommand } from '@/components/page/press-command';
import { openSection } from '@/components/page/section-tabs';
import { switchTheme } from '@/components/page/theme-switch';
import { useSearch } from '@/components/palette/use-search';
import type { Shortcut } from '@/components/palette/use-shortcuts';
import {
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
} from '@/components/ui/command';
import type { SearchKind, SearchResult } from '@/lib/search/schema';
import { formatDay, formatWhen, localDate } from '@/lib/time/format';

interface PaletteProps {
  isAdmin: boolean;
  onClose: () => void;
  onShortcut: (shortcut: Shortcut) => void;
}

export function Palette({ isAdmin, onClose, onShortcut }: PaletteProps) {
  const [typed, setTyped] = useState('');
  useCloseOnBack(onClose);
  const found = useSearch(typed);
  const commands = commandsFor({ isAdmin, onShortcut }).filter(({ name }) => fits(name, typed));
  const results = found.data ?? [];

  function choose(run: () => void) {
    onClose();
    afterClosing(run);
  }

  return (
    <CommandDialog open onOpenChange={(isOpen) => !isOpen && onClose()} shouldFilter={false}>
      <CommandInput placeholder="Search or type a command" value={typed} onValueChange={setTyped} />
      <CommandList>
        <CommandEmpty>{found.isFetching ? 'Searching…' : 'Nothing found.'}</CommandEmpty>
        {commands.length > 0 && (
          <CommandGroup heading="Commands">
            {commands.map(({ name, keys, run }) => (
              <CommandItem key={name} value={name} onSelect={() => choose(run)}>
                {name}
                {keys && <CommandShortcut>{keys}</CommandShortcut>}
              </CommandItem>
            ))}
          </CommandGroup>
        )}
        {results.length > 0 && (
          <CommandGroup heading="Yours">
            {results.map((result) => (
              <CommandItem
                key={`${result.kind} ${result.id}`}
                value={`${result.kind} ${result.id}`}
                onSelect={() => choose(() => goTo(result.kind))}
              >
                <Result result={result} />
              </CommandItem>
            ))}
          </CommandGroup>
        )}
      </CommandList>
    </CommandDialog>
  );
}

const kindNames: Record<SearchKind, string> = {
  todo: 'Todo',
  reminder: 'Reminder',
  fact: 'Information',
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  event: 'Event',
  journal: 'Journal',
};

function Result({ result: { kind, title, snippet, at } }: { result: SearchResult }): ReactNode {
  const { now, zone, reader } = useClock();
  const when =
    at && (at.length > 10 ? formatWhen(new Date(at), reader, now) : formatDay(at, localDate(now, zone)));
  return (
    <>
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate">
          {title}
        </span>
        {(snippet || when) && (
          <span className="block truncate text-sm text-muted-foreground">
            {[when, snippet].filter(Boolean).join(' · ')}
          </span>
        )}
      </span>
      <CommandShortcut className="tracking-normal">{kindNames[kind]}</CommandShortcut>
    </>
  );
}

interface Command {
  name: string;
  keys?: string;
  run: () => void;
}

function commandsFor({ isAdmin, onShortcut }: Pick<PaletteProps, 'isAdmin' | 'onShortcut'>): Command[] {
  return [
    { name: 'Add a todo or a reminder', keys: 'N', run: () => onShortcut('add') },
    { name: 'Go to Today', run: () => openSection('today') },
    { name: 'Go to Chat', run: () => openSection('chat') },
    { name: 'Go to Tools', run: () => openSection('tools') },
    { name: 'Go to Journal', run: () => openSection('journal') },
    { name: 'Go to Connectors', run: () => openSection('connectors') },
    { name: 'Profile', run: () => pressCommand('profile') },
    { name: 'Preferences', run: () => pressCommand('preferences') },
    { name: 'Change the theme', run: switchTheme },
    ...(isAdmin ? [{ name: 'Admin Dashboard', run: () => window.location.assign('/admin') }] : []),
    { name: 'Keyboard shortcuts', keys: '?', run: () => onShortcut('help') },
    { name: 'Sign Out', run: () => pressCommand('sign-out') },
  ];
}

const toolOf: Record<Exclude<SearchKind, 'journal' | 'event'>, ToolName> = {
  todo: 'todos',
  reminder: 'reminders',
  fact: 'info',
  birthday: 'social',
  anniversary: 'social',
};

function goTo(kind: SearchKind): void {
  if (kind === 'journal') openSection('journal');
  else if (kind === 'event') openSection('connectors');
  else openTool(toolOf[kind]);
}

function fits(name: string, typed: string): boolean {
  const words = name.toLowerCase().split(/\s+/);
  const asked = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return asked.every((word) => words.some((one) => one.startsWith(word)));
}
