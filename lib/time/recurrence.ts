import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { fromLocal, isDate } from '@/lib/time/clock';

/** What the product asks about a rule; the rest of it is the library's. */
export interface Rule {
  freq: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Last local date (YYYY-MM-DD) that may hold an occurrence. */
  until: string | null;
}

/** A series: its rule, the local date and time it begins at, and the zone whose clocks it follows. */
interface Series {
  rule: string;
  date: string;
  time: string;
  zone: string;
}

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)';
const listOf = (item: string) => new RegExp(`^${item}(?:,${item})*$`);

/** The parts of RFC 5545, 3.3.10 that are held to. COUNT is none: a series knows its next occurrence, not how many there were. */
const parts: Record<string, RegExp> = {
  FREQ: /^(?:MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: new RegExp(`^${weekday}$`),
  BYMONTH: listOf('(?:[1-9]|1[0-2])'),
  BYMONTHDAY: listOf('-?(?:[1-9]|[12]\\d|3[01])'),
  BYDAY: listOf(`(?:-?[1-5])?${weekday}`),
  BYSETPOS: listOf('-?[1-9]\\d?'),
};

/** Reads an RFC 5545 RRULE value; null for one that is not held to. Hours and minutes are elapsed time and know no calendar. */
export function readRule(text: string): Rule | null {
  const pairs = text
    .toUpperCase()
    .split(';')
    .map((part) => part.split('='));
  if (pairs.some(([key = '', value = '', ...more]) => more.length > 0 || !parts[key]?.test(value)))
    return null;
  const rule = new Map(pairs.map(([key = '', value = '']) => [key, value]));
  const freq = rule.get('FREQ') as Rule['freq'] | undefined;
  const until = rule.get('UNTIL')?.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3') ?? null;
  const isElapsed = freq === 'HOURLY' || freq === 'MINUTELY';
  const hasCalendar = pairs.some(([key = '']) => key.startsWith('BY'));
  if (!freq || rule.size < pairs.length || (isElapsed && hasCalendar)) return null;
  if (until !== null && !isDate(until)) return null;
  return { freq, interval: Number(rule.get('INTERVAL') ?? 1), until };
}

/**
 * The first occurrence of the series strictly after `after`, or null when it has ended or never comes. `slot`
 * (YYYY-MM-DDTHH:MM:SS) is the wall-clock time asked for. Days, weeks, months and years keep the wall clock on both sides of a
 * DST change; hours and minutes are elapsed time, and their slot is UTC. Throws RangeError for a rule that `readRule` refuses.
 */
export function nextOccurrence(series: Series, after: Date): { at: Date; slot: string } | null {
  const rule = readRule(series.rule);
  if (!rule) throw new RangeError(`No such rule: ${series.rule}`);
  const isElapsed = rule.freq === 'HOURLY' || rule.freq === 'MINUTELY';
  const zone = isElapsed ? 'UTC' : series.zone;
  const begin = isElapsed
    ? fromLocal(series.date, series.time, series.zone).toISOString().slice(0, 19)
    : `${series.date}T${series.time.padEnd(8, ':00')}`;
  // No clock is farther from UTC than a day, and a gap moves a time by less.
  const early = isElapsed ? after : new Date(after.getTime() - 2 * 86_400_000);
  for (const slot of slotsOf(series.rule, begin, early)) {
    const [date = '', time = ''] = slot.split('T');
    if (rule.until !== null && date > rule.until) return null;
    const at = fromLocal(date, time, zone);
    if (at > after) return { at, slot };
  }
  return null;
}

/** A rule that finds no day in so many days, weeks, months or years finds none: four years of days, for the 29th of February. */
const mostPeriods = 1500;

/**
 * The wall-clock times of a rule from an early one on, as if the clocks never changed: what the library says of a time in a gap
 * (left out, RFC 5545, 3.3.10) is not what people want of a reminder (moved on, 3.3.5), so our clock resolves them.
 */
function* slotsOf(text: string, begin: string, early: Date): Generator<string> {
  const rule = new RRuleTemporal({
    // UNTIL is a local date here.
    rruleString: `RRULE:${text.toUpperCase().replace(/;?UNTIL=[^;]*/, '')}`.replace(':;', ':'),
    maxIterations: mostPeriods,
    dtstart: Temporal.PlainDateTime.from(begin).toZonedDateTime('UTC'),
  });
  for (let from = early, isFirst = true; ; isFirst = false) {
    const next = following(rule, from, isFirst);
    if (!next) return;
    yield next.toISOString().slice(0, 19);
    from = next;
  }
}

/** null where a rule names a day that never comes, or none that a calendar of four digits has. */
function following(rule: RRuleTemporal, from: Date, isInclusive: boolean): Date | null {
  try {
    const next = rule.next(from, isInclusive);
    return next && next.year < 10_000 ? new Date(next.epochMilliseconds) : null;
  } catch (error) {
    if (error instanceof Error && error.message.includes('Maximum iterations')) return null;
    throw error;
  }
}
