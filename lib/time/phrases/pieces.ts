import type { Unit } from './vocabulary';

export type Which = 'plain' | 'this' | 'next' | 'last' | 'past' | 'coming';
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';
export type Amount = Partial<Record<Unit, number>>;
export type Freq = 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Pieces that name a day on their own and can be counted from ("two days before …"). */
export type DayPiece =
  | { kind: 'offset'; days: number }
  | { kind: 'weekday'; day: number; which: Which }
  | { kind: 'date'; month: number; day: number; year: number | null; which: Which }
  | { kind: 'monthDay'; day: number }
  | { kind: 'holiday'; name: string; year: number | null; which: Which };

export type Clock = {
  kind: 'clock';
  hour: number;
  minute: number;
  second: number;
  /** '24' where the words leave no choice, null where either half of the day is possible. */
  half: 'am' | 'pm' | '24' | null;
};

export type Shift = {
  kind: 'shift';
  amount: Amount;
  sign: 1 | -1;
  /** 'said': from the date and time that the rest of the words name. */
  from: 'now' | 'anchor' | 'said' | DayPiece;
};

/** The nth weekday after (before) a day, or from now. */
export type Beside = { kind: 'beside'; day: number; n: number; sign: 1 | -1; base: DayPiece | null };

export type Nth = {
  kind: 'nth';
  n: number /** 1 = Monday to 7, 0 = any day, 8 = Monday to Friday */;
  day: number;
};

export type Every = {
  kind: 'every';
  freq: Freq;
  interval: number;
  days: number[];
  inner: DayPiece | Nth | null;
  /** Said in quarters: their days are counted on no calendar of ours. */
  quarters?: boolean;
};

/** The smallest things that words can say about a time; a phrase is a handful of them. */
export type Piece =
  | DayPiece
  | Nth
  | Beside
  | Clock
  | Shift
  | Every
  | { kind: 'now' }
  /** Several weekdays that a series comes on ("every two weeks … on monday and thursday"). */
  | { kind: 'days'; days: number[] }
  /** How long a series goes on, from its first occurrence. */
  | { kind: 'lasts'; amount: Amount }
  /** Weekdays that a series leaves out. */
  | { kind: 'except'; days: number[] }
  | { kind: 'part'; part: DayPart; day: 0 | -1 | null }
  | { kind: 'span'; unit: 'week' | 'month' | 'year'; offset: number }
  | { kind: 'month'; month: number; year: number | null }
  | { kind: 'year'; year: number }
  | { kind: 'edge'; edge: 'start' | 'end'; unit: 'day' | 'week' | 'month' | 'year' | null }
  | { kind: 'stamp'; text: string }
  | { kind: 'zone'; zone: string }
  /** A stretch ("3 to 5") or an impossible time ("25:00"): whatever stands beside it, no point is named. */
  | { kind: 'void' };

/**
 * A piece as found. Weak: only a time where something beside it says so ("5", "the 21st").
 * Faint: a time only where the text names no better one ("today's", "now").
 */
export type Match = { pieces: Piece[]; next: number; strength: 'sure' | 'weak' | 'faint' };

/** Whether an amount counts days or more, so that it leads to a day and not to an instant. */
export function inDays(amount: Amount): boolean {
  return !amount.hours && !amount.minutes && !amount.seconds;
}
