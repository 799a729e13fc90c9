export type Unit = 'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds';

export type Which = 'plain' | 'this' | 'next' | 'last' | 'past' | 'coming';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Amount = Partial<Record<Unit, number>>;
export type Freq = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Pieces that name a day on their own. A distance can count from them ("two days before ..."). */
export type DayPiece =
  | { kind: 'offset'; days: number }
  /** `isWeekend`: the Saturday stands for the whole weekend. */
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
  /** '24' if the hour is certain without am or pm; null if it may be in either half of the day. */
  half: 'am' | 'pm' | '24' | null;
};

export type Shift = {
  kind: 'shift';
  amount: Amount;
  sign: 1 | -1;
  /** Where the distance counts from. 'said' is the date and time that the rest of the phrase names. */
  from: 'now' | 'anchor' | 'said' | DayPiece;
};

/** The nth weekday after or before a day, or from now. */
export type WeekdayFrom = {
  kind: 'weekdayFrom';
  day: number;
  n: number;
  sign: 1 | -1;
  base: DayPiece | null;
};

/** The weekday nearest to a day, or to today if `base` is null; n = 2 is the second nearest. */
export type Nearest = { kind: 'nearest'; day: number; n: number; base: DayPiece | null };

/** The nth day of a month, counted from its end if n is negative. */
export type Nth = {
  kind: 'nth';
  n: number;
  /** 1 = Monday to 7 = Sunday, 0 = any day, 8 = Monday to Friday. */
  day: number;
};

export type Every = {
  kind: 'every';
  freq: Freq;
  interval: number;
  days: number[];
  inner: DayPiece | Nth | null;
  /** Days of the month, if the series has several. */
  monthDays?: number[] | undefined;
  /** Whether the interval is in quarters. Days within a quarter are not supported. */
  quarters?: boolean;
};

/** Pieces: the smallest units of meaning in a time phrase. */
export type Piece =
  | DayPiece
  | Nth
  | WeekdayFrom
  | Nearest
  | Clock
  | Shift
  | Every
  | { kind: 'now' }
  /** Several weekdays of a series ("every two weeks ... on monday and thursday"). */
  | { kind: 'days'; days: number[] }
  /** How long a series goes on, from its first occurrence. */
  | { kind: 'lasts'; amount: Amount }
  /** Weekdays that a series leaves out. */
  | { kind: 'except'; days: number[] }
  | { kind: 'part'; part: DayPart; day: 0 | -1 | null }
  /** `isAny` ("of the month"): a past day means the same day of next month. `isRest`: only from today on. */
  | {
      kind: 'period';
      unit: 'week' | 'month' | 'quarter' | 'year';
      offset: number;
      isAny?: boolean;
      isRest?: boolean;
    }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'year'; year: number }
  /** The week or weekend of a day named beside it: "the week of may 3", "easter weekend". */
  | { kind: 'weekOf'; isWeekend: boolean }
  | { kind: 'quarter'; quarter: number; year: number | null }
  | { kind: 'season'; season: 1 | 2 | 3 | 4; year: number | null; which: Which }
  /** A period of this length that begins or ends now: "the next 3 days". */
  | { kind: 'window'; amount: Amount; sign: 1 | -1 }
  | { kind: 'stamp'; text: string }
  | { kind: 'zone'; zone: string }
  /** An impossible time ("25:00") or a choice, which leaves the phrase without a meaning. */
  | { kind: 'unclear' };

/**
 * A matched piece. A weak match is a time only with support from its neighbors ("5", "the 21st"). A faint
 * match is a time only if the text has no better one ("today's", "now").
 */
export type Match = {
  pieces: Piece[];
  /** The end of a range written as one word ("3-4pm", "dec 1-5"). */
  far?: Piece[];
  next: number;
  strength: 'sure' | 'weak' | 'faint';
};

/** Returns whether an amount has no hours, minutes or seconds, so that adding it to now gives a day without an hour. */
export function inDays(amount: Amount): boolean {
  return !amount.hours && !amount.minutes && !amount.seconds;
}
