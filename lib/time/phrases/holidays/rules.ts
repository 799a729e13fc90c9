import { Temporal } from 'temporal-polyfill';
import {
  calendarDay,
  chineseDay,
  easter,
  nakshatraDay,
  orthodoxEaster,
  solarDay,
  tithiDay,
} from './calendars';
import { fixedDays } from './fixed';
import { movableDays } from './movable';
import { expandNames, nameKey, wordKey } from './names';

type Day = Temporal.PlainDate;
type Rule = [kind: string, ...values: string[]];

type Holidays = {
  rules: Map<string, Rule>;
  longest: Map<string, number>;
};

let cached: Holidays | undefined;

function holidays(): Holidays {
  cached ??= readTables();
  return cached;
}

function readTables(): Holidays {
  const rules = new Map<string, Rule>();
  const longest = new Map<string, number>();
  const add = (rule: Rule, names: string) => {
    for (const name of names.split(',').flatMap(expandNames)) {
      const words = name.split(' ');
      const key = nameKey(words);
      if (!rules.has(key)) rules.set(key, rule);
      const first = wordKey(words[0] ?? '');
      longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
    }
  };
  for (const [, date = '', names = ''] of fixedDays.matchAll(/^(\d\d-\d\d) (.+)$/gm))
    add(['fixed', ...date.split('-')], names);
  for (const [, rule = '', names = ''] of movableDays.matchAll(/^([^:\n]+): (.+)$/gm))
    add(rule.split(' ') as Rule, names);
  return { rules, longest };
}

export function longestNameFrom(word: string): number {
  return holidays().longest.get(wordKey(word)) ?? 0;
}

export function holidayNamed(words: string[]): string | null {
  const key = nameKey(words);
  return holidays().rules.has(key) ? key : null;
}

const days = new Map<string, Day | null>();
const maxCachedDays = 2000;

export function holidayIn(name: string, year: number): Day | null {
  const key = `${year} ${name}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const rule = holidays().rules.get(name);
  const day = rule ? ruleDay(rule, year) : null;
  if (days.size >= maxCachedDays) days.clear();
  days.set(key, day);
  return day;
}

function ruleDay([kind, ...values]: Rule, year: number): Day | null {
  const [a = 0, b = 0, c = 0, plus = 0] = values.map(Number);
  if (kind === 'fixed') return Temporal.PlainDate.from({ year, month: a, day: b });
  if (kind === 'nth') return nthWeekday(year, a, b, c)?.add({ days: plus }) ?? null;
  if (kind === 'before')
    return weekdayBefore(Temporal.PlainDate.from({ year, month: a, day: b }), c).add({ days: plus });
  if (kind === 'jumuah') return lastFridayOfRamadan(year);
  if (kind === 'kings') return notSunday(Temporal.PlainDate.from({ year, month: a, day: b }));
  if (kind === 'parsi') return parsiNewYear(year);
  if (kind === 'nakshatra') return nakshatraDay(a, b, year);
  if (kind === 'easter') return easter(year).add({ days: a });
  if (kind === 'orthodox') return orthodoxEaster(year).add({ days: a });
  if (kind === 'tithi') return tithiDay(a, b, c, year)?.add({ days: plus }) ?? null;
  if (kind === 'sun') return solarDay(a, b, year)?.add({ days: c }) ?? null;
  if (kind === 'chinese') return chineseDay(a, b, year);
  return calendarDay(kind, values[0] ?? '', b, year);
}

function weekdayBefore(day: Day, weekday: number): Day {
  return day.subtract({ days: (day.dayOfWeek - weekday + 7) % 7 });
}

function lastFridayOfRamadan(year: number): Day | null {
  const feast = calendarDay('islamic-umalqura', '10', 1, year);
  return feast && weekdayBefore(feast.subtract({ days: 1 }), 5);
}

function notSunday(day: Day): Day {
  return day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day;
}

function parsiNewYear(year: number): Day | null {
  const known = Temporal.PlainDate.from('2020-08-16');
  const day = known.add({ days: 365 * (year - known.year) });
  return day.year === year ? day : null;
}

const weekdayCodes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns the RFC 5545 rule for a holiday: "christmas" gives "BYMONTH=12;BYMONTHDAY=25". Null if RFC 5545
 * cannot express the date.
 */
export function holidayRule(name: string): string | null {
  const [kind, ...values] = holidays().rules.get(name) ?? [];
  const [month, second = 0, nth, plus] = values.map(Number);
  if (kind === 'fixed') return `BYMONTH=${month};BYMONTHDAY=${second}`;
  return kind === 'nth' && !plus ? `BYMONTH=${month};BYDAY=${nth}${weekdayCodes[second - 1]}` : null;
}

/**
 * Returns the `nth` weekday of a month. `weekday` 1 is Monday, and `nth` -1 means the last such weekday. Null
 * if the month has no such day.
 */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Day | null {
  const first = Temporal.PlainDate.from({ year, month, day: 1 });
  const last = first.with({ day: first.daysInMonth });
  const day =
    nth > 0
      ? first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (nth - 1) })
      : last.subtract({ days: ((last.dayOfWeek - weekday + 7) % 7) + 7 * (-nth - 1) });
  return day.month === month ? day : null;
}
