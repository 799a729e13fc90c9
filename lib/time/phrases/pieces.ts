export type Unit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';

export type Which = 'plain' | 'this' | 'next' | 'last' | 'past' | 'coming';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Amount = Partial<Record<Unit, number>>;
export type Freq = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

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
  /**
   * '24' if the hour is unambiguous without "am" or "pm" ("17:00"); null if it can be in either half of the
   * day.
   */
  half: 'am' | 'pm' | '24' | null;
};

export type Shift = {
  kind: 'shift';
  amount: Amount;
  sign: 1 | -1;
  /** The point from which the distance counts. 'said' is the date and time that the other words name. */
  from: 'now' | 'anchor' | 'said' | DayPiece;
};

/** The `n`th weekday after or before `base`, or relative to now if `base` is null. */
export type WeekdayFrom = {
  kind: 'weekdayFrom';
  day: number;
  n: number;
  sign: 1 | -1;
  base: DayPiece | null;
};

/** The weekday nearest to `base`, or to today if `base` is null. With `n` = 2, it is the second nearest. */
export type Nearest = { kind: 'nearest'; day: number; n: number; base: DayPiece | null };

export type Nth = {
  kind: 'nth';
  n: number;
  /** 1 (Monday) to 7 (Sunday), 0 for any day, or 8 for a day from Monday to Friday. */
  day: number;
};

export type Every = {
  kind: 'every';
  freq: Freq;
  interval: number;
  days: number[];
  inner: DayPiece | Nth | null;
  monthDays?: number[] | undefined;
  /** Set for "every quarter", where `interval` counts months. */
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
  | { kind: 'days'; days: number[] }
  | { kind: 'lasts'; amount: Amount }
  | { kind: 'except'; days: number[] }
  | { kind: 'part'; part: DayPart; day: 0 | -1 | null }
  /**
   * A period such as "next week". `isAny` is set if only the unit is named ("of the month"), `isRest` if only
   * the rest of the period is meant ("the rest of the week").
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
  | { kind: 'weekOf'; isWeekend: boolean }
  /** The nth seven days of a month or year; -1 means the last seven. */
  | { kind: 'nthWeek'; n: number }
  | { kind: 'quarter'; quarter: number; year: number | null }
  | { kind: 'season'; season: 1 | 2 | 3 | 4; year: number | null; which: Which }
  /** A period that begins or ends now: "the next 3 days", "the past week". */
  | { kind: 'window'; amount: Amount; sign: 1 | -1 }
  | { kind: 'stamp'; text: string }
  | { kind: 'zone'; zone: string }
  /** An impossible time ("25:00") or a choice between times ("at 5 or 6"). */
  | { kind: 'unclear' };

/**
 * The pieces of a time at some token. `next` is the index of the token after them. A weak match ("5") is a
 * time only together with other words.
 */
export type Match = {
  pieces: Piece[];
  /** The pieces of the end, if the match is a range such as "3-4pm". */
  far?: Piece[];
  next: number;
  strength: 'sure' | 'weak' | 'faint';
};

export function inDays(amount: Amount): boolean {
  return !amount.hours && !amount.minutes && !amount.seconds;
}
