import { readTime, type TimeValue } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

/** Two local dates (YYYY-MM-DD), both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * Returns the days that "friday" or "this week" name, or null. A range that has already begun
 * starts today.
 */
export function resolveDateRange(words: string, at: { now: Date; zone: string }): DateRange | null {
  const value = readTime(words, at);
  if (!value) return null;
  if (value.kind !== 'range') return oneDay(value);
  const today = localDate(at.now, at.zone);
  const [from, to] = [value.from.date, value.to.date];
  return { from: from < today && to >= today ? today : from, to };
}

function oneDay(value: TimeValue): DateRange | null {
  const date = 'date' in value ? value.date : null;
  return date ? { from: date, to: date } : null;
}
