'use client';

import { CalendarClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Modal } from '@/components/common/modal';
import { useClock } from '@/components/page/clock';
import { type MoveChoice, moveChoices } from '@/components/today/move-choices';
import type { NewTime } from '@/components/today/use-agenda-actions';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AgendaItem } from '@/lib/agenda/schema';
import { localDate, localTime } from '@/lib/time/format';

interface RowMenuProps {
  item: AgendaItem;
  label: string;
  onMove: (to: NewTime) => void;
}

export function RowMenu({ item, label, onMove }: RowMenuProps) {
  const { now, reader, zone } = useClock();
  const [isPicking, setPicking] = useState(false);
  const choices = moveChoices(item, { now, zone, reader });
  return (
    <>
      <DropdownMenu defaultOpen modal={false}>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" className="-mr-3" aria-label={label}>
            <CalendarClock aria-hidden className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="w-60">
          {choices.map(({ name, hint, to }: MoveChoice) => (
            <DropdownMenuItem key={name} onSelect={() => onMove(to)}>
              {name}
              <DropdownMenuShortcut className="tracking-normal">{hint}</DropdownMenuShortcut>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setPicking(true)}>
            {item.kind === 'todo' ? 'Pick a day…' : 'Pick a time…'}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {isPicking && <MoveDialog item={item} onMove={onMove} onClose={() => setPicking(false)} />}
    </>
  );
}

function MoveDialog(props: { item: AgendaItem; onMove: (to: NewTime) => void; onClose: () => void }) {
  const { item, onMove, onClose } = props;
  const { now, zone } = useClock();
  const isTimed = item.kind === 'reminder';
  const start = item.at ? new Date(item.at) : now;
  const [date, setDate] = useState(
    item.date ?? localDate(new Date(Math.max(start.getTime(), now.getTime())), zone),
  );
  const [time, setTime] = useState(localTime(start, zone));

  function submit(event: FormEvent) {
    event.preventDefault();
    onClose();
    onMove(isTimed ? { date, time } : { date });
  }

  return (
    <Modal title={`Move “${item.title}”`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Day">
            {(control) => (
              <Input
                {...control}
                type="date"
                required
                value={date}
                onChange={(event) => setDate(event.target.value)}
              />
            )}
          </Field>
          {isTimed && (
            <Field label="Time">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={time}
                  onChange={(event) => setTime(event.target.value)}
                />
              )}
            </Field>
          )}
        </div>
        <Button type="submit" className="justify-self-start">
          Move
        </Button>
      </form>
    </Modal>
  );
}
