import { Temporal } from 'temporal-polyfill';
import type { Day, Today } from './calendar';

/** See `resolveWhen` in ../phrases. */
export type When = { date: string | null; time: string | null; at: Date | null; rule: string | null };
/** What words are resolved against, all in the zone they are meant in. `early`: they speak of waking up. */
export type Moment = { now: Temporal.ZonedDateTime; anchor: Temporal.ZonedDateTime | null; early: boolean };

/** The instant of a wall-clock time in the zone of `now`; RFC 5545's answer where the clocks change. */
export function instant(
  day: Day,
  time: Temporal.PlainTime,
  now: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  return day.toPlainDateTime(time).toZonedDateTime(now.timeZoneId, { disambiguation: 'compatible' });
}

export function todayOf({ now, anchor }: Moment): Today {
  return { today: now.toPlainDate(), anchor: anchor?.toPlainDate() ?? null };
}

export function dateOf(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds);
}

export function zoned(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}
