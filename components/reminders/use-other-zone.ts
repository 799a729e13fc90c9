import { useSyncExternalStore } from 'react';
import { useClock } from '@/components/common/clock';
import { localDate, localTime } from '@/lib/time/format';
import { isTimeZone } from '@/lib/time/zones';

const halfYear = 182 * 86_400_000;
const never = () => () => {};

/** The user's zone where this machine's clock shows another time, now or half a year on; null where both agree, and on the server. */
export function useOtherZone(): string | null {
  const { now, zone } = useClock();
  const here = useSyncExternalStore<string | null>(never, browserZone, () => null);
  if (here === null) return null;
  // By the clock, not by name: Asia/Calcutta and Asia/Kolkata are one place.
  return agree(here, zone, now) && agree(here, zone, new Date(now.getTime() + halfYear)) ? null : zone;
}

/** Null where the machine does not know where it is: "Etc/Unknown" is a name that no clock can be read by. */
function browserZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : null;
}

function agree(one: string, other: string, at: Date): boolean {
  return localTime(at, one) === localTime(at, other) && localDate(at, one) === localDate(at, other);
}
