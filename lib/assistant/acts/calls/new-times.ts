import { durationAs } from '@/lib/assistant/phrases/changes/shared';
import { withBareHour, withBareTime } from '@/lib/assistant/phrases/edits/bare-hours';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import type { Heard, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { formatDate, localDate, localTime } from '@/lib/time/format';

export function newTimes(heard: Heard, thing: Thing): TimeExpression[] {
  const said = heard.parts.flatMap(({ time }, place) =>
    time && time.kind !== 'duration' && !isOld(time, place, heard) ? time : [],
  );
  const bareDay = said.length === 0 ? dayInItsMonth(heard, thing) : null;
  if (bareDay) return [bareDay];
  const bare =
    withBareHour(said, heard.parts, thing) ??
    withNewHour(withBareTime(said, heard.parts, thing), heard, thing);
  const fresh = bare.length > 1 ? bare.filter((time) => !isOwn(time, thing, heard)) : bare;
  const day = fresh.find((time) => time.kind !== 'time');
  const hour = fresh.find((time) => time.kind === 'time');
  return fresh.filter((time) => time === day || (time === hour && day?.kind !== 'instant'));
}

function dayInItsMonth({ parts, world }: Heard, { at, date }: Thing): TimeExpression | null {
  const own = at ? localDate(at, world.zone) : date;
  const days = parts.flatMap(({ word }) => /^([12]?\d|3[01])(?:st|nd|rd|th)$/.exec(word)?.[1] ?? []);
  if (!own || days.length !== 1) return null;
  const [month, following] = [own.slice(0, 7), addDays(`${own.slice(0, 7)}-28`, 5).slice(0, 7)];
  const text = [month, following]
    .map((each) => `${each}-${days[0]?.padStart(2, '0')}`)
    .find((each) => isDate(each) && each >= localDate(world.now, world.zone));
  return text
    ? { kind: 'date', date: text, start: 0, end: 0, zone: null, bound: null, text: `on ${formatDate(text)}` }
    : null;
}

function isDate(date: string): boolean {
  const read = new Date(`${date}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date);
}

// Reads a bare number as the new hour. Example: "swap the 10 for an 11" gives "at 11:00".
function withNewHour(
  times: TimeExpression[],
  { parts, world }: Heard,
  { kind, at }: Thing,
): TimeExpression[] {
  if (times.length > 0 || kind !== 'reminder' || !at) return times;
  const own = localTime(at, world.zone);
  const past = minutesPast(parts);
  if (past !== null)
    return [
      { kind: 'unclear', start: 0, end: 0, zone: null, bound: null, text: `at ${nearestPast(past, own)}` },
    ];
  const clocks = parts.flatMap(({ word, time }) => (time ? [] : (clockOf(word) ?? [])));
  const fresh = clocks.filter((clock) => !isSameHour(clock, own));
  if (fresh.length !== 1) return times;
  return [
    { kind: 'unclear', start: 0, end: 0, zone: null, bound: null, text: `at ${fresh[0]?.replace(/^0/, '')}` },
  ];
}

// "Ten past" and "quarter past" without an hour.
function minutesPast(parts: Heard['parts']): number | null {
  const place = parts.findIndex(({ word }) => word === 'past');
  const [before = '', after] = [parts[place - 1]?.word, parts[place + 1]];
  if (place < 1 || (after && !/^(?:please|instead|now|then|though)$/.test(after.word))) return null;
  const value = before === 'quarter' ? 15 : before === 'half' ? 30 : numberOf(before);
  return value !== null && value > 0 && value < 60 ? value : null;
}

function nearestPast(minutes: number, own: string): string {
  const [hour = 0, minute = 0] = own.split(':').map(Number);
  const far = (each: number) =>
    Math.abs(each * 60 + minutes - hour * 60 - minute) || Number.POSITIVE_INFINITY;
  const [best = hour] = [hour - 1, hour, hour + 1].sort((a, b) => far(a) - far(b));
  return `${(best + 24) % 24}:${String(minutes).padStart(2, '0')}`;
}

function clockOf(word: string): string | null {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.](\d\d))?$/.exec(word) ?? [];
  const value = hour ? Number(hour) : word === 'one' ? null : numberOf(word);
  return value !== null && Number.isInteger(value) && value > 0 && value < 24 && Number(minute) < 60
    ? `${String(value).padStart(2, '0')}:${minute}`
    : null;
}

function isOld({ text }: TimeExpression, place: number, { parts }: Heard): boolean {
  const before = parts
    .slice(Math.max(0, place - 3), place)
    .map(({ word }) => word)
    .join(' ');
  return /^from\b/i.test(text) || rejecting.test(before);
}

const rejecting = /\b(?:from|instead of|rather than|in place of|not|not (?:at|on|for))$/;

function isOwn(time: TimeExpression, { at, date }: Thing, { world }: Heard): boolean {
  const day = at ? localDate(at, world.zone) : date;
  if (time.kind === 'date') return time.date === day;
  const clock = at ? localTime(at, world.zone) : null;
  return time.kind === 'time' && clock !== null && isSameHour(time.time, clock);
}

function isSameHour(one: string, other: string): boolean {
  const minutes = (clock: string) => (Number(clock.slice(0, 2)) % 12) * 60 + Number(clock.slice(3, 5));
  return minutes(one) === minutes(other);
}

const length =
  /\b(?:(?:an?|one|another|\d+|two|three|four|five|six|ten|fifteen|twenty|thirty|half an?|half a|a couple of|a few|quarter of an)[ -]?)?(?:extra )?(?:more )?(?:half[ -]hour|hours?|hrs?|hr|minutes?|mins?|days?|weeks?|months?|fortnight)(?: and a half)?\b/i;
const earlier =
  /\b(?:earlier|sooner|forward|forwards|(?:bring|move|pull)\w* (?:it|that|this|them)? ?up|ahead of (?:that|it)|before|in front|advance)\b/i;

export function lengthIn(heard: Heard): string | null {
  const time = heard.times.find(({ kind }) => kind === 'duration');
  if (time) return durationAs(time.text, { ...heard, times: [time] });
  const [found] = length.exec(heard.whole) ?? [];
  if (!found || /^(?:hours?|days?|minutes?|mins?|weeks?)$/i.test(found)) return null;
  const words = found
    .replace(/\banother\b|\bextra\b|\bmore\b/gi, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const counted = /^(?:\d|an?\b|one|two|three|four|five|six|ten|fif|twen|thir|half|quarter)/i.test(words)
    ? words
    : `an ${words}`;
  return `${counted} ${earlier.test(heard.whole) ? 'earlier' : 'later'}`;
}
