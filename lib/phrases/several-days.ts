import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readTime, type TimeValue } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { isHoliday } from '@/lib/time/phrases/holidays/words';

const day =
  '(?:on )?(?:(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow|\\d{4}-\\d\\d-\\d\\d|(?:the )?\\d{1,2}(?:st|nd|rd|th))';
const joint = '(?:\\s*(?:,\\s*and|,|&|\\+|/|\\band\\b)\\s*)';
const severalDays = new RegExp(
  `^(?<days>${day}(?:${joint}${day})+)(?: this week)?(?<week>,? next week)?[\\s,]*(?:(?:both|each|all)\\b\\s*)?(?<clock>\\D{0,8}\\d.*|half .+|(?:at )?(?:noon|midday|midnight)|(?:straight |right )?(?:after|before) (?:work|school|breakfast|lunch|dinner)|(?:in the )?(?:morning|afternoon|evening))?$`,
  'i',
);

const clockFirst = /^((?:at |for )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?),? (?:on )?(\D.*|\d{4}-\d\d-\d\d\b.*)$/i;

export interface Days {
  /** Local dates, YYYY-MM-DD. */
  dates: string[];
  clock: string;
  /** Start and end: "19:00 to 21:00" for "7-9pm". Null if only a start is named. */
  span: string | null;
}

export function readDays({ times, world }: Pick<Heard, 'times' | 'world'>): Days | null {
  const hours = times.filter(({ kind }) => kind === 'time');
  const others = times.filter(({ kind }) => kind !== 'time');
  const text = [...others, ...hours].map((time) => time.text).join(', ');
  const {
    days = '',
    week = '',
    clock = '',
  } = severalDays.exec(text.replace(/,? this week$/i, '').replace(clockFirst, '$2 $1'))?.groups ?? {};
  if (!days) return null;
  const dates = days
    .split(new RegExp(joint, 'i'))
    .map((one) => readTime(`${one.replace(/^on\s+/i, '')}${week.replace(/^,/, '')}`, world));
  if (!dates.every((time) => time?.kind === 'date')) return null;
  const hour = clock ? readTime(clock.replace(/^(?:at|from|for)\s+/i, ''), world) : null;
  const named = dates.flatMap((time) => (time?.kind === 'date' ? [time.date] : []));
  if (hour?.kind === 'range' && hour.from.time && hour.to.time) {
    const [from, to] = [hour.from.time.slice(0, 5), hour.to.time.slice(0, 5)];
    return { dates: named, clock: from, span: `${from} to ${to}` };
  }
  return clock && hour?.kind !== 'time' && hour?.kind !== 'part of day'
    ? null
    : { dates: named, clock, span: null };
}

const joining = /^(?:and|again|also|then|plus)$/;

/** Returns whether nothing but "and" stands between the times of a message. */
export function areBeside(parts: Heard['parts']): boolean {
  const places = parts.flatMap(({ time }, place) => (time ? [place] : []));
  return parts.slice(places[0], places.at(-1)).every(({ time, word }) => time || joining.test(word));
}

/** Returns the range of whole days in `times` as words, such as "from 2026-12-01 to 2026-12-07". */
export function stretchIn(times: TimeValue[]): string | null {
  const range = times.find((time) => time.kind === 'range' && !time.from.time && !time.to.time);
  return range?.kind === 'range' ? `from ${range.from.date} to ${range.to.date}` : null;
}

/**
 * Returns one call for each day that a request names, as in "for 8pm on wednesday and thursday". Null for
 * other requests.
 */
export function onEachDay(heard: Heard, title: string): PhraseCall[] | null {
  const days = heard.sense === 'unclear' ? readDays(heard) : null;
  if (!days?.clock || days.dates.length < 2) return null;
  return days.dates.map((date) => ({
    tool: 'set_reminder',
    input: { title, when: `${date} ${days.clock.replace(/^for /i, 'at ')}` },
  }));
}

/**
 * Applies `change` to the reminders of several days that one message set at the same hour, if only an hour is said:
 * "make it 4", after "swim tomorrow and friday at 3". Otherwise applies it to `thing` alone.
 */
