import { Temporal } from 'temporal-polyfill';

/**
 * Returns the instant of a local date (YYYY-MM-DD) and time (HH:MM), with DST as in RFC 5545, 3.3.5. Throws
 * RangeError for an impossible date or time.
 */
export function fromLocal(date: string, time: string, zone: string): Date {
  if (!isDate(date) || !isTime(time)) throw new RangeError(`No such local time: ${date} ${time}`);
  const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  });
  return new Date(at.epochMilliseconds);
}

/**
 * Returns the first instant later than `after` with the local time `time` (HH:MM). `slot` is the local date
 * and time of the instant, YYYY-MM-DDTHH:MM.
 */
export function nextAt(time: string, zone: string, after: Date): { at: Date; slot: string } {
  // A DST gap at midnight can move yesterday's time into today, so the search starts yesterday.
  let date = addDays(dateIn(after, zone), -1);
  for (;;) {
    const at = fromLocal(date, time, zone);
    if (at > after) return { at, slot: `${date}T${time}` };
    date = addDays(date, 1);
  }
}

export function addDays(date: string, n: number): string {
  return Temporal.PlainDate.from(date).add({ days: n }).toString();
}

/** Returns the weekday of a date (YYYY-MM-DD): 1 is Monday, 7 is Sunday. */
export function weekday(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

function dateIn(at: Date, zone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString();
}

/** The local hours at which each part of the day begins and ends. 28 is 4:00 on the next day. */
export const partsOfDay: Record<string, [from: number, to: number]> = {
  morning: [4, 12],
  afternoon: [12, 18],
  evening: [17, 22],
  night: [18, 28],
  bedtime: [19, 28],
  lunch: [11, 14],
};

export function isInPart(hour: number, [from, to]: [from: number, to: number]): boolean {
  return (hour >= from && hour < to) || hour + 24 < to;
}
