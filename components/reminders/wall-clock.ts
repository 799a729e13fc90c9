import { localDate, localTime } from '@/lib/time/format';

/** Converts an ISO instant to the value of a datetime-local field in `zone`: 2027-05-03T17:00. */
export function wallClock(instant: string, zone: string): string {
  const at = new Date(instant);
  return `${localDate(at, zone)}T${localTime(at, zone)}`;
}
