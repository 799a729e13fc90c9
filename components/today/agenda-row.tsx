'use client';

import { Bell, Cake, CalendarDays, ListTodo, LoaderCircle } from 'lucide-react';
import { memo, useId } from 'react';
import { focusNextRow } from '@/components/common/focus';
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
const loadMenu = () => import('@/components/today/agenda-menu').then((file) => file.AgendaMenu);
const nearMs = 3 * 3_600_000;

export const AgendaRow = memo(function AgendaRow({ item }: { item: AgendaItem }) {
  const { finish } = useAgendaActions();
  const id = useId();
  const { title, kind, state } = item;
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
      <div className="min-w-0 flex-1 py-2.5 wrap-anywhere">
        <p dir="auto" className={state === 'past' ? 'text-muted-foreground' : undefined}>
          {title}
        </p>
        <Details item={item} />
      </div>
      {canAct && (
        <LazyTrigger
          {...rowMenuButton}
          aria-label={label}
          load={loadMenu}
          show={(Menu) => <Menu label={label} name={title} item={item} />}
        >
          <MenuIcon />
        </LazyTrigger>
      )}
    </li>
  );
});

function Details({ item }: { item: AgendaItem }) {
  const { now, zone, reader } = useClock();
  const { at, end, date, state, list, location, repeats } = item;
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
    instant && (
      <Timestamp key="time" at={instant}>
        {formatTime(instant, reader)}
        {end && instant && ` – ${formatTime(new Date(end), reader)}`}
      </Timestamp>
    ),
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
