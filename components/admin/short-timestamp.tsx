'use client';

import { Timestamp, useClock } from '@/components/page/clock';
import { formatTime, localDate } from '@/lib/time/format';

export function ShortTimestamp({ at }: { at: string }) {
  const { now, zone } = useClock();
  const instant = new Date(at);
  return <Timestamp at={instant}>{formatShort(instant, now, zone)}</Timestamp>;
}

function formatShort(at: Date, now: Date, timeZone: string): string {
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
