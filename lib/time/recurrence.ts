import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { addDays, fromLocal, isDate } from '@/lib/time/clock';

export interface Rule {
  freq: 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Last local date (YYYY-MM-DD) of the series, or null if the series has no end. */
  until: string | null;
}

interface Series {
  rule: string;
  date: string;
  time: string;
  zone: string;
}

const weekday = '(?:MO|TU|WE|TH|FR|SA|SU)';
const listOf = (item: string) => new RegExp(`^${item}(?:,${item})*$`);

// Values as in RFC 5545, 3.3.10. COUNT is missing, because past occurrences are not counted.
const supportedParts: Record<string, RegExp> = {
  FREQ: /^(?:MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}(?:T\d{6}Z?)?$/,
  WKST: new RegExp(`^${weekday}$`),
  BYMONTH: listOf('(?:[1-9]|1[0-2])'),
  BYMONTHDAY: listOf('-?(?:[1-9]|[12]\\d|3[01])'),
  BYDAY: listOf(`(?:-?[1-5])?${weekday}`),
  BYHOUR: listOf('(?:1?\\d|2[0-3])'),
  BYMINUTE: listOf('[1-5]?\\d'),
  BYSETPOS: listOf('-?[1-9]\\d{0,2}'),
};

/** Parses a rule in the RRULE format of RFC 5545. Null if the rule is invalid or has an unsupported part. */
export function readRule(text: string): Rule | null {
  const pairs = text
    .toUpperCase()
    .split(';')
    .map((part) => part.split('='));
  if (pairs.some(([key = '', value = '', ...more]) => more.length > 0 || !supportedParts[key]?.test(value)))
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
 * Returns the first occurrence of a series after the instant `after`. Null if the series has ended by then.
 * `slot` is the local time of the occurrence (YYYY-MM-DDTHH:MM:SS). If the rule repeats by hours or minutes,
 * `slot` is in UTC.
 */
export function nextOccurrence(series: Series, after: Date): { at: Date; slot: string } | null {
  const { text, rule, skipped, isElapsed, zone, begin } = readSeries(series);
  // Starts two days early, because a zone and a DST gap can each move a slot by up to a day.
  const searchFrom = isElapsed ? after : new Date(after.getTime() - 2 * 86_400_000);
  for (const slot of slotsOf(text, begin, searchFrom)) {
    const [date = '', time = ''] = slot.split('T');
    if (rule.until !== null && date > rule.until) return null;
    if (skipped.has(slot)) continue;
    const at = fromLocal(date, time, zone);
    if (at > after) return { at, slot };
  }
  return null;
}

const maxSteps = 50_000;

/** Returns up to `limit` occurrences of a series from `from` (included) to `to` (not included). */
export function occurrencesBetween(
  series: Series,
  { from, to }: { from: Date; to: Date },
  limit: number,
): { at: Date; slot: string }[] {
  const { text, rule, skipped, isElapsed, zone, begin } = readSeries(series);
  const slots = isElapsed
    ? elapsedSlots(rule, begin, { from, to }, limit)
    : slotsAround(text, begin, { from, to });
  const found: { at: Date; slot: string }[] = [];
  for (const slot of slots) {
    const [date = '', time = ''] = slot.split('T');
    if (found.length >= limit || (rule.until !== null && date > rule.until)) break;
    const at = fromLocal(date, time, zone);
    if (at >= from && at < to && !skipped.has(slot)) found.push({ at, slot });
  }
  return found;
}

/** Returns whether a series comes on `day` (local, YYYY-MM-DD). */
export function comesOn(series: Series, day: string): boolean {
  const [from, to] = [day, addDays(day, 1)].map((date) => fromLocal(date, '00:00', series.zone));
  return from !== undefined && to !== undefined && occurrencesBetween(series, { from, to }, 1).length > 0;
}

/** Returns `rule` with `date` (local, YYYY-MM-DD) as the last day of the series: UNTIL in RFC 5545. */
export function withEnd(rule: string, date: string): string {
  const [text = '', skips] = rule.replace(/;UNTIL=[^;]*/, '').split(';EXDATE=');
  return `${text};UNTIL=${date.replaceAll('-', '')}T235959${skips ? `;EXDATE=${skips}` : ''}`;
}

/** Returns `rule` without occurrences at `slots` (local, YYYY-MM-DDTHH:MM:SS): EXDATE in RFC 5545. */
export function withSkips(rule: string, slots: string[]): string {
  return slots.length === 0
    ? rule
    : `${rule};EXDATE=${slots.map((slot) => slot.replaceAll(/[-:]/g, '')).join(',')}`;
}

const zoneMarginMs = 2 * 86_400_000;

function slotsAround(text: string, begin: string, { from, to }: { from: Date; to: Date }): string[] {
  const start = new Date(from.getTime() - zoneMarginMs);
  return ruleFrom(text, begin, maxSteps)
    .between(start, new Date(to.getTime() + zoneMarginMs), true)
    .map((at) => new Date(at.epochMilliseconds).toISOString().slice(0, 19));
}

function elapsedSlots(
  { freq, interval }: Rule,
  begin: string,
  { from, to }: { from: Date; to: Date },
  limit: number,
): string[] {
  const stepMs = interval * (freq === 'HOURLY' ? 3_600_000 : 60_000);
  const start = Date.parse(`${begin}Z`);
  const first = start + Math.max(0, Math.ceil((from.getTime() - start) / stepMs)) * stepMs;
  const count = Math.max(0, Math.min(limit, Math.ceil((to.getTime() - first) / stepMs)));
  return Array.from({ length: count }, (_, index) =>
    new Date(first + index * stepMs).toISOString().slice(0, 19),
  );
}

function readSeries(series: Series) {
  const [text = '', exdate = ''] = series.rule.split(';EXDATE=');
  const rule = readRule(text);
  if (!rule) throw new RangeError(`Unsupported rule: ${series.rule}`);
  const isElapsed = rule.freq === 'HOURLY' || rule.freq === 'MINUTELY';
  const begin = isElapsed
    ? fromLocal(series.date, series.time, series.zone).toISOString().slice(0, 19)
    : `${series.date}T${series.time.padEnd(8, ':00')}`;
  const skipped = new Set(exdate.split(',').filter(Boolean).map(asSlot));
  return { text, rule, skipped, isElapsed, zone: isElapsed ? 'UTC' : series.zone, begin };
}

function asSlot(compact: string): string {
  return compact.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6');
}

// A daily rule for 29 February has to search 1,461 days.
const maxPeriods = 1500;

// Yields local times, calculated in UTC because the library leaves out times that DST skips.
function* slotsOf(text: string, begin: string, searchFrom: Date): Generator<string> {
  const rule = ruleFrom(text, begin, maxPeriods);
  for (let from = searchFrom, isFirst = true; ; isFirst = false) {
    const next = nextSlot(rule, from, isFirst);
    if (!next) return;
    yield next.toISOString().slice(0, 19);
    from = next;
  }
}

function ruleFrom(text: string, begin: string, maxIterations: number): RRuleTemporal {
  return new RRuleTemporal({
    // UNTIL is removed, because nextOccurrence checks it as a local date.
    rruleString: `RRULE:${text.toUpperCase().replace(/;?UNTIL=[^;]*/, '')}`.replace(':;', ':'),
    maxIterations,
    dtstart: Temporal.PlainDateTime.from(begin).toZonedDateTime('UTC'),
  });
}

function nextSlot(rule: RRuleTemporal, from: Date, isInclusive: boolean): Date | null {
  try {
    const next = rule.next(from, isInclusive);
    return next && next.year < 10_000 ? new Date(next.epochMilliseconds) : null;
  } catch (error) {
    if (error instanceof Error && error.message.includes('Maximum iterations')) return null;
    throw error;
  }
}
