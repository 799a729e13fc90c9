import { Temporal } from 'temporal-polyfill';
import type { Day, Today } from '@/lib/time/phrases/resolve/calendar';

export type When = {
  date: string | null;
  time: string | null;
  at: Date | null;
  rule: string | null;
  zone?: string;
};
/**
 * What a time expression counts from: "in 2 hours" counts from `now`, and "two days before" from `anchor`.
 * With `prefersMorning`, "7" is 7 am.
 */
export type Moment = {
  now: Temporal.ZonedDateTime;
  anchor: Temporal.ZonedDateTime | null;
  /** The user's time zone. `now` has the time zone that the words name, if they name one. */
  home: string;
  prefersMorning: boolean;
  /**
   * Whether the words tell of a stay, such as "I'm away". The hour then belongs to the end: a stay from
   * Monday to Friday at 6 ends on Friday at 6.
   */
  isStay: boolean;
};

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

const stays =
  /\b(?:away|abroad|holidays?|vacation|trip|travell?ing|staying|stays?|visiting|visits?|on leave|in hospital|hotel|airbnb|out of (?:office|town))\b/i;

export function momentOf(words: string, zone: string, now: Date, anchor?: Date, home = zone): Moment {
  return {
    now: zoned(now, zone),
    anchor: anchor ? zoned(anchor, zone) : null,
    home,
    isStay: stays.test(words.slice(0, 2000)),
    prefersMorning: /\b(wak(e|es|ing)|get(ting)?( me| us)? up|be up|alarm)\b/i.test(words.slice(0, 2000)),
  };
}
