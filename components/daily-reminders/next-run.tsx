'use client';

import { useClock } from '@/components/common/clock';
import { nextRunDate } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { formatDay, localDate } from '@/lib/time/format';

/** Day and time of the coming summary, "tomorrow, Sunday, 22 November, 07:30"; nothing while it is switched off. */
export function NextRun({ daily, label }: { daily: DailyReminder; label?: string }) {
  const { now } = useClock();
  const date = nextRunDate(daily, now);
  if (!date) return null;
  const { time, timezone } = daily;
  return (
    <p className="text-sm text-muted">
      {label}
      <time dateTime={`${date}T${time}`} title={timezone}>
        {formatDay(date, localDate(now, timezone))}, {time}
      </time>
    </p>
  );
}
