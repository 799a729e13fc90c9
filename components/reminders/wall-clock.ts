import { localDate, localTime } from '@/lib/time/format';

/** An ISO instant as a datetime-local field shows it on the clocks of `zone`: 2027-05-03T17:00. */
export function wallClock(instant: string, zone: string): string {
  const at = new Date(instant);
  return `${localDate(at, zone)}T${localTime(at, zone)}`;
}