export function ofTwins(
  thing: Thing,
  { times: [time, other], has, world: { mentions, things, zone } }: Heard,
  change: (one: Thing) => PhraseCall | PhraseCall[] | null,
): PhraseCall | PhraseCall[] | null {
  const isHourOnly = !other && (time ? time.kind === 'time' : has('n'));
  const turn = mentions.find(({ thing: { id }, how }) => id === thing.id && how === 'made')?.turn;
  const made = new Set(
    mentions.flatMap(({ thing: { id }, how, turn: own }) => (how === 'made' && own === turn ? id : [])),
  );
  const clock = thing.at && localTime(thing.at, zone);
  const twins = things.filter(
    ({ id, title, at, rule }) =>
      made.has(id) && title === thing.title && !rule && at && localTime(at, zone) === clock,
  );
  if (!isHourOnly || !turn || twins.length < 2) return change(thing);
  return twins.flatMap((one) => change(one) ?? []);
}

/**
 * Returns the hours of a thing as the `description` of its copy, such as "07:00 to 19:00". Returns {} if the
 * thing has no start and end.
 */
export function spanOf({ details }: Thing): { description?: string } {
  return /^\d\d:\d\d to \d\d:\d\d$/.test(details ?? '') ? { description: details ?? '' } : {};
}

/**
 * Returns the `description` of a plan that lasts several whole days: "2026-12-02 to 2026-12-04". Returns {}
 * for other plans.
 */
export function daysOf({ times }: Pick<Heard, 'times'>): { description?: string } {
  const range = times.find(({ kind }) => kind === 'range');
  if (range?.kind !== 'range' || range.from.time || range.from.date === range.to.date) return {};
  return { description: `${range.from.date} to ${range.to.date}` };
}

const spelled = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spelledHour = new RegExp(`\\b(${spelled.join('|')})(?: (fifteen|thirty|forty[- ]five))?\\b`, 'gi');
const spelledMinutes: Record<string, string> = { fifteen: ':15', thirty: ':30' };

export function inDigits(text: string): string {
  const named = text.replace(/\b(?:noon|midday)\b/gi, '12:00').replace(/\bmidnight\b/gi, '0:00');
  return named.replace(spelledHour, (_, hour: string, minutes?: string) => {
    const past = minutes ? (spelledMinutes[minutes.toLowerCase()] ?? ':45') : '';
    return `${spelled.indexOf(hour.toLowerCase()) + 1}${past}`;
  });
}

// In days. "This year" is no day of an event.
const longest = 62;

const toShift = /\b(?:moved|switched|changed|swapped|put) (?:to|on) (?:nights|days|lates|earlies)\b/i;

/**
 * Returns whether a message does not say on which day something is: true for "at the moment" and "this year".
 */
export function namesNoDay({ sense, when, times, whole }: Heard): boolean {
  const isLong = times.some(
    (time) => time.kind === 'range' && time.to.date > addDays(time.from.date, longest),
  );
  return (
    sense === 'none' || isLong || toShift.test(whole) || /^(?:at the moment|(?:right )?now)$/i.test(when)
  );
}

/** Returns what a series leaves out: two dates for "skip thu and fri, Thanksgiving", without the holiday. */
export function skippedDays({ times, world }: Pick<Heard, 'times' | 'world'>, series: string): string[] {
  const at = world.things.find(({ id }) => id === series)?.at;
  const next = at ? localDate(at, world.zone) : '';
  const isOver = (time: Heard['times'][number]) =>
    time.kind === 'range' &&
    time.from.date <= localDate(world.now, world.zone) &&
    time.to.date < next &&
    !/weekend/i.test(time.text);
  const plain = times
    .filter(({ text }) => !isHoliday(text))
    .map((time) => ({
      ...time,
      text: time.text.replace(/,\s*([\p{L} ]+)$/u, (rest, name) => (isHoliday(name) ? '' : rest)),
    }));
  // "Skip the one on christmas eve" names a day that is a holiday.
  if (plain.length === 0) return times.map(({ text }) => text);
  const [first] = plain;
  // On a Sunday, "this week" is the coming one.
  const isLastDay = first?.kind === 'range' && first.to.date === localDate(world.now, world.zone);
  if (first && isOver(first)) return [isLastDay ? `${next} to ${addDays(next, 6)}` : next];
  return readDays({ times: plain, world })?.dates ?? [plain.map(({ text }) => text).join(' ')];
}
