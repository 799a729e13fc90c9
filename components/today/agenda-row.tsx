'use client';

import { clsx } from 'clsx';
import { Bell, Cake, CalendarDays, ListTodo, LoaderCircle } from 'lucide-react';
import { memo, useId } from 'react';
import { focusNextRow } from '@/components/common/focus';
import { useLazyDialog } from '@/components/hooks/use-lazy-dialog';
import { LazyTrigger } from '@/components/lazy/lazy-trigger';
import { Timestamp, useClock } from '@/components/page/clock';
import { MenuIcon, rowMenuButton } from '@/components/rows/row-commands';
import { RowDetails, RowIcon } from '@/components/rows/row-parts';
import { addingId } from '@/components/today/use-agenda';
import { useAgendaActions } from '@/components/today/use-agenda-actions';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import type { AgendaItem } from '@/lib/agenda/schema';
import { formatRelative, formatRowDay, formatTime, localDate } from '@/lib/time/format';

const icons = { todo: ListTodo, reminder: Bell, event: CalendarDays, birthday: Cake, anniversary: Cake };
const loadDialog = () => import('@/components/today/edit-dialog').then((file) => file.EditDialog);
const loadMenu = () => import('@/components/today/agenda-menu').then((file) => file.AgendaMenu);
const nearMs = 3 * 3_600_000;

export const AgendaRow = memo(function AgendaRow({ item }: { item: AgendaItem }) {
  const { finish } = useAgendaActions();
  const { View: EditDialog, open, close } = useLazyDialog(loadDialog);
  const id = useId();
  const { title, kind } = item;
  const label = `Actions for ${title}`;
  const isAdding = item.id === addingId;
  const canAct = (kind === 'todo' || kind === 'reminder') && !isAdding;
  return (
    <li className="flex items-start gap-3">
      {canAct ? (
        <Checkbox
          id={id}
          checked={false}
          aria-label={`Done: ${title}`}
          className="mt-3"
          onCheckedChange={() => {
            const box = document.getElementById(id);
            if (box) focusNextRow(box);
            finish(item);
          }}
        />
      ) : (
        <RowIcon icon={isAdding ? LoaderCircle : icons[kind]} className={isAdding ? 'animate-spin' : ''} />
      )}
      {canAct ? (
        // A shortcut for Edit in the menu, as in the lists of the tools.
        <button
          type="button"
          tabIndex={-1}
          aria-haspopup="dialog"
          onPointerEnter={() => loadDialog().catch(() => {})}
          onClick={open}
          className={`cursor-pointer text-start ${textClass}`}
        >
          <Text item={item} />
        </button>
      ) : (
        <div className={textClass}>
          <Text item={item} />
        </div>
      )}
      {canAct && (
        <LazyTrigger
          {...rowMenuButton}
          aria-label={label}
          load={loadMenu}
          show={(Menu) => <Menu label={label} name={title} item={item} onEdit={open} />}
        >
          <MenuIcon />
        </LazyTrigger>
      )}
      {EditDialog && <EditDialog item={item} onClose={close} />}
    </li>
  );
});

const textClass = 'min-w-0 flex-1 py-2.5 wrap-anywhere';

function Text({ item }: { item: AgendaItem }) {
  return (
    <>
      <span dir="auto" className={clsx('line-clamp-3', item.state === 'past' && 'text-muted-foreground')}>
        {item.title}
      </span>
      <Details item={item} />
    </>
  );
}

function Details({ item }: { item: AgendaItem }) {
  const { now, zone, reader } = useClock();
  const { kind, at, end, date, state, list, location, repeats } = item;
  const today = localDate(now, zone);
  const instant = at ? new Date(at) : null;
  const isLate = state === 'overdue' || state === 'unanswered';
  const day = instant ? localDate(instant, zone) : (date ?? today);
  const isNear = instant !== null && Math.abs(instant.getTime() - now.getTime()) < nearMs;
  const parts = [
    isLate && day !== today && (
      <span key="day" className="text-overdue">
        {formatRowDay(day, today)}
      </span>
    ),
    kind === 'reminder' && <Bell key="kind" role="img" aria-label="Reminder" className="size-3.5" />,
    instant && (
      <Timestamp key="time" at={instant}>
        {formatTime(instant, reader)}
        {end && ` – ${formatTime(new Date(end), reader)}`}
      </Timestamp>
    ),
    !instant && end && end > day && <span key="end">until {formatRowDay(end, today)}</span>,
    isNear && instant && <span key="near">{formatRelative(instant, now)}</span>,
    repeats && <span key="repeats">repeats</span>,
    location && <span key="place">{location}</span>,
    list && <span key="list">{list}</span>,
  ].filter(Boolean);
  if (parts.length === 0 && state !== 'unanswered' && state !== 'snoozed') return null;
  return (
    <RowDetails>
      {state === 'unanswered' && <Badge variant="today">Not answered</Badge>}
      {state === 'snoozed' && <Badge>Snoozed</Badge>}
      {parts}
    </RowDetails>
  );
}
