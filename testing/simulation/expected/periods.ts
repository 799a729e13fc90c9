import type { Action } from '@/testing/simulation/actions';

export interface Expected {
  /**
   * Kind of the delivery and key of its cause in the script, for example "daily", "nag 3.1" or "lead 3.1 30".
   */
  subject: string;
  /** Local date, or the instant of the occurrence (ISO, UTC). */
  slot: string;
  instants: number[];
  /** False if the delivery depends on the delays of wakes and jobs. */
  isCertain: boolean;
  /** Whether the delivery must not be sent, because its reminder was answered, changed or deleted before. */
  isOver?: boolean;
  answeredAt?: number;
  from?: number;
  expiresAt: number;
}

/** `snoozedUntil` is null if the reminders were marked as done. */
export interface Answer {
  at: number;
  keys: string[];
  snoozedUntil: number | null;
}

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

/** A delivery at the instant of a change may already have been planned. */
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
