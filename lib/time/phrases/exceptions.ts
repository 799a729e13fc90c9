import { dateAt, numericDateAt } from './dates';
import { dayAt } from './days';
import { holidayAt } from './feasts';
import type { Every, Match } from './pieces';
import { maybe, type Scan, skip, word } from './tokens';
import { groupAt, weekdaysAt } from './weekdays';

const repeats = /^(every|each|daily|everyday|nightly|weekdays|workdays|weekends|\w{3,6}days)$/;

/** "except friday", "but not on weekends", "apart from the 5th": what a series leaves out; void for all but weekdays. */
export function exceptionAt(scan: Scan, i: number): Match | null {
  const opened = openerAt(scan, i);
  if (opened === null || !scan.tokens.slice(0, i).some(({ text }) => repeats.test(text))) return null;
  const at = maybe(scan, maybe(scan, opened, /^(on|for|in)$/), /^(every|each|the|all)$/);
  const days = groupAt(scan, at) ?? weekdaysAt(scan, at);
  if (days) return { pieces: [{ kind: 'except', days: days.days }], next: days.next, strength: 'sure' };
  const other = numericDateAt(scan, at) ?? dateAt(scan, at) ?? holidayAt(scan, at) ?? dayAt(scan, at);
  return other && { pieces: [{ kind: 'void' }], next: other.next, strength: 'sure' };
}

/** The token after words that open an exception, or null. "but" alone does only where weekdays follow. */
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

/** The weekdays of a series without those it leaves out; null where that names no days or the same ones. */
export function daysWithout({ freq, interval, days, inner }: Every, left: number[]): number[] | null {
  const all = freq === 'DAILY' ? [1, 2, 3, 4, 5, 6, 7] : freq === 'WEEKLY' ? days : [];
  if (interval > 1 || inner || !left.every((day) => all.includes(day))) return null;
  const kept = all.filter((day) => !left.includes(day));
  return kept.length > 0 ? kept : null;
}
