import type { TimeRange } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { addDays, fromLocal } from '@/lib/time/clock';
import { formatWhen, localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { resolveStretch, type Stretch } from '@/lib/time/stretch';
import { MissingInput } from '@/lib/tool';
import { quoted } from '@/lib/wording';

/** When an event is, as said. A day without an hour is all of it. */
export interface Span {
  start: Date;
  end: Date;
  isAllDay: boolean;
}

const usualMinutes = 60;
const dayMinutes = 24 * 60;
const longestMinutes = dayMinutes;
/** A night shift is entered so, and nothing longer. */
const longestNight = 10 * 60;

/** What words about an event's time mean: "friday 3-4pm", "tomorrow at 2 for 45 minutes", "3 May". Throws where they mean no time ahead. */
export function resolveSpan(ctx: UserCtx, words: string, length?: string | null): Span {
  const zone = ctx.user.timezone;
  if (!words.trim())
    throw new MissingInput('when', 'When should it be? For example “tomorrow at 3”. Nothing is saved yet.');
  const said = readTimes(words);
  const when = resolveWhen(said.words, { now: ctx.now(), zone });
  if (when?.rule)
    throw new AppError(
      'invalid',
      'I put single events into the calendar. For what repeats, say “remind me every Monday at 9”. Nothing was saved.',
    );
  if (!when?.at || !when.time) return wholeDays(ctx, said.words);
  const start = new Date(Math.floor(when.at.getTime() / 60_000) * 60_000);
  const minutes = said.end
    ? lengthUntil(localTime(start, zone), said.end)
    : (minutesIn(length ?? '') ?? said.minutes ?? usualMinutes);
  return ahead(ctx, { start, end: new Date(start.getTime() + minutes * 60_000), isAllDay: false });
}

/** "From 1 to 5 December", "monday to wednesday". */
const fromTo = /^(?:from |between )?(.+?) (?:to|until|till|through|and|-|–) (.+)$/i;

function wholeDays(ctx: UserCtx, words: string): Span {
  const zone = ctx.user.timezone;
  const at = { now: ctx.now(), zone };
  const [, first = '', last = ''] = fromTo.exec(words) ?? [];
  const [from, to] = [resolveStretch(first, at), resolveStretch(last, at)];
  const between = from && to && from.from <= to.to ? { from: from.from, to: to.to } : null;
  const days = between ?? resolveStretch(words, at);
  if (!days)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a time. Nothing was saved; try “tomorrow at 3”.`,
    );
  return ahead(ctx, { ...rangeIn(days, zone), isAllDay: true });
}

/** From the first day's midnight to the midnight after the last. */
function rangeIn(days: Stretch, zone: string): { start: Date; end: Date } {
  return { start: fromLocal(days.from, '00:00', zone), end: fromLocal(addDays(days.to, 1), '00:00', zone) };
}

function ahead(ctx: UserCtx, span: Span): Span {
  if (span.end > ctx.now()) return span;
  const at = formatWhen(span.start, ctx.user.timezone, ctx.now());
  throw new AppError(
    'invalid',
    `${at} is already past, so nothing was saved. Tell me a time that is still ahead.`,
  );
}

/** What a question about the calendar says, in the words of the person. */
export interface Question {
  item?: string | null | undefined;
  when?: string | null | undefined;
  length?: string | null | undefined;
}

/** The part of a day that a question is about; nobody looks for a meeting at night. */
export interface DayPart {
  from: string;
  to: string;
}

/** What a question is about: whole days, or a part of each, or one moment. */
export interface Asked {
  days: Stretch;
  /** Null: all of the day. */
  part: DayPart | null;
  /** The moment that was named, and how long it should last; minutes null: not said. */
  at: Date | null;
  minutes: number | null;
}

const parts: [RegExp, DayPart][] = [
  [/\bmornings?\b/i, { from: '06:00', to: '12:00' }],
  [/\bafternoons?\b/i, { from: '12:00', to: '18:00' }],
  [/\b(?:evenings?|tonight|nights?)\b/i, { from: '18:00', to: '23:00' }],
];

/** Reads the words of a question about time; without any, the days that are given. Throws invalid where they name no days. */
export function resolveAsked(ctx: UserCtx, words: string, otherwise: Stretch): Asked {
  const at = { now: ctx.now(), zone: ctx.user.timezone };
  const said = readTimes(words);
  if (!said.words.trim()) return { days: otherwise, part: null, at: null, minutes: said.minutes };
  const part = parts.find(([name]) => name.test(said.words))?.[1] ?? null;
  const when = resolveWhen(said.words, at);
  const days = resolveStretch(said.words, at) ?? (when?.at ? dayOf(when.at, at.zone) : null);
  if (!days)
    throw new AppError(
      'invalid',
      `I do not understand ${quoted(words)} as a day. Try “friday”, “next week” or “3 May at 4”.`,
    );
  const moment = when?.at && when.time && !part ? when.at : null;
  const until = moment && said.end ? minutesUntil(localTime(moment, at.zone), said.end) : said.minutes;
  return { days, part, at: moment, minutes: until };
}

/** All of the days that a question is about. */
export function wholeRange(days: Stretch, zone: string): TimeRange {
  const { start, end } = rangeIn(days, zone);
  return { from: start, to: end };
}

export function rangeOf(ctx: UserCtx, days: Stretch): TimeRange {
  return wholeRange(days, ctx.user.timezone);
}

/** Today and the six days behind it. */
export function comingDays(ctx: UserCtx): Stretch {
  const today = localDate(ctx.now(), ctx.user.timezone);
  return { from: today, to: addDays(today, 6) };
}

function dayOf(at: Date, zone: string): Stretch {
  const day = localDate(at, zone);
  return { from: day, to: day };
}

const clock = '(?:noon|midday|midnight|\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|a\\.m\\.?|p\\.m\\.?))?)';
const range = new RegExp(
  `\\b(from |between )?(${clock}) ?(?:to|until|till|and|-|–) ?(${clock})(?= |,|$)(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'i',
);
const number =
  '(?:\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|forty[- ]five|forty|fifty|ninety|half an?|a quarter of an)';
const unit = '(?:hours?|hrs?|h|minutes?|mins?|min)';
const amount = `${number}[- ]?${unit}\\b(?: and a half)?`;
const lasting = new RegExp(`\\bfor (${amount}(?:(?: and|,)? ${amount})?)`, 'i');

/** The words of a time without its length and its end, which resolveWhen does not read. */
function readTimes(words: string): { words: string; minutes: number | null; end: string | null } {
  const length = lasting.exec(words);
  const rest = length ? words.replace(length[0], ' ') : words;
  const minutes = length?.[1] ? minutesIn(length[1]) : null;
  const span = range.exec(rest);
  const [whole = '', opening, first = '', last = ''] = span ?? [];
  const isClock = opening !== undefined || /[ap]\.?m|:|noon|midnight|midday/i.test(whole);
  if (!span || !isClock) return { words: tidy(rest), minutes, end: null };
  return { words: tidy(rest.replace(whole, `at ${withHalf(first, last)}`)), minutes, end: last };
}

/** "3-4pm" begins in the afternoon, "11-1pm" before noon. */
function withHalf(first: string, last: string): string {
  const half = /[ap]\.?m/i.exec(last)?.[0].replace('.', '').toLowerCase();
  if (!half || !/^\d{1,2}(?:[:.]\d{2})?$/.test(first)) return first;
  const isBefore = (Number.parseInt(first, 10) % 12) * 60 <= (Number.parseInt(last, 10) % 12) * 60;
  const other = half === 'pm' ? 'am' : 'pm';
  return `${first}${isBefore ? half : other}`;
}

/** As minutesUntil, and throws where the end would only come the next day, long after. */
function lengthUntil(start: string, words: string): number {
  const minutes = minutesUntil(start, words);
  const isOvernight = minutesOf(start) + minutes > dayMinutes;
  if (isOvernight && minutes > longestNight)
    throw new AppError(
      'invalid',
      `It would begin at ${start} and end at ${words} of the next day. Nothing was saved; say both times, for example “from 15:00 to 16:00”.`,
    );
  return minutes;
}

/** Minutes from a local time (HH:MM) to the next time that a clock's words can mean. */
function minutesUntil(start: string, words: string): number {
  const begin = minutesOf(start);
  const [, hour = '0', minute = '0'] = /^(\d{1,2})(?:[:.](\d{2}))?/.exec(words) ?? [];
  const named = { noon: 720, midday: 720, midnight: 1440 }[words.toLowerCase()];
  const plain = named ?? Number(hour) * 60 + Number(minute);
  const isHalf = /[ap]\.?m/i.test(words);
  const exact = isHalf ? (plain % 720) + (/p\.?m/i.test(words) ? 720 : 0) : plain;
  const candidates = isHalf || named ? [exact, exact + 1440] : [exact, exact + 720, exact + 1440];
  const end = candidates.find((candidate) => candidate > begin) ?? begin + usualMinutes;
  return Math.min(end - begin, longestMinutes);
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const numbers: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, fifteen: 15 },
  ...{ twenty: 20, thirty: 30, forty: 40, 'forty five': 45, fifty: 50, ninety: 90 },
  ...{ 'half a': 0.5, 'half an': 0.5, 'a quarter of an': 0.25 },
};

/** How long words say that something lasts, in minutes: "45 minutes", "an hour and a half", "1h 30"; null where they do not. */
export function minutesIn(words: string): number | null {
  if (/^\s*\d{1,3}\s*$/.test(words)) return bounded(Number(words));
  let minutes = 0;
  for (const [, count = '', size = '', half] of words.matchAll(
    new RegExp(`\\b(${number})[- ]?(${unit})\\b( and a half)?`, 'gi'),
  )) {
    const amountOf = numbers[count.toLowerCase().replace('-', ' ')] ?? Number(count.replace(',', '.'));
    minutes += (amountOf + (half ? 0.5 : 0)) * (/^h/i.test(size) ? 60 : 1);
  }
  return minutes > 0 ? bounded(minutes) : null;
}

function bounded(minutes: number): number {
  return Math.min(Math.max(Math.round(minutes), 5), longestMinutes);
}

function tidy(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
