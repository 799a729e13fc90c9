import { Temporal } from 'temporal-polyfill';

/**
 * The instant at which the clocks of `zone` show `date` (YYYY-MM-DD) and `time` (HH:MM or HH:MM:SS).
 * A time in the gap moves forward by the gap's length, a repeated one is its first (RFC 5545, 3.3.5).
 * Throws RangeError for a date, time or zone that does not exist.
 */
export function fromLocal(date: string, time: string, zone: string): Date {
  if (!isDate(date) || !isTime(time)) throw new RangeError(`No such local time: ${date} ${time}`);
  const at = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone, {
    disambiguation: 'compatible',
  });
  return new Date(at.epochMilliseconds);
}

/**
 * The next instant strictly after `after` at which `zone` reaches `time` (HH:MM). `slot` (YYYY-MM-DDTHH:MM) is the
 * wall-clock time asked for, also where the clocks skip it: one slot a day, whatever DST does.
 */
export function nextAt(time: string, zone: string, after: Date): { at: Date; slot: string } {
  // A gap at midnight moves yesterday's late time into today, so yesterday is looked at too.
  let date = addDays(dateIn(after, zone), -1);
  for (;;) {
    const at = fromLocal(date, time, zone);
    if (at > after) return { at, slot: `${date}T${time}` };
    date = addDays(date, 1);
  }
}

/** The date `n` calendar days later (earlier when negative). */
export function addDays(date: string, n: number): string {
  return Temporal.PlainDate.from(date).add({ days: n }).toString();
}

/** 1 = Monday to 7 = Sunday. */
export function weekday(date: string): number {
  return Temporal.PlainDate.from(date).dayOfWeek;
}

/** A date of the calendar written YYYY-MM-DD: 2027-02-30 is none. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** HH:MM or HH:MM:SS on a 24-hour clock. */
export function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text);
}

function dateIn(at: Date, zone: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(zone).toPlainDate().toString();
}
