'use client';

import { useClock } from '@/components/page/clock';
import { nextRunDate } from '@/lib/daily-reminders/rules';
import type { DailyReminder } from '@/lib/daily-reminders/schema';
import { formatClock, formatRowDay, localDate } from '@/lib/time/format';

export function NextRun({ daily, label }: { daily: DailyReminder; label?: string }) {
  const { now, reader } = useClock();
  const date = nextRunDate(daily, now);
  if (!date) return null;
  const { time, timezone } = daily;
  return (
    <p className="text-sm text-muted-foreground">
      {label}
      <time dateTime={`${date}T${time}`} title={timezone}>
        {formatRowDay(date, localDate(now, timezone))}, {formatClock(time, reader)}
      </time>
    </p>
  );
}
