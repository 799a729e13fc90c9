import { addDays, weekday } from '@/lib/time/clock';
import { readTime, type TimeValue } from '@/lib/time/find-times';
import { formatDay, localDate, monthNames } from '@/lib/time/format';

/** A range of local dates (YYYY-MM-DD). Both dates belong to the range. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * Returns the days that `words` mean. "This week" and "until friday" begin today. Null for words without a
 * day.
 */
export function resolveDateRange(words: string, at: { now: Date; zone: string }): DateRange | null {
  const value = readTime(words, at);
  if (!value) return null;
  const today = localDate(at.now, at.zone);
  if (value.kind !== 'range') return upTo(words, oneDay(value), today);
  const [from, to] = [value.from.date, value.to.date];
  return { from: from < today && to >= today ? today : from, to };
}

/**
 * Returns the words for the week that a question means. On a Sunday, "the weekend" is the next one. On a
 * weekend, extends "this week" and "the rest of the week" to the end of next week.
 */
export function comingWeek(words: string, today: string): string {
  const left = (7 - weekday(today)) % 7;
  if (left === 0 && /^(?:(?:on|at|for|over|during) )?the weekend$/i.test(words)) return 'next weekend';
  return left <= 1
    ? words.replace(/^(?:.*\s)?(?:this week|rest of (?:the|this) week)$/i, `the next ${left + 7} days`)
    : words;
}

function upTo(words: string, day: DateRange | null, today: string): DateRange | null {
  const [, link] = /^\s*(before|until|till|by|up to)\b/i.exec(words) ?? [];
  if (!link || !day || day.from <= today) return day;
  return { from: today, to: /^before$/i.test(link) ? addDays(day.to, -1) : day.to };
}

function oneDay(value: TimeValue): DateRange | null {
  const date = 'date' in value ? value.date : null;
  return date ? { from: date, to: date } : null;
}

const months = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d[/.-]\d/i;

/**
 * Returns the latest past days that `words` can mean: in November, "april" is April of this year. Null for
 * words without a day.
 */
export function resolvePastDays(words: string, at: { now: Date; zone: string }): DateRange | null {
  const value = readTime(words, at);
  if (!value) return null;
  const days = value.kind === 'range' ? { from: value.from.date, to: value.to.date } : oneDay(value);
  const today = localDate(at.now, at.zone);
  if (!days) return null;
  const { from, to } =
    days.from > today ? { from: earlier(days.from, words, today), to: earlier(days.to, words, today) } : days;
  return { from, to: 'bound' in value && value.bound === 'since' ? today : to };
}

// readTime returns the next such day.
function earlier(date: string, words: string, today: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // The year before 29 February 2028 has only 28 days in February.
  const lastOfMonth = new Date(Date.UTC(year - 1, month, 0)).getUTCDate();
  const aYearBefore = `${year - 1}${date.slice(4, 8)}${String(Math.min(day, lastOfMonth)).padStart(2, '0')}`;
  if (months.test(words)) return aYearBefore;
  const aWeekBefore = addDays(date, -7);
  // "On halloween" was a year before the next one.
  if (!/\d/.test(words)) return aWeekBefore > today ? aYearBefore : aWeekBefore;
  for (let back = 1; back <= 12; back += 1) {
    const before = new Date(Date.UTC(year, month - 1 - back, day));
    const found = before.toISOString().slice(0, 10);
    if (before.getUTCDate() === day && found <= today) return found;
  }
  return addDays(date, -7);
}

/** Returns the name of a range, such as "April 2026" or "today". */
export function nameDays({ from, to }: DateRange, today?: string): string {
  if (from === to) return formatDay(from, today);
  const isMonth =
    from.endsWith('-01') && addDays(to, 1).endsWith('-01') && from.slice(0, 7) === to.slice(0, 7);
  return isMonth
    ? `${monthNames[Number(from.slice(5, 7)) - 1]} ${from.slice(0, 4)}`
    : `${formatDay(from, today)} to ${formatDay(to, today)}`;
}
