import { useSyncExternalStore } from 'react';
import { useClock } from '@/components/page/clock';
import { localDate, localTime } from '@/lib/time/format';
import { isTimeZone } from '@/lib/time/zones';

const halfYearMs = 182 * 86_400_000;
const subscribeToNothing = () => () => {};

export function useOtherZone(): string | null {
  const { now, zone } = useClock();
  const deviceZone = useSyncExternalStore<string | null>(subscribeToNothing, browserZone, () => null);
  if (deviceZone === null) return null;
  // Zones are compared by their clocks, because a zone can have several names (Asia/Calcutta, Asia/Kolkata).
  return agree(deviceZone, zone, now) && agree(deviceZone, zone, new Date(now.getTime() + halfYearMs))
    ? null
    : zone;
}

// Returns null for "Etc/Unknown", which browsers report and Intl rejects.
function browserZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
}

function agree(one: string, other: string, at: Date): boolean {
  return localTime(at, one) === localTime(at, other) && localDate(at, one) === localDate(at, other);
}
