'use client';

import { useClock, When } from '@/components/common/clock';
import { formatTime, localDate } from '@/lib/time/format';

/** An instant (ISO) in the admin's zone, short enough for a table: "14:46" today, else "Fri, 20 Nov, 14:46". */
export function Moment({ at }: { at: string }) {
  const { now, zone } = useClock();
  const instant = new Date(at);
  return <When at={instant}>{shortly(instant, now, zone)}</When>;
}

function shortly(at: Date, now: Date, timeZone: string): string {
  const [day, today] = [localDate(at, timeZone), localDate(now, timeZone)];
  const time = formatTime(at, timeZone);
  if (day === today) return time;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = at.toLocaleDateString('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return `${date}, ${time}`;
}
