import { logUnexpected } from '@/lib/log';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate, localTime } from '@/lib/time/format';
import { nextOccurrence } from '@/lib/time/recurrence';

/** A claimed schedule. */
export interface Due {
  /** Where its row lies, as long as it is held. */
  place: string;
  id: string;
  kind: string;
  subjectId: string;
  userId: string;
  zone: string;
  rule: string | null;
  /** The wall-clock time this run stands for, YYYY-MM-DDTHH:MM:SS. */
  slot: string;
  /** Minutes before the slot. */
  lead: number;
  /** The instant it was due. */
  at: Date;
}

/** A run and the one after it; null where the series is over. */
export interface Run {
  due: Due;
  next: { at: Date; slot: string } | null;
}

/** Runs older than this are not caught up one by one: they would leave long after anybody wanted them. */
const oldestMs = 12 * 3_600_000;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/**
 * The run that follows each claimed one; a rule that cannot be read ends its own series and nobody else's. Equal times are worked
 * out once: many people share a zone, an hour and a rule.
 */
export function nextRuns(claimed: Due[], now: Date): Run[] {
  const known = new Map<string, Run['next']>();
  return claimed.map((due) => {
    const { zone, rule, slot, lead, at } = due;
    if (rule === null) return { due, next: null };
    const key = `${zone}|${rule}|${slot}|${lead}|${at.getTime()}`;
    const next = known.has(key) ? (known.get(key) ?? null) : after(due, rule, now);
    known.set(key, next);
    return { due, next };
  });
}

function after(due: Due, rule: string, now: Date): Run['next'] {
  const { lead, zone } = due;
  const begin = beginOf(due, rule);
  const last = lead === 0 ? due.at : fromLocal(begin.date, begin.time, begin.zone);
  const oldest = now.getTime() - oldestMs + lead * minuteMs;
  try {
    const next = nextOccurrence({ rule, ...begin }, new Date(Math.max(last.getTime(), oldest)));
    return next && { slot: next.slot, at: leadAt(next, lead, zone) };
  } catch (error) {
    logUnexpected(error);
    return null;
  }
}

/** The instant so many minutes before a slot: whole days are counted on the clocks of the zone, the rest is elapsed time. */
export function leadAt({ slot, at }: { slot: string; at: Date }, lead: number, zone: string): Date {
  if (lead === 0) return at;
  const days = Math.floor(lead / dayMinutes);
  const [date = '', time = ''] = slot.split('T');
  const day = days === 0 ? at : fromLocal(addDays(date, -days), time, zone);
  return new Date(day.getTime() - (lead % dayMinutes) * minuteMs);
}

/** Where the rest of a series begins. Hours and minutes are elapsed time: they count from the instant, on no zone's clocks. */
function beginOf({ zone, slot, at }: Due, rule: string): { date: string; time: string; zone: string } {
  const isElapsed = /FREQ=(HOURLY|MINUTELY)/i.test(rule);
  // A kind may count its runs behind the wall-clock time.
  const [date = '', time = ''] = (isElapsed ? at.toISOString() : slot).slice(0, 19).split('T');
  return { date, time, zone: isElapsed ? 'UTC' : zone };
}

/** The slot of an instant that was asked for as such: what the clocks of the zone show then. */
export function slotAt(at: Date, zone: string): string {
  return `${localDate(at, zone)}T${localTime(at, zone)}:00`;
}
