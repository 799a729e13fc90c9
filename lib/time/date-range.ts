import { addDays } from '@/lib/time/clock';
import { readTime, type TimeValue } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

/** Two local dates (YYYY-MM-DD), both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

/**
 * Returns the days that words such as "friday" or "this week" name, or null. A range that has already begun
 * starts today.
 */
export function resolveDateRange(words: string, at: { now: Date; zone: string }): DateRange | null {
  const value = readTime(words, at);
  if (!value) return null;
  const today = localDate(at.now, at.zone);
  if (value.kind !== 'range') return upTo(words, oneDay(value), today);
  const [from, to] = [value.from.date, value.to.date];
  return { from: from < today && to >= today ? today : from, to };
}

/** Returns the days from today on for "before christmas" and "until friday". */
function upTo(words: string, day: DateRange | null, today: string): DateRange | null {
  const [, link] = /^\s*(before|until|till|by|up to)\b/i.exec(words) ?? [];
  if (!link || !day || day.from <= today) return day;
  return { from: today, to: /^before$/i.test(link) ? addDays(day.to, -1) : day.to };
}

function oneDay(value: TimeValue): DateRange | null {
  const date = 'date' in value ? value.date : null;
  return date ? { from: date, to: date } : null;
}
