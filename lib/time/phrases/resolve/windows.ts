import { Temporal } from 'temporal-polyfill';
import type { Draft, Every, Phrase } from '@/lib/time/phrases/pieces';
import { type Day, dayOf } from '@/lib/time/phrases/resolve/calendar';
import { timeOf } from '@/lib/time/phrases/resolve/hours';
import { dateOf, instant, type Moment, todayOf, type When } from '@/lib/time/phrases/resolve/moment';
import { nextOccurrence } from '@/lib/time/recurrence';

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const dayMinutes = 1440;
const longestRule = 170;
const leastMinutes = 15;

export function isWindow({ main, end }: Phrase): boolean {
  return /^(HOURLY|MINUTELY)$/.test(main.every?.freq ?? '') && end.clock !== undefined;
}

/** Returns today's times of a series such as "every hour until 6". Null if there are none or too many. */
export function withinDay(
  { main, end, through }: Phrase,
  every: Every,
  bounds: { start: Day | null; until: Day | null },
  moment: Moment,
): When | null {
  const { now } = moment;
  const step = every.freq === 'HOURLY' ? every.interval * 60 : every.interval;
  const near = timeOf(main, moment.prefersMorning, false)?.time;
  const minutes = near ? between(near, end, step) : until(end, step, moment);
  const week = weekOf(main, through);
  const single = week.length > 0 ? undefined : near ? singleDay(main, moment) : now.toPlainDate();
  if (single === null || minutes.length === 0 || step < leastMinutes || main.lasts) return null;
  const named = [...every.days, ...(main.days?.days ?? []), ...week];
  const days = [...new Set(named)].sort().map((day) => codes[day - 1]);
  const first = single ?? bounds.start ?? now.toPlainDate();
  const last = single ?? (week.length > 0 ? null : bounds.until);
  const byDay = days.length > 0 ? `;BYDAY=${days.join(',')}` : '';
  const end1 = last ? `;UNTIL=${last.toString().replaceAll('-', '')}T235959` : '';
  const rule = `FREQ=DAILY${byDay}${byHours(minutes)}${end1}`;
  if (rule.length > longestRule) return null;
  const midnight = instant(first, Temporal.PlainTime.from('00:00'), now).subtract({ seconds: 1 });
  const after = Temporal.ZonedDateTime.compare(midnight, now) > 0 ? midnight : now;
  const series = { rule, date: first.toString(), time: clockOf(minutes[0] ?? 0), zone: now.timeZoneId };
  const found = nextOccurrence(series, dateOf(after));
  const [date = '', time = ''] = found?.slot.split('T') ?? [];
  return found && { date, time, at: found.at, rule };
}

// The days of "every hour from 9 to 5, mon to fri".
function weekOf({ weekday }: Draft, { weekday: last }: Draft): number[] {
  if (weekday?.which !== 'plain' || last?.which !== 'plain') return [];
  const count = ((last.day - weekday.day + 7) % 7) + 1;
  return Array.from({ length: count }, (_, place) => ((weekday.day - 1 + place) % 7) + 1);
}

function between(near: Temporal.PlainTime, end: Draft, step: number): number[] {
  const start = minutesOf(near);
  const ends = timeOf(end, false, false);
  const lengths = [ends?.time, ends?.other].flatMap((time) =>
    time ? [(minutesOf(time) - start + dayMinutes) % dayMinutes || dayMinutes] : [],
  );
  const length = Math.min(...lengths);
  const count = Number.isFinite(length) ? Math.floor(length / step) + 1 : 0;
  return Array.from({ length: count }, (_, place) => (start + place * step) % dayMinutes);
}

// Counts back from the end: at 11:10, "every 2 hours until 6" gives 12, 14, 16 and 18 o'clock.
function until(end: Draft, step: number, { now }: Moment): number[] {
  const passed = minutesOf(now.toPlainTime());
  const ends = timeOf(end, false, false);
  const [last] = [ends?.time, ends?.other]
    .flatMap((time) => (time ? minutesOf(time) || dayMinutes : []))
    .filter((time) => time > passed)
    .sort((a, b) => a - b);
  const count = last === undefined ? 0 : Math.ceil((last - passed) / step);
  return Array.from(
    { length: count },
    (_, place) => ((last ?? 0) - (count - 1 - place) * step) % dayMinutes,
  ).filter((minute) => minute > passed);
}

function singleDay({ every: _, days: _days, clock: _clock, zone: _zone, ...rest }: Draft, moment: Moment) {
  return Object.keys(rest).length === 0 ? undefined : dayOf(rest, todayOf(moment));
}

function byHours(minutes: number[]): string {
  const hours = distinct(minutes.map((minute) => Math.floor(minute / 60)));
  const past = distinct(minutes.map((minute) => minute % 60));
  const all = hours.flatMap((hour) => past.map((minute) => hour * 60 + minute));
  const places = all.flatMap((minute, place) => (minutes.includes(minute) ? place + 1 : []));
  const chosen = places.length < all.length ? `;BYSETPOS=${places.join(',')}` : '';
  return `;BYHOUR=${hours.join(',')};BYMINUTE=${past.join(',')}${chosen}`;
}

function distinct(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function minutesOf({ hour, minute }: Temporal.PlainTime): number {
  return hour * 60 + minute;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;
}
