import type { Every, Match } from '@/lib/time/phrases/pieces';
import { dateAt } from '@/lib/time/phrases/read/dates';
import { dayAt } from '@/lib/time/phrases/read/day-phrases';
import { holidayAt } from '@/lib/time/phrases/read/holidays';
import { numericDateAt } from '@/lib/time/phrases/read/numeric-dates';
import { groupAt, weekdaysAt } from '@/lib/time/phrases/read/weekdays';
import { maybe, type Scan, skip, word } from '@/lib/time/phrases/text/tokens';

const repeats = /^(every|each|daily|everyday|nightly|weekdays|workdays|weekends|\w{3,6}days)$/;

export function exceptionAt(scan: Scan, i: number): Match | null {
  const opened = openerAt(scan, i);
  if (opened === null || !scan.tokens.slice(0, i).some(({ text }) => repeats.test(text))) return null;
  const at = maybe(scan, maybe(scan, opened, /^(on|for|in)$/), /^(every|each|the|all)$/);
  const days = groupAt(scan, at) ?? weekdaysAt(scan, at);
  if (days) return { pieces: [{ kind: 'except', days: days.days }], next: days.next, strength: 'sure' };
  const other = numericDateAt(scan, at) ?? dateAt(scan, at) ?? holidayAt(scan, at) ?? dayAt(scan, at);
  return other && { pieces: [{ kind: 'unclear' }], next: other.next, strength: 'sure' };
}

export function openerAt(scan: Scan, i: number): number | null {
  if (/^(except|excepting|excluding|minus|unless|besides|not|never)$/.test(word(scan, i)))
    return maybe(scan, i + 1, /^for$/);
  return (
    skip(scan, i, 'apart', 'from') ??
    skip(scan, i, 'aside', 'from') ??
    skip(scan, i, 'other', 'than') ??
    skip(scan, i, 'with', 'the', 'exception', 'of') ??
    skip(scan, i, 'but', 'not') ??
    skip(scan, i, 'but', 'never') ??
    skip(scan, i, 'and', 'not') ??
    skip(scan, i, 'but')
  );
}

/**
 * Returns the weekdays of a series (1 = Monday) without the weekdays in `left`. Null if no rule can express
 * this.
 */
export function daysWithout({ freq, interval, days, inner }: Every, left: number[]): number[] | null {
  const all = freq === 'DAILY' ? [1, 2, 3, 4, 5, 6, 7] : freq === 'WEEKLY' ? days : [];
  if (interval > 1 || inner || !left.every((day) => all.includes(day))) return null;
  const kept = all.filter((day) => !left.includes(day));
  return kept.length > 0 ? kept : null;
}
