'use client';

import { Timestamp, useClock } from '@/components/page/clock';
import { formatRelative, formatRowTime } from '@/lib/time/format';

const nearMs = 24 * 3_600_000;

export function ReminderTime(props: { at: string }) {
  const { now, reader } = useClock();
  const at = new Date(props.at);
  const isNear = Math.abs(at.getTime() - now.getTime()) < nearMs;
  return (
    <span>
      <Timestamp at={at}>{formatRowTime(at, reader, now)}</Timestamp>
      {isNear && <span className="whitespace-nowrap"> · {formatRelative(at, now)}</span>}
    </span>
  );
}
