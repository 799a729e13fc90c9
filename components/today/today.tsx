'use client';

import { clsx } from 'clsx';
import { CalendarDays, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Failure } from '@/components/common/failure';
import { LazyPart } from '@/components/lazy/lazy-part';
import { useClock, useToday } from '@/components/page/clock';
import { type AgendaGroup, groupAgenda, keyOfItem } from '@/components/today/agenda-groups';
import { AgendaRow } from '@/components/today/agenda-row';
import { Count, Later } from '@/components/today/later';
import { QuickAdd } from '@/components/today/quick-add';
import { useWeek } from '@/components/today/use-agenda';
import { Button } from '@/components/ui/button';
import { Empty, EmptyDescription, EmptyMedia, EmptyTitle } from '@/components/ui/empty';
import { Skeleton } from '@/components/ui/skeleton';
import type { AgendaItem } from '@/lib/agenda/schema';

const loadMonth = () => import('@/components/today/month').then((file) => file.Month);
const focusable = { tabIndex: 0 };

export function Today({ className, firstSteps }: { className?: string | undefined; firstSteps?: ReactNode }) {
  const today = useToday();
  const { zone } = useClock();
  const week = useWeek(today);
  const [isMonthOpen, setMonthOpen] = useState(false);
  const { now, ahead } = groupAgenda(week.data ?? [], { today, zone });
  const isEmpty = (week.data ?? []).length === 0;

  return (
    <aside
      aria-label="Today"
      {...focusable}
      className={clsx(
        'min-h-0 overflow-y-auto -outline-offset-2 max-lg:-mx-4 max-lg:flex max-lg:flex-1 max-lg:scroll-pb-20 max-lg:flex-col max-lg:px-4 max-lg:pt-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:-ml-3 lg:w-107 lg:shrink-0 lg:border-r lg:border-border lg:py-5 lg:pr-6 lg:pl-3',
        className,
      )}
    >
      {firstSteps}
      {/* At the bottom in narrow windows, within reach of the thumb, like the input of the chat. */}
      <div className="max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:order-last max-lg:-mx-4 max-lg:mt-auto max-lg:border-t max-lg:border-border max-lg:bg-background max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6">
        <QuickAdd />
      </div>
      <div className="relative min-h-11 shrink-0">
        <MonthSwitch isOpen={isMonthOpen} isEmpty={isEmpty} onChange={setMonthOpen} />
        {week.isError && (
          <Failure
            className="mb-2"
            what="Your agenda could not be loaded."
            error={week.error}
            onRetry={() => week.refetch()}
          />
        )}
        {isMonthOpen ? (
          <LazyPart
            name="The calendar"
            load={loadMonth}
            waiting={<Skeleton className="h-80 w-full" />}
            show={(Month) => <Month />}
          />
        ) : (
          <>
            {isEmpty ? (
              // The first steps say what to do next.
              <Empty className="[[data-first-steps]~*_&]:hidden">
                <EmptyMedia icon={Sun} />
                <EmptyTitle>Nothing is due today.</EmptyTitle>
                <EmptyDescription>
                  The rest of the week is free, too. Add the first thing, or tell Sidekick in the chat.
                </EmptyDescription>
              </Empty>
            ) : (
              now.map((group) => <Group key={group.title} group={group} />)
            )}
            {ahead.length > 0 && <WeekAhead groups={ahead} />}
            {week.data && <Later week={week.data} />}
          </>
        )}
      </div>
    </aside>
  );
}

/**
 * Shows the button that switches between the list and the month. In the list, the button is to the right of
 * the first heading. In the month, it is to the right of the month's name.
 */
function MonthSwitch(props: { isOpen: boolean; isEmpty: boolean; onChange: (isOpen: boolean) => void }) {
  const { isOpen, isEmpty, onChange } = props;
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label="Calendar"
      title="Calendar"
      aria-pressed={isOpen}
      className={clsx(
        'group absolute -right-2 z-1 not-disabled:hover:bg-transparent forced-colors:aria-pressed:border-2',
        !isOpen && '-top-3',
        // If the list below the first steps is empty, the switch is hidden, because it would stand alone.
        !isOpen && isEmpty && '[[data-first-steps]~*_&]:hidden',
      )}
      onPointerEnter={() => loadMonth().catch(() => {})}
      onFocus={() => loadMonth().catch(() => {})}
      onClick={() => onChange(!isOpen)}
    >
      <span className="grid size-7 place-items-center rounded-md group-hover:bg-accent group-aria-pressed:bg-accent group-aria-pressed:text-accent-foreground">
        <CalendarDays aria-hidden className="size-5" />
      </span>
    </Button>
  );
}

function Group({ group: { title, date, items } }: { group: AgendaGroup }) {
  return (
    <section aria-label={title} className="mb-4">
      <h2 className="flex items-baseline gap-2 border-b border-border pb-1 text-sm font-semibold">
        <span className={date === null ? 'text-overdue' : undefined}>{title}</span>
        {items.length > 0 && <Count>{items.length}</Count>}
      </h2>
      {items.length === 0 && <p className="py-2 text-muted-foreground">Nothing is due today.</p>}
      <Rows items={items} />
    </section>
  );
}

function WeekAhead({ groups }: { groups: AgendaGroup[] }) {
  return (
    <section aria-label="The week ahead" className="mb-4">
      <h2 className="flex items-baseline gap-2 border-b border-border pb-1 text-sm font-semibold">
        The week ahead
        <Count>{groups.flatMap(({ items }) => items).length}</Count>
      </h2>
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
