import { logUnexpected } from '@/lib/log';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';

/** A group of due schedules that differ only in user and subject (the row to which a schedule belongs). */
export interface DueSchedules {
  /** PostgreSQL's physical row addresses, valid while the rows are locked. */
  ctids: string[];
  kind: string;
  zone: string;
  rule: string | null;
  /** Local time of this occurrence, YYYY-MM-DDTHH:MM:SS. */
  slot: string;
  /** 0 for the occurrence itself; 1, 2 and so on for the repeated messages (nags) after it. */
  sequence: number;
  /** Minutes from the message to the occurrence (`slot`); 0 for the message at the occurrence itself. */
  lead: number;
  /**
   * Instant at which the message of these schedules is due. It is before `slot` for an announcement (`lead` above 0),
   * and after `slot` for a nag.
   */
  at: Date;
}

/** Identifies a delivery among the deliveries of its kind. A kind has at most one delivery per key. */
export interface DeliveryKey {
  /** Id of the row that caused the delivery, for example a reminder. */
  causeId: string;
  occursAt?: Date;
  /** Local date (YYYY-MM-DD), for deliveries that occur once per date. */
  occursOn?: string;
  /** Minutes from a message to the occurrence that the message announces. */
  leadMinutes?: number;
  /** Number of a nag (a message that asks again after an occurrence), from 1. */
  sequence?: number;
}

export type OccurrenceKey = Omit<DeliveryKey, 'causeId'> & { cause: 'user' | 'subject' };

export interface Advance {
  due: DueSchedules;
  next: { at: Date; slot: string; sequence?: number } | null;
  delivery?: { key: OccurrenceKey; expiresAt: Date; late: boolean };
}

const catchUpMs = 12 * 3_600_000;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * Returns the next occurrence by the recurrence rule, or null after the last one. Skips occurrences more than 12
 * hours ago.
 */
export function nextOf(due: DueSchedules, now: Date): Advance['next'] {
  const { rule, lead, zone } = due;
  if (rule === null) return null;
  const start = seriesStart(due, rule);
  const last = lead === 0 ? due.at : fromLocal(start.date, start.time, start.zone);
  const oldest = now.getTime() - catchUpMs + lead * minuteMs;
  try {
    const next = nextOccurrence({ rule, ...start }, new Date(Math.max(last.getTime(), oldest)));
    return next && { slot: next.slot, at: leadInstant(next, lead, zone) };
  } catch (error) {
    logUnexpected(error);
    return null;
  }
}

/**
 * Returns the instant `lead` minutes before an occurrence. A lead of whole days keeps the local time, even if the
 * clocks change.
 */
export function leadInstant({ slot, at }: { slot: string; at: Date }, lead: number, zone: string): Date {
  if (lead === 0) return at;
  const days = Math.floor(lead / dayMinutes);
  const [date = '', time = ''] = slot.split('T');
  const day = days === 0 ? at : fromLocal(addDays(date, -days), time, zone);
  return new Date(day.getTime() - (lead % dayMinutes) * minuteMs);
}

/**
 * Returns the date, time and zone from which a series continues. For a rule in hours or minutes, the zone
 * is UTC, because such a rule counts elapsed time.
 */
export function seriesStart(
  { zone, slot, at }: { zone: string; slot: string; at: Date },
  rule: string,
): { date: string; time: string; zone: string } {
  const isElapsed = /FREQ=(HOURLY|MINUTELY)/i.test(rule);
  const [date = '', time = ''] = (isElapsed ? at.toISOString().slice(0, 19) : slot).split('T');
  return { date, time, zone: isElapsed ? 'UTC' : zone };
}

export function slotAt(at: Date, zone: string): string {
  return `${localDate(at, zone)}T${localTime(at, zone)}:00`;
}
