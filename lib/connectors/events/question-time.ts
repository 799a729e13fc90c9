import { minutesUntil, readTimeWords } from '@/lib/connectors/events/event-time';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays } from '@/lib/time/clock';
import { type DateRange, resolveDateRange } from '@/lib/time/date-range';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

export interface CalendarQuestion {
  item?: string | null | undefined;
  when?: string | null | undefined;
  length?: string | null | undefined;
}

export interface HourRange {
  from: string;
  to: string;
}

export interface AskedTime {
  days: DateRange;
  hours: HourRange | null;
  at: Date | null;
  minutes: number | null;
}

const partsOfDay: [RegExp, HourRange][] = [
  [/(?<!\b(?:before|after) )\b(?:lunch|lunchtime)\b/i, { from: '11:30', to: '14:00' }],
  [/(?<!\b(?:before|after) )\b(?:dinner|dinnertime|supper)\b/i, { from: '18:00', to: '21:00' }],
  [/\bmornings?\b/i, { from: '06:00', to: '12:00' }],
  [/\bafternoons?\b/i, { from: '12:00', to: '18:00' }],
  [/\b(?:evenings?|tonight|nights?)\b/i, { from: '17:00', to: '23:00' }],
];

/**
 * Returns the time that the `words` of a question mean: "friday afternoon" gives Friday, 12:00 to 18:00. If
 * `words` is empty, returns `defaultDays`. Throws `invalid` if the words name no day.
 */
export function resolveAskedTime(ctx: UserCtx, words: string, defaultDays: DateRange): AskedTime {
  const at = { now: ctx.now(), zone: ctx.user.timezone };
  const read = readTimeWords(words);
  if (!read.words.trim()) return { days: defaultDays, hours: null, at: null, minutes: read.minutes };
  const hours = partsOfDay.find(([name]) => name.test(read.words))?.[1] ?? null;
  const when = resolveWhen(read.words, at);
  const days = resolveDateRange(read.words, at) ?? (when?.at ? dayOf(when.at, at.zone) : null);
  if (!days)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a day. Try “friday”, “next week” or “3 May at 4”.`,
    );
  const instant = when?.at && when.time && !hours ? when.at : null;
  const minutes = instant && read.end ? minutesUntil(localTime(instant, at.zone), read.end) : read.minutes;
  return { days, hours, at: instant, minutes };
}

export function nextSevenDays(ctx: UserCtx): DateRange {
  const today = localDate(ctx.now(), ctx.user.timezone);
  return { from: today, to: addDays(today, 6) };
}

function dayOf(at: Date, zone: string): DateRange {
  const day = localDate(at, zone);
  return { from: day, to: day };
}
