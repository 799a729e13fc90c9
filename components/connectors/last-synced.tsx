'use client';

import { useClock, When } from '@/components/common/clock';
import { relative } from '@/lib/time/format';

/** When an account was last looked at, behind its address. */
export function LastSynced({ at }: { at: string | null }) {
  const { now } = useClock();
  if (!at) return <span className="block">Not synced yet</span>;
  const minutes = relative(new Date(at), now);
  // The server's clock may be a little ahead of the page's minute.
  const isNow = minutes === 'now' || new Date(at) > now;
  return (
    <span className="block">
      Last synced: <When at={new Date(at)}>{isNow ? 'just now' : minutes}</When>
    </span>
  );
}
