'use client';

import { useClock, When } from '@/components/common/clock';
import { formatWhen, relative } from '@/lib/time/format';

const near = 24 * 3_600_000;

/** When a reminder comes: weekday, date and hour in the user's zone, how far off where that is near, and whether it comes again. */
export function ReminderTime(props: { at: string; repeats?: boolean; snoozed?: boolean }) {
  const { now, zone } = useClock();
  const { repeats = false, snoozed = false } = props;
  const at = new Date(props.at);
  const isNear = Math.abs(at.getTime() - now.getTime()) < near;
  return (
    <p className="mt-0.5 text-sm text-muted">
      {snoozed && 'Snoozed until '}
      <When at={at}>{formatWhen(at, zone, now)}</When>
      {isNear && <span className="whitespace-nowrap"> · {relative(at, now)}</span>}
      {repeats && ' · repeats'}
    </p>
  );
}
