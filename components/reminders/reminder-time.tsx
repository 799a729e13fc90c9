'use client';

import { Timestamp, useClock } from '@/components/page/clock';
import { formatRelative, formatWhen } from '@/lib/time/format';

const nearMs = 24 * 3_600_000;

/**
 * Shows when a reminder is due and whether it repeats. Within a day of the due time, also shows "in 2 h" or "2 h ago".
 */
export function ReminderTime(props: { at: string; repeats?: boolean; snoozed?: boolean }) {
  const { now, reader } = useClock();
  const { repeats = false, snoozed = false } = props;
  const at = new Date(props.at);
  const isNear = Math.abs(at.getTime() - now.getTime()) < nearMs;
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      {snoozed && 'Snoozed until '}
      <Timestamp at={at}>{formatWhen(at, reader, now)}</Timestamp>
      {isNear && <span className="whitespace-nowrap"> · {formatRelative(at, now)}</span>}
      {repeats && ' · repeats'}
    </p>
  );
}
