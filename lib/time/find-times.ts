import { uncoveredDurations } from '@/lib/time/phrases/find/durations';
import type { Span } from '@/lib/time/phrases/find/spans';
import { spansInPhrase, spansInSentence } from '@/lib/time/phrases/find/texts';
import type { Amount, DayPart, Phrase } from '@/lib/time/phrases/pieces';
import { asDaily } from '@/lib/time/phrases/resolve/daily';
import { gatherPieces } from '@/lib/time/phrases/resolve/draft';
import { partHours } from '@/lib/time/phrases/resolve/hours';
import { type Moment, momentOf, type When } from '@/lib/time/phrases/resolve/moment';
import { isRange, type RangeEnd, resolveRange } from '@/lib/time/phrases/resolve/ranges';
import { resolve } from '@/lib/time/phrases/resolve/resolve';
import { isWindow } from '@/lib/time/phrases/resolve/windows';
import { type Token, tokenize } from '@/lib/time/phrases/text/tokens';

/** The meaning of words about a time, with local dates (YYYY-MM-DD) and local times (HH:MM:SS). */
export type TimeValue =
  | { kind: 'date'; date: string }
  /** A time of day without a date; `at` is the first instant after now with that time. */
  | { kind: 'time'; time: string; at: Date }
  | { kind: 'instant'; date: string; time: string; at: Date }
  /**
   * A part of a day, such as "tomorrow morning". `at` is the usual hour of that part. `date` is null if the
   * words name no day.
   */
  | { kind: 'part of day'; part: DayPart; date: string | null; from: string; to: string; at: Date | null }
  /** A range of days including the last day, or a range of instants without the last instant. */
  | { kind: 'range'; from: RangeEnd; to: RangeEnd }
  /**
   * A series with an RFC 5545 rule. `date`, `time` and `at` are those of the first occurrence. Each
   * occurrence ends at `endTime`: "16:00:00" for "every monday 3-4pm".
   */
  | {
      kind: 'recurrence';
      rule: string;
      date: string | null;
      time: string | null;
      at: Date | null;
      endTime: string | null;
    }
  | { kind: 'duration'; amount: Amount }
  /** An impossible time ("feb 30") or a choice ("monday or tuesday"). */
  | { kind: 'unclear' };

export type TimeExpression = TimeValue & {
  start: number;
  end: number;
  text: string;
  /** The time zone that the words name, such as "Europe/Lisbon" for "9am Lisbon time". */
  zone: string | null;
  /** The word that makes the time a limit, such as "by" in "by friday". */
  bound: 'by' | 'before' | 'after' | 'until' | 'since' | null;
};

const maxExpressions = 20;

/**
 * Returns the times in a text, from left to right. `zone` is used for times without their own time zone. "Two
 * days before" counts from `anchor`.
 */
export function findTimes(
  text: string,
  { now, zone, anchor }: { now: Date; zone: string; anchor?: Date },
): TimeExpression[] {
  const tokens = tokenize(withoutNames(text));
  const spans = spansInSentence(tokens);
  const times = spans.slice(0, maxExpressions).map((span) => {
    const phrase = gatherPieces([span]);
    const named = phrase?.main.zone?.zone ?? phrase?.end.zone?.zone ?? null;
    const moment = momentOf(text, named ?? zone, now, anchor, zone);
    return {
      ...placeOf(tokens, span, text),
      zone: named,
      bound: boundOf(span),
      ...meaningOf(phrase, moment),
    };
  });
  const durations = uncoveredDurations(tokens, spans).slice(0, maxExpressions);
  const lengths = durations.map(({ start, end, amount }) => ({
    ...placeOf(tokens, { start, end }, text),
    zone: null,
    bound: null,
    kind: 'duration' as const,
    amount,
  }));
  return [...times, ...lengths].sort((a, b) => a.start - b.start);
}

// Matches "27-09-41" in "combo is 27-09-41".
const groupedCode =
  /(?<=\b(?:code|combo|combination|pin|passcode|password|number|serial|reference|ref|account|id)\b[^.!?,;\n]{0,40}?\s)(?!20\d\d-\d\d-\d\d\b)\d{1,4}(?:-\d{1,4}){2,}(?![\d-])/giu;
// Matches the number of a flat, such as "3A", but not the time in "at 3A".
const unitName =
  /(?<![\p{L}\d:.])(?<!\b(?:at|by|from|to|until|till|before|after|around|about|and|or|\p{L}*day|mon|tues?|weds?|thu|thurs|fri|sat|sun|tomorrow|tmrw|tmr|today|tonight)\s)(?<![@–-]\s?)\d{1,2}A(?![\p{L}\d])(?!\s?[-–])/gu;

// Matches a rating ("a solid 9/10"), a pace ("5:20 pace") or an IP address.
const measured =
  /(?<=[.!] |\b(?:a|solid|easy|definitely|was|is|score[ds]?|rate[ds]?|gave|give) (?:it |him |her )?)(?:10|\d)\/10(?=\s*[.!]*$)|(?<![\d:.])\d{1,2}[:.]\d\d(?= ?(?:pace|\/ ?km|\/ ?mi|min(?:utes)?\/|per (?:km|mile|k)\b|splits?\b))|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|(?<=\bturn(?:s|ed|ing) )\d{1,3}(?= (?:on|yesterday|today|tomorrow|this|last|next)\b)/giu;

