'use client';

import { clsx } from 'clsx';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { FoldedBar } from '@/components/common/folded-bar';
import { LazyPart } from '@/components/lazy/lazy-part';
import { useClock, useToday } from '@/components/page/clock';
import { type AgendaGroup, groupAgenda, keyOfItem } from '@/components/today/agenda-groups';
import { AgendaRow } from '@/components/today/agenda-row';
import { QuickAdd } from '@/components/today/quick-add';
import { useWeek } from '@/components/today/use-agenda';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { AgendaItem } from '@/lib/agenda/schema';
import { formatTime, localDate } from '@/lib/time/format';

const loadMonth = () => import('@/components/today/month').then((file) => file.Month);
const focusable = { tabIndex: 0 };

/** The agenda, with a line for adding items. If it is folded, narrow windows show only a bar to open it. */
export function Today(props: { isFolded?: boolean; onOpen?: () => void; firstSteps?: ReactNode }) {
  const { isFolded = false, onOpen, firstSteps } = props;
  const today = useToday();
  const { zone } = useClock();
  const week = useWeek(today);
  const { now, ahead } = groupAgenda(week.data ?? [], { today, zone });
  const isEmpty = (week.data ?? []).length === 0;
  const part = useRef<HTMLElement>(null);

  // The pressed bar disappears, so the agenda gets the focus.
  function open() {
    part.current?.focus();
    onOpen?.();
  }

  return (
    <aside
      ref={part}
      aria-label="Today"
      {...focusable}
      onFocus={({ target }) => !target.closest('[data-show-today]') && onOpen?.()}
      className={clsx(
        '-outline-offset-2 max-lg:-mx-4 max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:-ml-3 lg:w-107 lg:shrink-0 lg:overflow-y-auto lg:border-r lg:border-border lg:py-5 lg:pr-6 lg:pl-3',
        isFolded
          ? 'max-lg:shrink-0 max-lg:border-b max-lg:border-border max-lg:[&>:not([data-show-today])]:hidden'
          : 'max-lg:min-h-0 max-lg:flex-1 max-lg:overflow-y-auto max-lg:py-3',
      )}
    >
      {isFolded && <TodayBar groups={now} onOpen={open} />}
      <QuickAdd />
      {firstSteps}
      {week.isError && (
        <Failure
          className="mb-2"
          what="Your agenda could not be loaded."
          error={week.error}
          onRetry={() => week.refetch()}
        />
      )}
      {now.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {isEmpty && (
        <p className="pb-2 text-muted-foreground">
          The rest of the week is free, too. Add the first thing above, or tell Sidekick in the chat.
        </p>
      )}
      {ahead.length > 0 && <WeekAhead groups={ahead} />}
      <MonthPart />
    </aside>
  );
}

function TodayBar({ groups, onOpen }: { groups: AgendaGroup[]; onOpen: () => void }) {
  const { now, zone, reader } = useClock();
  const counts = groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => `${items.length} ${title.toLowerCase()}`);
  const next = groups
    .flatMap(({ items }) => items)
    .find(({ at }) => at && new Date(at) > now && localDate(new Date(at), zone) === localDate(now, zone));
  return (
    <FoldedBar
      data-show-today
      title="Today"
      summary={[
        counts.join(', ') || 'Nothing is due.',
        ...(next?.at ? [`${formatTime(new Date(next.at), reader)} ${next.title}`] : []),
      ].join(' · ')}
      icon={ChevronDown}
      onClick={onOpen}
      className="w-full"
    />
  );
}

function Group({ group: { title, date, items } }: { group: AgendaGroup }) {
  return (
    <section aria-label={title} className="mb-4">
      <h2 className="flex items-baseline gap-2 border-b border-border pb-1 text-sm font-semibold">
        <span className={date === null ? 'text-overdue' : undefined}>{title}</span>
        {items.length > 0 && (
          <span className="font-normal text-muted-foreground tabular-nums">{items.length}</span>
        )}
      </h2>
      {items.length === 0 && <p className="py-2 text-muted-foreground">Nothing is due today.</p>}
      <Rows items={items} />
    </section>
  );
}

function WeekAhead({ groups }: { groups: AgendaGroup[] }) {
  return (
    <section aria-label="The week ahead" className="mb-4">
      <h2 className="border-b border-border pb-1 text-sm font-semibold">The week ahead</h2>
      {groups.map(({ title, items }) => (
        <div key={title} className="pt-2">
          <h3 className="text-sm text-muted-foreground">{title}</h3>
          <Rows items={items} />
        </div>
      ))}
    </section>
  );
}

const rowsAtOnce = 30;

function Rows({ items }: { items: AgendaItem[] }) {
  const [shown, setShown] = useState(rowsAtOnce);
  return (
    <>
      <ul className="divide-y divide-border">
        {items.slice(0, shown).map((item) => (
          <AgendaRow key={keyOfItem(item)} item={item} />
        ))}
      </ul>
      {items.length > shown && (
        <Button variant="link" size="sm" className="min-h-11" onClick={() => setShown(shown + 100)}>
          Show {Math.min(100, items.length - shown)} more
        </Button>
      )}
    </>
  );
}

function MonthPart() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 min-h-11"
        aria-expanded={isOpen}
        onPointerEnter={() => loadMonth().catch(() => {})}
        onFocus={() => loadMonth().catch(() => {})}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden />
        Calendar
        <ChevronDown aria-hidden className={isOpen ? 'rotate-180' : undefined} />
      </Button>
      {isOpen && (
        <LazyPart
          name="The calendar"
          load={loadMonth}
          waiting={<Skeleton className="h-80 w-full" />}
          show={(Month) => <Month />}
        />
      )}
    </div>
  );
}
