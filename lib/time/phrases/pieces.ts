export type Unit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';

export type Which = 'plain' | 'this' | 'next' | 'last' | 'past' | 'coming';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Amount = Partial<Record<Unit, number>>;
export type Freq = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

export type DayPiece =
  | { kind: 'offset'; days: number }
  /** `day` is 1 (Monday) to 7 (Sunday); with `isWeekend`, `day` is 6 and means the whole weekend. */
  | { kind: 'weekday'; day: number; which: Which; isWeekend?: boolean }
  | { kind: 'date'; month: number; day: number; year: number | null; which: Which }
  | { kind: 'monthDay'; day: number; mayBeHour?: boolean }
  | { kind: 'holiday'; name: string; year: number | null; which: Which }
  | { kind: 'edge'; edge: 'start' | 'end'; unit: 'day' | 'week' | 'month' | 'year' | null };

export type Clock = {
  kind: 'clock';
  hour: number;
  minute: number;
  second: number;
  /**
   * '24' means an hour on the 24-hour clock, such as "17:00". Null if the words do not say which half of the
   * day.
   */
  half: 'am' | 'pm' | '24' | null;
};

export type Shift = {
  kind: 'shift';
  amount: Amount;
  sign: 1 | -1;
  /**
   * What `amount` is counted from. 'anchor' is a time that the caller gives, as for "an hour before".
   * 'said' is a time in the words themselves: noon in "an hour before noon".
   */
  from: 'now' | 'anchor' | 'said' | DayPiece;
};

/**
 * The `n`th day with the weekday `day` (1 to 7) after the date `base` if `sign` is 1, or before it if `sign` is
 * -1. If `base` is null, today is meant.
 */
export type WeekdayFrom = {
  kind: 'weekdayFrom';
  day: number;
  n: number;
  sign: 1 | -1;
  base: DayPiece | null;
};

/**
 * The weekday `day` that is nearest to `base`, or the second nearest if `n` is 2. If `base` is null, today is
 * meant.
 */
export type Nearest = { kind: 'nearest'; day: number; n: number; base: DayPiece | null };

export type Nth = {
  kind: 'nth';
  n: number;
  /** 1 (Monday) to 7 (Sunday), 0 for any day, or 8 for any day from Monday to Friday. */
  day: number;
};

export type Every = {
  kind: 'every';
  freq: Freq;
  interval: number;
  days: number[];
  inner: DayPiece | Nth | null;
  monthDays?: number[] | undefined;
  /** True for "every quarter". `freq` is then 'MONTHLY', and `interval` is the number of quarters times 3. */
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
   * A period such as "next week". `isAny` is true for "of the month", because these words do not say which
   * month. `isRest` is true for "the rest of the week".
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
  /**
   * Weeks of seven days in a month or year: the `n`th week, or the first or last `weeks` weeks. "The last two
   * weeks of december" has `n` -1 and `weeks` 2.
   */
  | { kind: 'nthWeek'; n: number; weeks: number }
  | { kind: 'quarter'; quarter: number; year: number | null }
  | { kind: 'season'; season: 1 | 2 | 3 | 4; year: number | null; which: Which }
  /** A period that begins now (`sign` 1, "the next 3 days") or ends now (`sign` -1, "the past 3 days"). */
  | { kind: 'window'; amount: Amount; sign: 1 | -1 }
  | { kind: 'stamp'; text: string }
  | { kind: 'zone'; zone: string }
  /** An impossible time ("25:00"), or words that leave a choice ("at 5 or 6"). */
  | { kind: 'unclear' };

/**
 * Words that can be a time. A 'weak' match ("5") counts only beside other words about a time. A 'faint' match
 * ("now") counts only if the text has no other time.
 */
export type Match = {
  pieces: Piece[];
  /** The pieces of the second time in a range such as "3-4pm". */
  far?: Piece[];
  next: number;
  strength: 'sure' | 'weak' | 'faint';
};

export function inDays(amount: Amount): boolean {
  return !amount.hours && !amount.minutes && !amount.seconds;
}

export type Draft = { [K in Piece['kind']]?: Extract<Piece, { kind: K }> };
/**
 * The pieces of a time expression by role. The end of a series is in `until` for "until may", which excludes
 * May, and in `through` for "through may", which includes May.
 */
export type Phrase = {
  main: Draft;
  start: Draft;
  until: Draft;
  through: Draft;
  end: Draft;
  /** True if the hour applies to each day of a range, such as "16 to 24 december at 4". */
  isDaily?: boolean;
};
