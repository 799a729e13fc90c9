'use client';

import { useRef, useState } from 'react';
import { focusNextRow } from '@/components/common/focus';
import { useClock } from '@/components/page/clock';
import { moveChoices } from '@/components/rows/move-choices';
import { MoveDialog } from '@/components/rows/move-dialog';
import { MenuIcon, type RowCommands, rowMenuButton } from '@/components/rows/row-commands';
import { type NewTime, useAgendaActions } from '@/components/today/use-agenda-actions';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { AgendaItem } from '@/lib/agenda/schema';

export function RowMenu({ label, name, item, onEdit, onDelete }: RowCommands) {
  const { move } = useAgendaActions();
  const [isPicking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function remove() {
    if (button.current) focusNextRow(button.current);
    onDelete?.();
  }

  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <Button {...rowMenuButton} ref={button} aria-label={label}>
            <MenuIcon />
          </Button>
        </DropdownMenuTrigger>
        {/* Ends where the rows end: the button reaches 12 px over it. */}
        <DropdownMenuContent align="end" alignOffset={12} className="w-60">
          {/* On phones the menu is a sheet, away from its row. */}
          <DropdownMenuLabel className="truncate text-base font-semibold text-foreground sm:hidden">
            <bdi>{name}</bdi>
          </DropdownMenuLabel>
          {item && <MoveItems item={item} onMove={(to) => move(item, to)} onPick={() => setPicking(true)} />}
          {item && onEdit && <DropdownMenuSeparator />}
          {onEdit && (
            <DropdownMenuItem aria-label={`Edit ${name}`} onSelect={onEdit}>
              Edit
            </DropdownMenuItem>
          )}
          {onDelete && (
            <DropdownMenuItem variant="destructive" aria-label={`Delete ${name}`} onSelect={remove}>
              Delete
              {item?.repeats && (
                <DropdownMenuShortcut className="tracking-normal">the whole series</DropdownMenuShortcut>
              )}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {item && isPicking && (
        <MoveDialog item={item} onMove={(to) => move(item, to)} onClose={() => setPicking(false)} />
      )}
    </>
  );
}

function MoveItems(props: { item: AgendaItem; onMove: (to: NewTime) => void; onPick: () => void }) {
  const { item, onMove, onPick } = props;
  const { now, reader, zone } = useClock();
  const isTodo = item.kind === 'todo';
  return (
    <>
      <DropdownMenuLabel>{isTodo ? 'Move to' : 'Snooze or move to'}</DropdownMenuLabel>
      {moveChoices(item, { now, zone, reader }).map(({ name, hint, to }) => (
        <DropdownMenuItem key={name} onSelect={() => onMove(to)}>
          {name}
          <DropdownMenuShortcut className="tracking-normal">{hint}</DropdownMenuShortcut>
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem onSelect={onPick}>{isTodo ? 'Pick a day…' : 'Pick a time…'}</DropdownMenuItem>
    </>
  );
}