// Matches a title that looks like a time, such as "28 Days Later".
const titled =
  /(?<=\p{Ll} )(?<!\b(?:in|for|every|within|after) )\d{1,4} (?:Seconds|Minutes|Hours|Days|Nights|Weeks|Months|Years)(?! (?:Please|From|Before|After)\b)(?: \p{Lu}[\p{Ll}’']+)+|(?<=\p{Ll} )(?<!\b(?:in|for|every|within|after|at|by|until) )(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Twenty)(?: Hundred| Thousand| Million)? (?:Seconds?|Minutes?|Hours?|Days?|Nights?|Weeks?|Months?|Years?)(?:(?: (?:a|of|the|to|in|and|on|with))? \p{Lu}[\p{Ll}’']+)*|(?<=: )(?:The|A|An) (?:\p{Lu}[\p{Ll}’']+ ?)+(?:(?:of|the|and|in|to|a) (?:\p{Lu}[\p{Ll}’']+ ?)+)*/gu;

// Matches the length of a thing, such as "40m cable".
const metres =
  /(?<![\p{L}\d:.,])\d{1,3}m(?= (?:of )?(?:cables?|ropes?|hoses?|wires?|pipes?|ribbon|fabric|tape|rolls?|ladder|pool|sprint|dash|butterfly|backstroke|breaststroke|freestyle|fenc(?:e|ing)|timber|netting|chain|string|lights?)\b)/giu;

const listOfTitles = /\b(?:reading|watch|books?|films?|movies?)[- ]?list\b/i;
const capitalizedWords = /\p{Lu}[\p{L}’']*(?: (?:(?:of|the|and|in|to|a|on|with) )*\p{Lu}[\p{L}’']*){2,}/gu;

const namesDay =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Today|Tonight|January|February|March|April|May|June|July|August|September|October|November|December)\b/;

function withoutNames(text: string): string {
  const masked = text
    .replace(groupedCode, (code) => 'x'.repeat(code.length))
    .replace(measured, (pace) => 'x'.repeat(pace.length))
    .replace(metres, (length) => 'x'.repeat(length.length))
    .replace(titled, (title) => (namesDay.test(title) ? title : 'x'.repeat(title.length)))
    .replace(capitalizedWords, (title) => (listOfTitles.test(text) ? 'x'.repeat(title.length) : title));
  return /\p{Ll}/u.test(text) ? masked.replace(unitName, (unit) => 'x'.repeat(unit.length)) : masked;
}

/**
 * Returns the time that `words` mean. Null for other words and for impossible times ("feb 30"). Call this
 * only with words about a time, because "5" alone also gives a time. "Two days before" counts from `anchor`.
 */
export function readTime(
  words: string,
  { now, zone, anchor }: { now: Date; zone: string; anchor?: Date },
): TimeValue | null {
  const phrase = gatherPieces(spansInPhrase(tokenize(words)));
  if (!phrase) return null;
  const named = phrase.main.zone?.zone ?? phrase.end.zone?.zone ?? zone;
  const value = meaningOf(phrase, momentOf(words, named, now, anchor, zone));
  return value.kind === 'unclear' ? null : value;
}

function placeOf(tokens: Token[], span: Pick<Span, 'start' | 'end'>, text: string) {
  const start = tokens[span.start]?.start ?? 0;
  const end = tokens[span.end - 1]?.end ?? start;
  return { start, end, text: text.slice(start, end) };
}

function boundOf({ lead }: Span): TimeExpression['bound'] {
  for (const word of lead) {
    if (/^(until|till|til)$/.test(word)) return 'until';
    if (word === 'by' || word === 'before' || word === 'after' || word === 'since') return word;
  }
  return null;
}

function meaningOf(phrase: Phrase | null, moment: Moment): TimeValue {
  if (!phrase) return { kind: 'unclear' };
  try {
    const said = asDaily(phrase, moment);
    return (isRange(said) ? rangeValue(said, moment) : pointValue(said, moment)) ?? { kind: 'unclear' };
  } catch (error) {
    // Temporal throws RangeError for dates outside its calendar.
    if (error instanceof RangeError) return { kind: 'unclear' };
    throw error;
  }
}

function rangeValue(phrase: Phrase, moment: Moment): TimeValue | null {
  const range = resolveRange(phrase, moment);
  return range && { kind: 'range', ...range };
}

function pointValue(phrase: Phrase, moment: Moment): TimeValue | null {
  const { main, end } = phrase;
  const when = resolve(isWindow(phrase) ? phrase : { ...phrase, end: {} }, moment);
  if (!when) return null;
  if (when.rule) return recurrenceValue({ ...when, rule: when.rule }, end, moment);
  if (main.part && !main.clock && !main.shift) {
    const { part } = main.part;
    return { kind: 'part of day', part, date: when.date, ...partHours[part], at: when.at };
  }
  if (when.date && when.time && when.at)
    return { kind: 'instant', date: when.date, time: when.time, at: when.at };
  if (when.time && when.at) return { kind: 'time', time: when.time, at: when.at };
  return when.date ? { kind: 'date', date: when.date } : null;
}

function recurrenceValue(
  { rule, date, time, at }: When & { rule: string },
  end: Phrase['end'],
  moment: Moment,
): TimeValue | null {
  if (!end.clock || rule.includes('BYHOUR'))
    return { kind: 'recurrence', rule, date, time, at, endTime: null };
  if (!time || !at) return null;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const near = { kind: 'clock', hour, minute, second: 0, half: '24' } as const;
  const range = resolveRange(
    { main: { clock: near }, start: {}, until: {}, through: {}, end: { clock: end.clock } },
    moment,
  );
  return range && { kind: 'recurrence', rule, date, time, at, endTime: range.to.time };
}
