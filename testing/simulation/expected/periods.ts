import type { Action } from '@/testing/simulation/actions';

export interface Expected {
  /**
   * Kind of the delivery, then the key of its reminder or birthday in the script, then the minutes of a lead.
   * Examples: "daily", "nag 3.1", "lead 3.1 30".
   */
  subject: string;
  /**
   * Local date of a delivery that occurs once a day, a week or a year, otherwise the instant of its occurrence (ISO,
   * UTC).
   */
  slot: string;
  instants: number[];
  /**
   * Whether the delivery must occur. False if its reminder, birthday or setting was changed, deleted or answered
   * close to the due time, because the result then depends on the delays of wakes and jobs.
   */
  isCertain: boolean;
  /**
   * Whether the user had answered, changed or deleted the reminder before the delivery was due. The delivery must then
   * not be sent, even if it was planned.
   */
  isOver?: boolean;
  /**
   * When the user answered (ms), if that was after the due time. A delivery that was not sent by then may be cancelled.
   */
  answeredAt?: number;
  /**
   * Earliest instant at which the delivery can be sent. It is after the due time if a change of zone put the due
   * time into the past.
   */
  from?: number;
  expiresAt: number;
}

/** A user's answer to the reminders with these keys. `snoozedUntil` is null if they were marked as done. */
export interface Answer {
  at: number;
  keys: string[];
  snoozedUntil: number | null;
}

/**
 * The only facts of the run that the expectations use: when wakes succeeded, and which answers the product
 * understood.
 */
export interface Events {
  wakes: number[];
  answers: Answer[];
  start: number;
  end: number;
}

export interface Period {
  from: number;
  to: number;
  zone: string;
  endsBy: 'change' | 'deletion' | 'end';
}

/** Maximum delay (ms) of a message whose job was lost. The next hourly wake sends it. */
export const longestDelayMs = 65 * 60_000;

/**
 * Returns whether an instant is before the end of a period. If a change or a deletion ends the period, the end itself
 * counts too, because a delivery that is due then may already have been planned.
 */
export function isWithin(due: number, { to, endsBy }: Period): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

export function isPlanned({ wakes }: Pick<Events, 'wakes'>, due: number, until: number): boolean {
  const wake = firstFrom(wakes, due);
  return wake !== undefined && wake < until;
}

export function close(period: Period, { at }: Action, endsBy: Period['endsBy']): void {
  period.to = at;
  period.endsBy = endsBy;
}

export function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
