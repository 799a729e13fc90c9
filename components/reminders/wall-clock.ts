import { localDate, localTime } from '@/lib/time/format';

export function wallClock(instant: string, zone: string): string {
  const at = new Date(instant);
  return `${localDate(at, zone)}T${localTime(at, zone)}`;
}
