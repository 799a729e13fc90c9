import { fromLocal, isDate } from './clock';

export type Rule = {
  freq: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  byMonth: number[];
  byMonthDay: number[];
  /** `nth` 0 = every such weekday; otherwise the nth of the month, counted from its end when negative. */
  byDay: { nth: number; day: number }[];
  /** Last local date (YYYY-MM-DD) that may hold an occurrence. */
  until: string | null;
};

/** A series: its rule, the local date and time it begins at, and the zone whose clocks it follows. */
type Series = { rule: string; date: string; time: string; zone: string };

const freqs = ['MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Reads an RFC 5545 RRULE value of the kind the phrase parser writes; null for anything it cannot hold to. */
export function readRule(text: string): Rule | null {
  const rule: Rule = { freq: 'DAILY', interval: 1, byMonth: [], byMonthDay: [], byDay: [], until: null };
  let named = false;
  for (const part of text.toUpperCase().split(';')) {
    const [key = '', value = ''] = part.split('=');
    const numbers = value.split(',').map(Number);
    const freq = freqs.find((each) => each === value);
    if (key === 'FREQ' && freq) {
      rule.freq = freq;
      named = true;
    } else if (key === 'INTERVAL' && /^[1-9]\d{0,2}$/.test(value)) rule.interval = Number(value);
    else if (key === 'BYMONTH' && numbers.every((n) => n >= 1 && n <= 12)) rule.byMonth = numbers;
    else if (key === 'BYMONTHDAY' && numbers.every((n) => n !== 0 && Math.abs(n) <= 31))
      rule.byMonthDay = numbers;
    else if (
      key === 'BYDAY' &&
      /^(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,(-?[1-5])?(MO|TU|WE|TH|FR|SA|SU))*$/.test(value)
    ) {
      rule.byDay = value
        .split(',')
        .map((day) => ({ nth: Number(day.slice(0, -2)), day: codes.indexOf(day.slice(-2)) + 1 }));
    } else if (key === 'UNTIL' && /^\d{8}(T\d{6}Z?)?$/.test(value)) {
      rule.until = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6, 8)}`;
    } else return null;
  }
  return named && (rule.until === null || isDate(rule.until)) ? rule : null;
}

/**
 * The first occurrence of the series strictly after `after`, or null when it has ended. `slot` (YYYY-MM-DDTHH:MM:SS)
 * is the wall-clock time asked for. Days, weeks, months and years keep the wall clock on both sides of a DST change;
 * hours and minutes are elapsed time. Throws RangeError for a rule that `readRule` refuses.
 */
export function nextOccurrence(series: Series, after: Date): { at: Date; slot: string } | null {
  const rule = readRule(series.rule);
  if (!rule) throw new RangeError(`No such rule: ${series.rule}`);
  if (rule.freq === 'HOURLY' || rule.freq === 'MINUTELY') return nextElapsed(rule, series, after);
  for (const date of datesOf(rule, series.date, after)) {
    const at = fromLocal(date, series.time, series.zone);
    if (at > after) return { at, slot: `${date}T${series.time.padEnd(8, ':00')}` };
  }
  return null;
}

function nextElapsed(rule: Rule, series: Series, after: Date): { at: Date; slot: string } | null {
  const step = rule.interval * (rule.freq === 'HOURLY' ? 3_600_000 : 60_000);
  const start = fromLocal(series.date, series.time, series.zone).getTime();
  const steps = after.getTime() < start ? 0 : Math.floor((after.getTime() - start) / step) + 1;
  const at = new Date(start + steps * step);
  const slot = at.toISOString().slice(0, 19);
  return rule.until && slot.slice(0, 10) > rule.until ? null : { at, slot };
}

// Two leap years apart at most eight years: a rule that finds no day in that time (and its interval) finds none.
const farthest = 366 * 9;

/** The local dates the rule falls on, from `start` on, skipping those long before `after`, and stretches that hold none. */
function* datesOf(rule: Rule, start: string, after: Date): Generator<string> {
  const early = new Date(after.getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  let date = early > start ? early : start;
  const last = dateOf(dayNumber(date) + Math.min(farthest * rule.interval, 150_000));
  while (date < last) {
    if (rule.until && date > rule.until) return;
    const later = nextStretch(rule, start, date);
    if (!later && fallsOn(rule, start, date)) yield date;
    date = later ?? dateOf(dayNumber(date) + 1);
  }
}

/** Where the interval or the month leaves `date` out: the first date that they do not leave out for the same reason. */
function nextStretch(rule: Rule, start: string, date: string): string | null {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const beyond = periodsSince(rule, start, date) % rule.interval;
  const ahead = rule.interval - beyond;
  const number = dayNumber(date);
  if (beyond !== 0 && rule.freq === 'YEARLY') return firstOf(year + ahead, 1);
  if (beyond !== 0 && rule.freq === 'MONTHLY') return firstOf(year, month + ahead);
  if (beyond !== 0 && rule.freq === 'WEEKLY') return dateOf(number - ((number + 3) % 7) + 7 * ahead);
  if (beyond !== 0) return dateOf(number + ahead);
  return rule.byMonth.length > 0 && !rule.byMonth.includes(month) ? firstOf(year, month + 1) : null;
}

/** How many of the rule's periods lie between two dates. */
function periodsSince({ freq }: Rule, start: string, date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  if (freq === 'YEARLY') return year - startYear;
  if (freq === 'MONTHLY') return (year - startYear) * 12 + month - startMonth;
  if (freq === 'WEEKLY')
    return Math.floor((dayNumber(date) + 3) / 7) - Math.floor((dayNumber(start) + 3) / 7);
  return dayNumber(date) - dayNumber(start);
}

function fallsOn(rule: Rule, start: string, date: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [, startMonth = 0, startDay = 0] = start.split('-').map(Number);
  const number = dayNumber(date);
  const begun = dayNumber(start);
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) return false;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const fromEnd = day - length - 1;
  if (rule.byMonthDay.length > 0 && !rule.byMonthDay.includes(day) && !rule.byMonthDay.includes(fromEnd))
    return false;
  if (rule.byDay.length > 0 && !rule.byDay.some((each) => fits(each, number, day, length))) return false;
  return rule.byMonthDay.length > 0 || rule.byDay.length > 0 || sameDay();

  function sameDay(): boolean {
    if (rule.freq === 'WEEKLY') return (number - begun) % 7 === 0;
    if (rule.freq === 'DAILY') return true;
    return day === startDay && (rule.freq === 'MONTHLY' || rule.byMonth.length > 0 || month === startMonth);
  }
}

function fits(
  { nth, day }: { nth: number; day: number },
  number: number,
  dayOfMonth: number,
  length: number,
): boolean {
  if (((number + 3) % 7) + 1 !== day) return false;
  if (nth > 0) return Math.ceil(dayOfMonth / 7) === nth;
  return nth === 0 || Math.ceil((length - dayOfMonth + 1) / 7) === -nth;
}

// Days since 1970-01-01, a Thursday.
function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

function dateOf(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10);
}

/** The first day of a month; the thirteenth is the next year's first. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}
