import type { Action } from '@/testing/simulation/actions';

/** A delivery that a user must get, or may get if it is not certain. */
export interface Expected {
  /** The kind and the key of its subject, like "daily" or "nag 3.1". */
  subject: string;
  /** The local date of a delivery that occurs once a day or a year, otherwise the instant of the occurrence. */
  slot: string;
  /** The instants at which the delivery may be due. */
  instants: number[];
  /**
   * False if its subject was changed, deleted or answered so close to the due time that the outcome depends on the delays of wakes and
   * jobs.
   */
  isCertain: boolean;
  /** Whether the user answered before it was due. It may then be planned, but must not be sent. */
  isOver?: boolean;
  /** When the user answered after it was due. If it had not arrived by then, it need not be sent. */
  answeredAt?: number;
  /** The earliest time at which it can be sent, if a change made it due only after its time had passed. */
  from?: number;
  /** The time after which it must not be sent. */
  expiresAt: number;
}

/** What the product did with reminders, according to its reply. */
export interface Answer {
  at: number;
  keys: string[];
  /** When the snooze ends; null if the reminders were marked as done. */
  snoozedUntil: number | null;
}

/** The only facts that the expectations use from the run: when wakes succeeded, and which answers the product understood. */
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

/** Maximum time in milliseconds until a message is sent if its job was lost: until the next hourly wake. */
export const longestDelayMs = 65 * 60_000;

/**
 * Returns whether something that is due at an instant belongs to a period. If it is due exactly when the period ends, it may have been
 * planned before.
 */
export function isWithin(due: number, { to, endsBy }: Period): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

/** Returns whether a wake succeeded between the due time and `until`. */
export function isPlanned({ wakes }: Pick<Events, 'wakes'>, due: number, until: number): boolean {
  const wake = firstFrom(wakes, due);
  return wake !== undefined && wake < until;
}

export function close(period: Period, { at }: Action, endsBy: Period['endsBy']): void {
  period.to = at;
  period.endsBy = endsBy;
}

/** Returns the first of the sorted numbers that is at least `least`, or undefined. */
export function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
