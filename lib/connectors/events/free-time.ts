import type { HourRange } from '@/lib/connectors/events/question-time';
import type { Interval } from '@/lib/connectors/schema';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';

export const workingHours: HourRange = { from: '09:00', to: '18:00' };
const stepMs = 30 * 60_000;

export function gapsIn(interval: Interval, busy: Interval[]): Interval[] {
  const gaps: Interval[] = [];
  let from = interval.start;
  for (const { start, end } of busy.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    if (start > from) gaps.push({ start: from, end: earlier(start, interval.end) });
    if (end > from) from = end;
    if (from >= interval.end) return gaps;
  }
  return [...gaps, { start: from, end: interval.end }];
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

export function freeTimes(search: {
  days: DateRange;
  hours: HourRange;
  weekends: boolean;
  minutes: number;
  busy: Interval[];
  now: Date;
  zone: string;
  count: number;
}): Interval[] {
  const byDay = datesOf(search.days)
    .filter((date) => search.weekends || weekday(date) < 6)
    .map((date) => freeTimesOn(date, search));
  const chosen = byDay.flatMap(([first]) => first ?? []).slice(0, search.count);
  for (const time of byDay.flat()) {
    if (chosen.length >= search.count) break;
    if (!chosen.some((other) => overlaps(other, time))) chosen.push(time);
  }
  return chosen.toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function freeTimesOn(
  date: string,
  search: { hours: HourRange; minutes: number; busy: Interval[]; now: Date; zone: string },
): Interval[] {
  const { hours, minutes, busy, now, zone } = search;
  const [from, to] = [fromLocal(date, hours.from, zone), fromLocal(date, hours.to, zone)];
  const times: Interval[] = [];
  for (let start = from; start < to; start = new Date(start.getTime() + stepMs)) {
    const time = { start, end: new Date(start.getTime() + minutes * 60_000) };
    const isFree = time.end <= to && start > now && !busy.some((other) => overlaps(other, time));
    if (isFree) times.push(time);
  }
  return times;
}

function datesOf({ from, to }: DateRange): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
