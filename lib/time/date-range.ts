import { addDays } from '@/lib/time/clock';
import { readTime, type TimeValue } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

/** A range of local dates (YYYY-MM-DD). Both dates belong to the range. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * Returns the range of days that `words` mean, or null. A range that contains today starts today, so "this week"
 * gives the days from today to Sunday.
 */
export function resolveDateRange(words: string, at: { now: Date; zone: string }): DateRange | null {
  const value = readTime(words, at);
  if (!value) return null;
  const today = localDate(at.now, at.zone);
  if (value.kind !== 'range') return upTo(words, oneDay(value), today);
  const [from, to] = [value.from.date, value.to.date];
  return { from: from < today && to >= today ? today : from, to };
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
