import { hasClock, type Timed, takeWhen } from './times';
import { rule, taskVerb } from './vocabulary';

/** Longer texts are no list of times; reading them at every "and" would take long. */
const longest = 300;

const hours = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const meridiem = "(?:am|pm|a\\.m\\.?|p\\.m\\.?|o'clock)";
const clock = `(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?${meridiem})?|noon|midday|midnight|(?:half|quarter|ten|twenty|five) (?:past|to) (?:${hours}|\\d{1,2})|(?:${hours})(?: ?${meridiem})?)(?![\\w:/-])`;
const next = `(?:,? (?:and|&)(?: then| again| also)*|,) (?:at |for )?`;
const after =
  'to|for|about|that|every|each|daily|on|in|tomorrow|today|tonight|this|next|please|remind|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|and to';
const chain = new RegExp(
  `(?:\\b(at|by|for) |(@) ?)?(?<![\\w:/.-])(${clock}(?:${next}${clock})+)(?=\\s*$|[.!?;]|,(?! ?\\d)|\\s(?:${after})\\b)`,
  'i',
);
const each = new RegExp(clock, 'gi');
const plainly = new RegExp(`\\d ?${meridiem}|\\d[:.]\\d\\d|\\b(?:noon|midday|midnight|past|to)\\b`, 'i');

/** A text once for each of the clock times that it names in a row ("every day at 8am and 8pm"); the text itself where there is one. */
export function eachTime(text: string): string[] {
  const found = text.length > longest ? null : chain.exec(text);
  const [whole = '', lead = '', sign = '', times = ''] = found ?? [];
  const isClock =
    /^(?:at|by)$/i.test(lead) ||
    (lead !== '' && /^\s*$/.test(text.slice(0, found?.index))) ||
    sign !== '' ||
    plainly.test(times) ||
    /\balarms?\b/i.test(text);
  if (!found || !isClock) return [text];
  const before = text.slice(0, found.index);
  const behind = text.slice(found.index + whole.length);
  // "email Jo at 3 and at 4 to ring Al" are two tasks, not one at two times.
  if (/^(?:to|about)\s/i.test(before) && /^\s+to (?!(?:the|my|our|an?)\b)/i.test(behind)) return [text];
  const clocks = sameHalf(times.match(each) ?? []);
  return clocks.slice(0, 6).map((time) => `${before}${lead || 'at'} ${time}${behind}`);
}

// "8 and 10pm" are both of the evening, "9 and 5pm" are not; "8pm and 10" likewise; beside 20:00 a bare 8 is of the morning.
function sameHalf(clocks: string[]): string[] {
  const isOfDay = clocks.some((time) => /^(?:1[3-9]|2[0-3])\b/.test(time));
  return clocks.map((time, place) => {
    if (isOfDay && /^(?:\d|1[01])(?:[:.]\d{2})?$/.test(time)) return `${time} am`;
    const said = clocks.slice(0, place).findLast(hasHalf) ?? '';
    const coming = clocks.slice(place + 1).find(hasHalf) ?? '';
    const known = inHalfOf(said, time, 1);
    return known === time ? inHalfOf(coming, time, -1) : known;
  });
}

function hasHalf(time: string): boolean {
  return /\d ?[ap]\.?m/i.test(time);
}

function inHalfOf(said: string, bare: string, direction: 1 | -1): string {
  const half = /\d ?([ap]\.?m)/i.exec(said)?.[1];
  if (!half || !/^\d{1,2}(?:[:.]\d{2})?$/.test(bare)) return bare;
  const [one, other] = [Number.parseInt(said, 10), Number.parseInt(bare, 10)];
  const isAligned = other <= 12 && (other - one) * direction > 0 && one !== 12 && other !== 12;
  return isAligned ? `${bare} ${half}` : bare;
}

/** Two tasks at two times ("call mom tomorrow at 5 and dad at 6"): the second keeps the first one's day and, where it has none, its verb. */
export function twoTasks(after: string): [string, string] | null {
  if (after.length > longest) return null;
  for (const joint of [...after.matchAll(/,? and (?:then )?(?:also )?(?:to )?/gi)].slice(0, 6)) {
    const left = after.slice(0, joint.index);
    const right = after.slice(joint.index + joint[0].length);
    const [one, two] = [takeWhen(left), takeWhen(right)];
    if (/^\d/.test(right) || !hasClock(one.when) || !hasClock(two.when)) continue;
    if (one.rest === '') {
      if (/^(?:to|about)\s/i.test(two.rest)) return [`${left} ${two.rest}`, right];
      continue;
    }
    if (two.rest === '') return [left, `${one.rest} ${withDay(two.when, one, false)}`];
    const isTask = rule(`^(?:to\\s+(?!(?:the|my|our|an?)\\b)\\S|(?:${taskVerb})\\b)`).test(two.rest);
    if (isTask) return [left, withDay(right, one, true)];
    const verb = rule(`^(?:to )?(${taskVerb})\\b`).exec(one.rest)?.[1];
    if (verb) return [left, `${verb} ${withDay(right, one, false)}`];
  }
  return null;
}

// A day counts for what follows; "every day" behind its own task does not.
function withDay(words: string, one: Timed, isOwnTask: boolean): string {
  const day = dayIn(one.when);
  const isRule = /\b(?:every|each|daily|weekly|\w+days)\b/i.test(day);
  const isBehind = (one.spans[0]?.index ?? 0) > 0;
  if (day === '' || dayIn(takeWhen(words).when) !== '' || (isRule && isOwnTask && isBehind)) return words;
  return `${words} ${day}`;
}

const namedClock = new RegExp(
  `\\b(?:at|by|around) ${clock}|\\b\\d{1,2}(?:[:.]\\d{2})? ?${meridiem}|\\d{1,2}[:.]\\d{2}|\\b(?:noon|midday|midnight)\\b`,
  'gi',
);

/** What words of time say beside the clock: "every day", "tomorrow"; '' for a clock alone and for "in ten minutes". */
function dayIn(when: string): string {
  const day = when.replace(namedClock, ' ').replace(/\s+/g, ' ').trim();
  return /^(?:(?:in|at|by|for)?$|(?:and|or)\b)/i.test(day) || hasClock(day) ? '' : day;
}
