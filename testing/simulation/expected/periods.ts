import type { Action } from '@/testing/simulation/actions';

/** A delivery that a user must get, or may get if it is not certain. */
export interface Expected {
  /** The kind, with the key of its subject: "daily", "nag 3.1". */
  subject: string;
  /** The local date of what comes once a day or once a year; the instant of anything else. */
  slot: string;
  /** When it may be due. */
  instants: number[];
  /** False if its subject was changed, deleted or answered so close to its time that a late wake or job makes it come or not. */
  isCertain: boolean;
  /** The user answered before it was due: it may be planned, but must not be sent. */
  isOver?: boolean;
  /** When the user answered after it was due: if it was still on its way then, it need not arrive. */
  answeredAt?: number;
  /** The earliest time it can be sent, if a change made it due after its time had passed. */
  from?: number;
  /** After this it must not be sent. */
  expiresAt: number;
}

/** What the product's reply said that it did with reminders. */
export interface Answer {
  at: number;
  keys: string[];
  /** When they were snoozed to; null if they were marked as done. */
  snoozedUntil: number | null;
}

/** The only facts that the expectations take from the run: when wakes succeeded, and which answers the product understood. */
export interface Events {
  wakes: number[];
  answers: Answer[];
  start: number;
  end: number;
}

/** A period in which the settings of a subject did not change. */
export interface Period {
  from: number;
  to: number;
  zone: string;
  endsBy: 'change' | 'deletion' | 'end';
}

/** A message can be on its way this long if its job was lost: until the next heartbeat. */
export const longestDelayMs = 65 * 60_000;

/** Whether something due at an instant belongs to a period; if due at the very instant of a change it may be planned before it. */
export function isWithin(due: number, { to, endsBy }: Period): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

/** Whether a wake succeeded after something was due and before `until`. */
export function isPlanned({ wakes }: Pick<Events, 'wakes'>, due: number, until: number): boolean {
  const wake = firstFrom(wakes, due);
  return wake !== undefined && wake < until;
}

export function close(period: Period, { at }: Action, endsBy: Period['endsBy']): void {
  period.to = at;
  period.endsBy = endsBy;
}

/** Returns the first of sorted numbers that is at least `least`. */
export function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
