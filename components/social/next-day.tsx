'use client';

import { Timestamp, useClock, useToday } from '@/components/page/clock';
import { Badge } from '@/components/ui/badge';
import { daysBetween, nextDate, yearsOn } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { formatRowDay, localDate } from '@/lib/time/format';

export function NextDay({ date }: { date: SocialDate }) {
  const today = useToday();
  const next = nextDate(date, today);
  const days = daysBetween(today, next);
  const isSoon = days <= 7;
  return (
    <>
      <time dateTime={next} className={days <= 1 ? 'text-today' : undefined}>
        {formatRowDay(next, today)}
      </time>
      <YearsLabel kind={date.kind} years={yearsOn(date, next)} />
      {days > 1 && <Badge variant={isSoon ? 'today' : 'secondary'}>in {days} days</Badge>}
      {date.leadDays > 0 && <span>reminder {plural(date.leadDays, 'day')} before</span>}
      {date.lastContactAt && <LastContact at={new Date(date.lastContactAt)} />}
    </>
  );
}

function YearsLabel({ kind, years }: { kind: SocialDate['kind']; years: number | null }) {
  if (years === null) return null;
  return <span>{kind === 'birthday' ? `turns ${years}` : plural(years, 'year')}</span>;
}

function LastContact({ at }: { at: Date }) {
  const { zone } = useClock();
  const today = useToday();
  const date = localDate(at, zone);
  const label = date === today ? 'in touch today' : `last in touch ${formatRowDay(date, today)}`;
  return <Timestamp at={at}>{label}</Timestamp>;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
