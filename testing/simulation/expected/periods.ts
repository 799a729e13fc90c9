import type { Action, UserScript } from '@/testing/simulation/actions';
import { leavesBy } from '@/testing/simulation/quiet-hours';

export interface Expected {
  /**
   * What the delivery is about, such as "daily", "nag 3.1" (3.1 is the key of a reminder or important date) or
   * "lead 3.1 30" (30 minutes before that).
   */
  subject: string;
  /** The occurrence: a local date for daily messages, an instant (ISO, UTC) for reminders. */
  slot: string;
  instants: number[];
  /** Whether the delivery must exist. False if it may be missing, depending on delays. */
  isCertain: boolean;
  /** Whether the delivery must not be sent, because its reminder was answered or deleted before. */
  isOver?: boolean;
  answeredAt?: number;
  from?: number;
  expiresAt: number;
}

/**
 * The user's answer to reminders. `snoozedUntil` is null if the user marked them as done. Instants are in ms.
 */
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

/**
 * How late a message can be, in milliseconds. If the job of a message is lost, the next hourly job sends
 * the message.
 */
export const longestDelayMs = 65 * 60_000;

/**
 * The longest delay (ms) with which a message is still sent in quiet hours: an hour if the user chose its
 * time. Nags, recaps and birthdays are never sent in quiet hours (docs/decisions/071-attention.md).
 */
export const spared = { timedByUser: 60 * 60_000, timedBySidekick: 0 } as const;

export function isWithin(due: number, { to, endsBy }: Period): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

export function isPlanned({ wakes }: Pick<Events, 'wakes'>, due: number, until: number): boolean {
  const wake = firstFrom(wakes, due);
  return wake !== undefined && wake < until;
}

/**
 * Returns whether a message that is due at `due` is certainly sent before `until`. If its job is lost, the
 * message is sent up to `longestDelayMs` later, and may then have to wait until quiet hours end.
 */
export function isSentBefore(
  user: UserScript,
  { wakes }: Pick<Events, 'wakes'>,
  due: number,
  until: number,
  sparedMs: number,
): boolean {
  const planned = firstFrom(wakes, due);
  return planned !== undefined && leavesBy(user, planned, longestDelayMs, due + sparedMs) < until;
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
