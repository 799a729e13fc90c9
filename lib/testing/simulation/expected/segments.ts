import type { Act } from '@/lib/testing/simulation/acts';

/**
 * What must leave for one thing at one time: at one of these instants. Not certain is what was changed, deleted or answered before a
 * wake that was late could plan it, or before its message left: it may have come and may not.
 */
export interface Expected {
  /** The kind, with the key of its thing: "daily", "nag 3.1". */
  subject: string;
  /** The local date of what comes once a day or a year; the instant itself of anything else. */
  slot: string;
  instants: number[];
  isCertain: boolean;
  /** It was answered before: planned it may be, but it must not leave. */
  isOver?: boolean;
  /** Answered after it was due: what was still on its way then need not arrive. */
  answeredAt?: number;
  /** Since when it can leave, where a change made it due after its hour. */
  from?: number;
  /** After this nobody wants it. */
  expiresAt: number;
}

/** What somebody was told to have done from their phone. */
export interface Answer {
  at: number;
  keys: string[];
  /** Put off until then; null: it is done. */
  until: number | null;
}

/** What happened that the script does not say: wakes that were served, and answers that were taken. */
export interface Events {
  wakes: number[];
  answers: Answer[];
  start: number;
  end: number;
}

/** A stretch of time in which a thing stood as it is. */
export interface Segment {
  from: number;
  to: number;
  zone: string;
  endsBy: 'change' | 'deletion' | 'end';
}

/** A message may be this long on its way where its chunk was lost: until the next heartbeat. */
export const wayMs = 65 * 60_000;

/** What is due at the very instant of a change may be planned before it. */
export function isWithin(due: number, { to, endsBy }: Segment): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

/** Whether a wake was served from when it was due, before an instant. */
export function isPlanned({ wakes }: Pick<Events, 'wakes'>, due: number, until: number): boolean {
  const wake = firstFrom(wakes, due);
  return wake !== undefined && wake < until;
}

export function close(segment: Segment, { at }: Act, endsBy: Segment['endsBy']): void {
  segment.to = at;
  segment.endsBy = endsBy;
}

/** The first of sorted numbers that is at least this one. */
export function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
