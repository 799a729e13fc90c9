import type { Schedule } from '@/lib/scheduler/writes';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

/** Whose recap comes when. */
export type RecapTime = {
  userId: string;
  zone: string;
  /** ISO weekday, 7 is Sunday. */
  day: number;
  /** HH:MM on the clocks of the zone. */
  time: string;
};

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** The weekly run from `after` on; `owed` is one that is due already and must not be lost by a change of the time. */
export function recapRun(
  { userId, zone, day, time }: RecapTime,
  after: Date,
  owed?: { slot: string; at: Date } | null,
): Schedule {
  const next = owed
    ? { slot: `${owed.slot.slice(0, 10)}T${time}:00`, at: owed.at }
    : comingRun(day, time, zone, after);
  const rule = `FREQ=WEEKLY;BYDAY=${codes[day - 1]}`;
  return { kind: 'recap', subjectId: userId, userId, zone, rule, ...next };
}

function comingRun(day: number, time: string, zone: string, after: Date): { slot: string; at: Date } {
  const today = localDate(after, zone);
  // A time that the clocks skip at midnight is reached on the day after, so yesterday is looked at too.
  for (let date = addDays(today, -1); ; date = addDays(date, 1)) {
    const at = fromLocal(date, time, zone);
    if (weekday(date) === day && at > after) return { slot: `${date}T${time}:00`, at };
  }
}
