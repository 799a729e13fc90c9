export type Unit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';

export type Which = 'plain' | 'this' | 'next' | 'last' | 'past' | 'coming';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Amount = Partial<Record<Unit, number>>;
export type Freq = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** A day as a text names it. A distance may be counted from it: "two days before christmas". */
export type DayPiece =
  | { kind: 'offset'; days: number }
  /** With `isWeekend`, `day` is Saturday and means the whole weekend. */
  | { kind: 'weekday'; day: number; which: Which; isWeekend?: boolean }
  | { kind: 'date'; month: number; day: number; year: number | null; which: Which }
  | { kind: 'monthDay'; day: number }
  | { kind: 'holiday'; name: string; year: number | null; which: Which }
  | { kind: 'edge'; edge: 'start' | 'end'; unit: 'day' | 'week' | 'month' | 'year' | null };

export type Clock = {
  kind: 'clock';
  hour: number;
  minute: number;
  second: number;
  /** '24' if the hour is certain without "am" or "pm"; null if it can be in either half of the day. */
  half: 'am' | 'pm' | '24' | null;
};

export type Shift = {
  kind: 'shift';
  amount: Amount;
  sign: 1 | -1;
  /** The point from which the distance counts. 'said' is the date and time that the rest of the phrase names. */
  from: 'now' | 'anchor' | 'said' | DayPiece;
};

/** The nth weekday after or before `base`. If `base` is null, the count starts now. */
export type WeekdayFrom = {
  kind: 'weekdayFrom';
  day: number;
  n: number;
  sign: 1 | -1;
  base: DayPiece | null;
};

/** The weekday nearest to `base`, or to today if `base` is null. With n = 2, the second nearest. */
export type Nearest = { kind: 'nearest'; day: number; n: number; base: DayPiece | null };

/** The nth day of a month. A negative n counts from the end. */
export type Nth = {
  kind: 'nth';
  n: number;
  /** The kind of day: 1 = Monday to 7 = Sunday, 0 = any day, 8 = Monday to Friday. */
  day: number;
};

export type Every = {
  kind: 'every';
  freq: Freq;
  interval: number;
  days: number[];
  inner: DayPiece | Nth | null;
  monthDays?: number[] | undefined;
  /**
   * Set for "every quarter", where `interval` counts months. A series on a certain day of the quarter is not
   * supported.
   */
  quarters?: boolean;
};

export type Piece =
  | DayPiece
  | Nth
  | WeekdayFrom
  | Nearest
  | Clock
  | Shift
  | Every
  | { kind: 'now' }
  /**
   * Weekdays of a series that are named separately from its interval: "every two weeks ... on monday and
   * thursday".
   */
  | { kind: 'days'; days: number[] }
  /** How long a series goes on ("for two weeks") or an event takes ("for 45 minutes"), from its start. */
  | { kind: 'lasts'; amount: Amount }
  | { kind: 'except'; days: number[] }
  | { kind: 'part'; part: DayPart; day: 0 | -1 | null }
  /**
   * A period such as "next week". `isAny` is set for "of the month": "the 5th of the month" is in the next month if
   * the 5th of this month is past. `isRest` is set for "the rest of the week": the period begins today.
   */
  | {
      kind: 'period';
      unit: 'week' | 'month' | 'quarter' | 'year';
      offset: number;
      isAny?: boolean;
      isRest?: boolean;
    }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'year'; year: number }
  /** The week or weekend of a day: "the week of may 3", "easter weekend". */
  | { kind: 'weekOf'; isWeekend: boolean }
  /** The nth seven days of a month or year, from its first day; -1 means its last seven days. */
  | { kind: 'nthWeek'; n: number }
  | { kind: 'quarter'; quarter: number; year: number | null }
  | { kind: 'season'; season: 1 | 2 | 3 | 4; year: number | null; which: Which }
  /** A period of length `amount` that begins or ends now: "the next 3 days", "the past week". */
  | { kind: 'window'; amount: Amount; sign: 1 | -1 }
  | { kind: 'stamp'; text: string }
  | { kind: 'zone'; zone: string }
  /** An impossible time ("25:00") or a choice ("at 5 or 6"). It makes the whole phrase unclear. */
  | { kind: 'unclear' };

/**
 * The pieces that a matcher found at a token, and the index of the token after them (`next`). A weak match
 * ("5", "the 21st") is a time only if words around it support that. A faint match ("now", "today's") is a
 * time only if the text has no other time.
 */
export type Match = {
  pieces: Piece[];
  /** The end of a range that one matcher reads as a whole: "3-4pm", "dec 1-5". */
  far?: Piece[];
  next: number;
  strength: 'sure' | 'weak' | 'faint';
};

/**
 * Returns whether an amount has no hours, minutes or seconds. Counted from now, such an amount names a day but no time of day.
 */
export function inDays(amount: Amount): boolean {
  return !amount.hours && !amount.minutes && !amount.seconds;
}
