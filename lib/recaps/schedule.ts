import type { Schedule } from '@/lib/outbox/schedules/writes';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

export type RecapTime = {
  userId: string;
  zone: string;
  /** ISO weekday, 1 (Monday) to 7 (Sunday). The field `time` is local (HH:MM). */
  day: number;
  time: string;
};

export const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export function recapSchedule(
  { userId, zone, day, time }: RecapTime,
  after: Date,
  due?: { slot: string; at: Date } | null,
): Schedule {
  const next = due
    ? { slot: `${due.slot.slice(0, 10)}T${time}:00`, at: due.at }
    : nextOccurrence(day, time, zone, after);
  const rule = `FREQ=WEEKLY;BYDAY=${weekdayCodes[day - 1]}`;
  return { kind: 'recap', subjectId: userId, userId, zone, rule, ...next };
}

function nextOccurrence(day: number, time: string, zone: string, after: Date): { slot: string; at: Date } {
  const today = localDate(after, zone);
  // Starts with yesterday, because a DST gap at midnight can move yesterday's time into today.
  for (let date = addDays(today, -1); ; date = addDays(date, 1)) {
    const at = fromLocal(date, time, zone);
    if (weekday(date) === day && at > after) return { slot: `${date}T${time}:00`, at };
  }
}
