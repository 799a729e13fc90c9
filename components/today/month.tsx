'use client';

import { useState } from 'react';
import { Failure } from '@/components/common/failure';
import { useClock, useToday } from '@/components/page/clock';
import { addDays } from '@/components/page/dates';
import { dayOf, keyOfItem } from '@/components/today/agenda-groups';
import { AgendaRow } from '@/components/today/agenda-row';
import { useAgenda } from '@/components/today/use-agenda';
import { Calendar } from '@/components/ui/calendar';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate } from '@/lib/time/format';

export function Month() {
  const today = useToday();
  const { zone } = useClock();
  const [chosen, setChosen] = useState(today);
  const [month, setMonth] = useState(`${today.slice(0, 7)}-01`);
  // Covers all six weeks of the grid, whichever weekday it begins with.
  const agenda = useAgenda(addDays(month, -7), addDays(month, 44));
  const items = agenda.data ?? [];
  const isKnown = agenda.isSuccess && !agenda.isPlaceholderData;
  const busy = [...new Set(items.map((item) => dayOf(item, zone)))];
  const late = new Set(items.filter(({ state }) => state === 'overdue').map((item) => dayOf(item, zone)));
  const onDay = items.filter((item) => dayOf(item, zone) === chosen);

  // Chooses a day of the month too, because only this month's days are loaded.
  function showMonth(shown: string) {
    setMonth(`${shown}-01`);
    setChosen(today.startsWith(shown) ? today : `${shown}-01`);
  }

  return (
    <div>
      <Calendar
        className="[&_nav]:pr-12"
        mode="single"
        required
        month={toDate(month)}
        onMonthChange={(shown) => showMonth(toDay(shown).slice(0, 7))}
        selected={toDate(chosen)}
        onSelect={(date) => setChosen(toDay(date))}
        today={toDate(today)}
        weekStartsOn={1}
        modifiers={{
          busy: busy.filter((day) => !late.has(day)).map(toDate),
          late: [...late].map(toDate),
        }}
        modifiersClassNames={{ busy: `${dot} after:bg-current`, late: `${dot} after:bg-overdue` }}
        labels={{ labelDayButton: (date) => labelOf(toDay(date), busy) }}
      />
      <section aria-label={formatDate(chosen)} aria-busy={agenda.isFetching} className="mt-4 min-h-24">
        <h3 className="text-sm font-semibold text-muted-foreground">{formatDate(chosen, today)}</h3>
        {agenda.isError && (
          <Failure
            what="These days could not be loaded."
            error={agenda.error}
            onRetry={() => agenda.refetch()}
          />
        )}
        {onDay.length === 0 && isKnown && <p className="py-2 text-muted-foreground">Nothing planned.</p>}
        {onDay.length === 0 && !isKnown && !agenda.isError && <Skeleton className="my-3 h-5 w-40" />}
        <ul className="divide-y divide-border">
          {onDay.map((item) => (
            <AgendaRow key={keyOfItem(item)} item={item} />
          ))}
        </ul>
      </section>
    </div>
  );
}

const dot =
  'after:pointer-events-none after:absolute after:bottom-1 after:left-1/2 after:size-1.5 after:-translate-x-1/2 after:rounded-full';

function labelOf(day: string, busy: string[]): string {
  return `${formatDate(day)}${busy.includes(day) ? ', something planned' : ''}`;
}

// Returns midnight of a YYYY-MM-DD in the browser's zone, as the calendar component expects.
function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
