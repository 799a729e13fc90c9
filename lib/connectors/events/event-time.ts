import { durationMinutes, forDuration, maxDurationMinutes } from '@/lib/connectors/events/duration';
import type { TimeRange } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, fromLocal } from '@/lib/time/clock';
import { type DateRange, resolveDateRange } from '@/lib/time/date-range';
import { formatWhen, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { MissingInput } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

/** The time of an event. An all-day event starts and ends at midnight, local time. */
export interface EventTime {
  start: Date;
  end: Date;
  isAllDay: boolean;
}

const defaultMinutes = 60;
const dayMinutes = 24 * 60;
const maxOvernightMinutes = 10 * 60;

export function resolveEventTime(ctx: UserCtx, words: string, length?: string | null): EventTime {
  const zone = ctx.user.timezone;
  if (!words.trim())
    throw new MissingInput('when', 'When should it be? For example “tomorrow at 3”. Nothing is saved yet.');
  const read = readTimeWords(words);
  const when = resolveWhen(read.words, { now: ctx.now(), zone });
  if (when?.rule)
    throw new AppError(
      'invalid',
      'I can only add single events to the calendar. For something that repeats, say “remind me every Monday at 9”. Nothing was saved.',
    );
  if (!when?.at || !when.time) return resolveAllDay(ctx, read.words);
  const start = new Date(Math.floor(when.at.getTime() / 60_000) * 60_000);
  const minutes = read.end
    ? plausibleMinutesUntil(localTime(start, zone), read.end)
    : (durationMinutes(length ?? '') ?? read.minutes ?? defaultMinutes);
  return notPast(ctx, { start, end: new Date(start.getTime() + minutes * 60_000), isAllDay: false });
}

const fromTo = /^(?:from |between )?(.+?) (?:to|until|till|through|and|-|–) (.+)$/i;

function resolveAllDay(ctx: UserCtx, words: string): EventTime {
  const zone = ctx.user.timezone;
  const at = { now: ctx.now(), zone };
  const [, first = '', last = ''] = fromTo.exec(words) ?? [];
  const [from, to] = [resolveDateRange(first, at), resolveDateRange(last, at)];
  const between = from && to && from.from <= to.to ? { from: from.from, to: to.to } : null;
  const days = between ?? resolveDateRange(words, at);
  if (!days)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time. Nothing was saved; try “tomorrow at 3”.`,
    );
  const range = rangeOfDays(days, zone);
  return notPast(ctx, { start: range.from, end: range.to, isAllDay: true });
}

export function rangeOfDays(days: DateRange, zone: string): TimeRange {
  return { from: fromLocal(days.from, '00:00', zone), to: fromLocal(addDays(days.to, 1), '00:00', zone) };
}

function notPast(ctx: UserCtx, time: EventTime): EventTime {
  if (time.end > ctx.now()) return time;
  const at = formatWhen(time.start, ctx.user, ctx.now());
  throw new AppError(
    'invalid',
    `${at} is already past, so nothing was saved. Tell me a time that is still ahead.`,
  );
}

const clock = '(?:noon|midday|midnight|\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.?|p\\.m\\.?))?)';
const clockRange = new RegExp(
  `\\b(from |between )?(${clock}) ?(?:to|until|till|and|-|–) ?(${clock})(?= |,|$)(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'i',
);

interface TimeWords {
  words: string;
  minutes: number | null;
  end: string | null;
}

export function readTimeWords(words: string): TimeWords {
  const duration = forDuration.exec(words);
  const rest = duration ? words.replace(duration[0], ' ') : words;
  const minutes = duration?.[1] ? durationMinutes(duration[1]) : null;
  const range = clockRange.exec(rest);
  const [whole = '', opening, first = '', last = ''] = range ?? [];
  const isClock = opening !== undefined || /[ap]\.?m|:|noon|midnight|midday/i.test(whole);
  if (!range || !isClock) return { words: oneLine(rest), minutes, end: null };
  return { words: oneLine(rest.replace(whole, `at ${withMeridiem(first, last)}`)), minutes, end: last };
}

function withMeridiem(first: string, last: string): string {
  const meridiem = /[ap]\.?m/i.exec(last)?.[0].replace('.', '').toLowerCase();
  if (!meridiem || !/^\d{1,2}(?:[:.]\d{2})?$/.test(first)) return first;
  const isSame = Number.parseInt(first, 10) % 12 <= Number.parseInt(last, 10) % 12;
  const other = meridiem === 'pm' ? 'am' : 'pm';
  return `${first}${isSame ? meridiem : other}`;
}

function plausibleMinutesUntil(start: string, end: string): number {
  const minutes = minutesUntil(start, end);
  const isOvernight = minuteOfDay(start) + minutes > dayMinutes;
  if (isOvernight && minutes > maxOvernightMinutes)
    throw new AppError(
      'invalid',
      `It would begin at ${start} and end at ${end} the next day. Nothing was saved; say both times, for example “from 15:00 to 16:00”.`,
    );
  return minutes;
}

/** Returns the minutes from the local time `start` to the user's words `end`: "11:00" and "1" give 120. */
export function minutesUntil(start: string, end: string): number {
  const begin = minuteOfDay(start);
  const [, hour = '0', minute = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?/.exec(end) ?? [];
  const named = { noon: 720, midday: 720, midnight: 1440 }[end.toLowerCase()];
  const plain = named ?? Number(hour) * 60 + Number(minute);
  const hasMeridiem = /[ap]\.?m/i.test(end);
  const exact = hasMeridiem ? (plain % 720) + (/p\.?m/i.test(end) ? 720 : 0) : plain;
  const candidates = hasMeridiem || named ? [exact, exact + 1440] : [exact, exact + 720, exact + 1440];
  const found = candidates.find((candidate) => candidate > begin) ?? begin + defaultMinutes;
  return Math.min(found - begin, maxDurationMinutes);
}

function minuteOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function oneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
