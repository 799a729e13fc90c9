'use client';

import { Timestamp, useClock } from '@/components/page/clock';
import { formatRelative } from '@/lib/time/format';

export function LastSynced({ at }: { at: string | null }) {
  const { now } = useClock();
  if (!at) return <span className="block">Not synced yet</span>;
  const ago = formatRelative(new Date(at), now);
  // The page's clock ticks once a minute and may be behind the server's.
  const isNow = ago === 'now' || new Date(at) > now;
  return (
    <span className="block">
      Last synced: <Timestamp at={new Date(at)}>{isNow ? 'just now' : ago}</Timestamp>
    </span>
  );
}
