'use client';

import { useClock, useToday, When } from '@/components/common/clock';
import { Badge } from '@/components/ui/badge';
import { daysBetween, nextDate, yearsOn } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { formatDay, localDate } from '@/lib/time/format';

/** When it comes next, how many years it will be, how far off it is, and when the person was last in touch. */
export function NextDay({ date }: { date: SocialDate }) {
  const today = useToday();
  const next = nextDate(date, today);
  const days = daysBetween(today, next);
  const isSoon = days <= 7;
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <time dateTime={next}>{dayWords(next, today)}</time>
      <YearsWords kind={date.kind} years={yearsOn(date, next)} />
      <Badge tone={isSoon ? 'today' : 'plain'}>{daysLeft(days)}</Badge>
      {date.leadDays > 0 && <span>announced {plural(date.leadDays, 'day')} before</span>}
      {date.lastContactAt && <LastContact at={new Date(date.lastContactAt)} />}
    </p>
  );
}

function YearsWords({ kind, years }: { kind: SocialDate['kind']; years: number | null }) {
  if (years === null) return null;
  return <span>{kind === 'birthday' ? `turns ${years}` : plural(years, 'year')}</span>;
}

function LastContact({ at }: { at: Date }) {
  const { zone } = useClock();
  const today = useToday();
  const date = localDate(at, zone);
  const words = date === today ? 'in touch today' : `last in touch ${dayWords(date, today)}`;
  return <When at={at}>{words}</When>;
}

/** The badge beside it says today and tomorrow. */
function dayWords(date: string, today: string): string {
  return formatDay(date, today).replace(/^(?:today|tomorrow), /, '');
}

function daysLeft(days: number): string {
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `in ${days} days`;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
