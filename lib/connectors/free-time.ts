import type { DayPart } from '@/lib/connectors/span';
import { addDays, fromLocal, weekday } from '@/lib/time/clock';
import type { Stretch } from '@/lib/time/stretch';

export interface Interval {
  start: Date;
  end: Date;
}

/** When people meet, where nothing else is said. */
export const workingHours: DayPart = { from: '09:00', to: '18:00' };
const stepMs = 30 * 60_000;

/** The parts of an interval in which nothing is. */
export function gapsIn(whole: Interval, busy: Interval[]): Interval[] {
  const gaps: Interval[] = [];
  let from = whole.start;
  for (const { start, end } of busy.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    if (start > from) gaps.push({ start: from, end: earlier(start, whole.end) });
    if (end > from) from = end;
    if (from >= whole.end) return gaps;
  }
  return [...gaps, { start: from, end: whole.end }];
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Times of the asked length in which nothing is, on the half hours of each day's part in `zone`, from `now` on: the first of each day,
 * and where there are few days, more of them that do not overlap. In the order of time.
 */
export function freeSlots(ask: {
  days: Stretch;
  part: DayPart;
  weekends: boolean;
  minutes: number;
  busy: Interval[];
  now: Date;
  zone: string;
  count: number;
}): Interval[] {
  const perDay = datesOf(ask.days)
    .filter((date) => ask.weekends || weekday(date) < 6)
    .map((date) => slotsOn(date, ask));
  const firsts = perDay.flatMap(([first]) => first ?? []).slice(0, ask.count);
  const chosen = [...firsts];
  for (const slot of perDay.flat()) {
    if (chosen.length >= ask.count) break;
    if (!chosen.some((other) => overlaps(other, slot))) chosen.push(slot);
  }
  return chosen.toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function slotsOn(
  date: string,
  ask: { part: DayPart; minutes: number; busy: Interval[]; now: Date; zone: string },
): Interval[] {
  const { part, minutes, busy, now, zone } = ask;
  const whole = { start: fromLocal(date, part.from, zone), end: fromLocal(date, part.to, zone) };
  const slots: Interval[] = [];
  for (let start = whole.start; start < whole.end; start = new Date(start.getTime() + stepMs)) {
    const slot = { start, end: new Date(start.getTime() + minutes * 60_000) };
    const isFree = slot.end <= whole.end && start > now && !busy.some((other) => overlaps(other, slot));
    if (isFree) slots.push(slot);
  }
  return slots;
}

function datesOf({ from, to }: Stretch): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
