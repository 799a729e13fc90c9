import { rangeOn } from '@/lib/phrases/earlier/that-day';
import type { Heard, Part } from '@/lib/phrases/phrase';
import { hourWords } from '@/lib/reminders/phrases/announced';
import { medicine } from '@/lib/reminders/phrases/medicines';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

export interface Entry {
  words: string;
  times: TimeExpression[];
}

const plainHours =
  /^(?:(?:at|from|by|to|till?|until|and|between|[ap]\.?m|noon)\b|[\d:.\s–-]|(?<=\d)[ap]m?\b|(?<=\d)h\b)+$/i;

export function namesHour(time: TimeExpression): boolean {
  return (
    time.kind === 'instant' ||
    time.kind === 'time' ||
    (time.kind === 'range' && time.from.time !== null) ||
    (time.kind === 'recurrence' && time.time !== null)
  );
}

export function namesDay(time: TimeExpression): boolean {
  return (
    time.kind === 'date' ||
    time.kind === 'instant' ||
    time.kind === 'recurrence' ||
    (time.kind === 'part of day' && time.date !== null) ||
    (time.kind === 'range' && !plainHours.test(time.text))
  );
}

export function isOneTime(times: TimeExpression[]): boolean {
  return (
    times.every(({ kind }) => kind !== 'unclear' && kind !== 'duration') &&
    times.filter(namesDay).length <= 1 &&
    times.filter(namesHour).length <= 1 &&
    times.length <= 2
  );
}

export function timesApart(part: Part, { world }: Heard): Part[] {
  const { time } = part;
  if (time?.kind !== 'unclear') return [part];
  const texts = time.text.split(/\s*(?:,|\band\b|&)\s*/i).filter(Boolean);
  const values = texts.map((text) => readTime(text, world));
  if (texts.length < 2 || !values.every((value) => value?.kind === 'instant' || value?.kind === 'date'))
    return [part];
  return texts.flatMap((text, place): Part[] => {
    const value = values[place];
    return value
      ? [
          {
            ...part,
            text,
            gap: place > 0 ? ', ' : part.gap,
            time: { ...time, ...value, text } as TimeExpression,
          },
        ]
      : [];
  });
}

export function namedByPart([part]: Part[], world: Heard['world']): Part[] {
  const [, head = '', name = ''] =
    /^(.*\d ?[ap]m) (night|evening|morning|afternoon|day)$/i.exec(part?.time?.text ?? '') ?? [];
  const time = head ? readTime(head, world) : null;
  if (!part?.time || time?.kind !== 'instant') return part ? [part] : [];
  return [
    { ...part, text: head, time: { ...part.time, ...time, text: head } as TimeExpression },
    { word: name.toLowerCase(), text: name, gap: ' ', time: null },
  ];
}

/**
 * Adds missing days and hours to the entries of a list. They come from `tail`, the times after the last
 * entry, such as "every day" in "walk Max at 8, feed Tom at 9 every day". Without `tail`, an entry gets the
 * day of the entry before it.
 */
export function inherited(entries: Entry[], tail: TimeExpression[], { world }: Heard): Entry[] {
  const { now, zone } = world;
  let day = tail.length > 0 ? null : (world.headDay ?? laterDay(entries, world));
  let lastDay: string | null = null;
  let clock = '';
  return entries.map(({ words, times: said }) => {
    const times = day && returning.test(words) ? said.map((time) => notBefore(time, day ?? '', zone)) : said;
    // "Trip to Lisbon 3-9 dec, back at 22:00" is back on the 9th.
    if (lastDay && returning.test(words)) day = lastDay;
    const missing = tail.filter((time) => (namesHour(time) ? !times.some(namesHour) : !times.some(namesDay)));
    if (tail.length > 0)
      return { words, times: times.length > 0 || missing.length > 0 ? [...times, ...missing] : times };
    const own = times.find(namesDay);
    const hour = times.find(namesHour);
    if (own) {
      lastDay = own.kind === 'range' ? own.to.date : null;
      day =
        own.kind === 'range' ? own.from.date : 'date' in own && own.kind !== 'recurrence' ? own.date : null;
      clock =
        hour && 'time' in hour ? (hour.time ?? '') : hour?.kind === 'range' ? (hour.from.time ?? '') : '';
      if (hour === own || !hour) return { words, times };
    }
    if (day && hour?.kind === 'range') return { words, times: [rangeOn(hour, day, zone)] };
    if (!hour || !day || hour.kind !== 'time') return { words, times };
    const read = readTime(`${day} ${hour.text}`, { now, zone });
    const isWaking = /\b(?:wak(?:e|ing)|get(?:ting)? up)\b/i.test(words);
    const time: string = laterHalf(
      read?.kind === 'instant' && !isWaking ? read.time : hour.time,
      hour.text,
      own ? '' : clock,
    );
    clock = time;
    const at = fromLocal(day, time, zone);
    const isPast = day === localDate(now, zone) && at <= now;
    return isPast
      ? { words, times }
      : {
          words,
          times: [{ ...hour, kind: 'instant', date: day, time, at, text: `${day} ${time.slice(0, 5)}` }],
        };
  });
}

// "Flying friday 4 dec, home sunday 21:10" is back on the Sunday after that Friday.
function notBefore(time: TimeExpression, first: string, zone: string): TimeExpression {
  if (time.kind !== 'instant' || time.date >= first || !/\p{L}+day\b/iu.test(time.text)) return time;
  let date = time.date;
  while (date < first) date = addDays(date, 7);
  const at = fromLocal(date, time.time, zone);
  return { ...time, date, at, text: `${date} ${time.time.slice(0, 5)}` };
}

const returning =
  /^(?:(?:we|i|they|he|she)(?:['’]re|['’]m| are| am)? )?(?:back|home|return(?:ing)?|check(?:ing)? ?out|fly(?:ing)? (?:back|home)|leav(?:e|ing))\b/i;

// Example: in the evening, "wake up at 5:30 and taxi at 6:30" gives tomorrow.
function laterDay([first, ...rest]: Entry[], { now, zone }: Heard['world']): string | null {
  const [hour] = first?.times ?? [];
  const today = localDate(now, zone);
  const named = rest.flatMap(({ times }) => times).find(namesDay);
  const day = named && 'date' in named && named.kind !== 'recurrence' ? named.date : null;
  if (first?.times.length !== 1 || hour?.kind !== 'time') return null;
  if (!named && localDate(hour.at, zone) > today) return localDate(hour.at, zone);
  if (!day || day <= today) return null;
  const said = readTime(`${today} ${hour.text}`, { now, zone });
  return said?.kind === 'instant' && said.at <= now ? day : null;
}

const halfSaid =
  /\b(?:morning|afternoon|evening|night|noon|midnight)\b|\d\s*[ap]\.?m|\b[ap]\.?m\b|\b(?:0\d|1[3-9]|2[0-3])[:.h]?\d*/i;

// Example: after "15:30", "07:00" gives "19:00".
function laterHalf(time: string, text: string, before: string): string {
  const hour = Number(time.slice(0, 2));
  const isEarly = before !== '' && before < '07:00' && hour - 12 >= Number(before.slice(0, 2));
  if (isEarly && !halfSaid.test(text)) return `${String(hour - 12).padStart(2, '0')}${time.slice(2)}`;
  return !before ||
    halfSaid.test(text) ||
    time >= before ||
    hour >= 12 ||
    hour + 12 < Number(before.slice(0, 2))
    ? time
    : `${hour + 12}${time.slice(2)}`;
}

/** Returns the hour of the second of two times of one thing if it differs from `time`: 19:00 for "thursday 7". */
export function clockLike(first: string, time: string, said: string): string | null {
  // "Tonight at 7 and on friday at 7" is the same hour of the day.
  const isSame =
    Number(first.slice(0, 2)) % 12 === Number(time.slice(0, 2)) % 12 &&
    first.slice(2, 5) === time.slice(2, 5);
  if (isSame) return first.slice(0, 5);
  // "Training tuesday 6 and thursday 7" are two evenings, "monday 5 and saturday 8:30" are not.
  const isEvening =
    first > '13:00' && /^0[78]/.test(time) && !halfSaid.test(said) && !/\bs(?:at|un)/i.test(said);
  return isEvening ? `${Number(time.slice(0, 2)) + 12}${time.slice(2, 5)}` : null;
}

/**
 * Moves hours that nobody named as morning to the afternoon if the first one is in the night ("at 3 and 5"), if
 * it has passed today ("at 6 and 9", at noon), or before a last one in the afternoon ("3, 4 and 5 pm").
 */
export function inLikelyHalf(clocks: string[], said: string, { whole, times, world }: Heard): string[] {
  const [first = '', last = ''] = [clocks[0], clocks.at(-1)];
  const later = clocks.map((clock) => `${Number(clock.slice(0, 2)) + 12}${clock.slice(2)}`);
  if (isLastAfternoon.test(said) && clocks.slice(0, -1).every((clock) => clock < '12:00'))
    return clocks.map((clock, place) => ((later[place] ?? '') < last ? (later[place] ?? '') : clock));
  if (last >= '12:00' || halfSaid.test(said) || ofMorning.test(whole)) return clocks;
  const now = localTime(world.now, world.zone);
  const isPast = times.length === 1 && last < now && now < (later[0] ?? '') && !medicine.test(whole);
  return (first >= '01:00' && first < '06:00') || isPast ? later : clocks;
}

const isLastAfternoon = /^(?:at|and|[\s\d:.,&])*\d ?p\.?m\b/i;
const ofMorning = /\b(?:wak(?:e|ing)|alarms?|get(?:ting)? up|morning|night)\b/i;

const generalHeading =
  /^(?:(?:my|the|our|some|two|three|four|new|please|add|set|next|this|upcoming|coming) )*(?:reminders?|todos?|to ?dos?|tasks?|things?|things to do|schedule|plans?|agenda|calendar|week|weekend|day|appointments?|events?|dates?|list|lists|hi|hey|ok|okay|note|also|remind me)$/i;
const longestHeading = 3;

/**
 * Returns the heading of a list: "my exams: physics on 2 December" gives "exams". Null for no heading or a
 * general one, such as "reminders: …".
 */
export function headingOf(parts: Part[]): string | null {
  const colon = parts.findIndex(({ gap }, place) => place > 0 && place <= 5 && /:/.test(gap));
  const head = parts.slice(0, Math.max(0, colon)).filter(({ time }) => !time);
  const words = head
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:my|our|the) /i, '');
  return head.length === 0 || head.length > longestHeading || generalHeading.test(words) ? null : words;
}

/**
 * Gives all entries the days of the first one: "every day at 12 walk Biscuit and at 2 walk Pepper" gives two
 * daily entries.
 */
export function inSeries(entries: Entry[] | null): Entry[] | null {
  const [time, other] = entries?.[0]?.times ?? [];
  if (!entries || time?.kind !== 'recurrence' || !time.time || other) return entries;
  const days = time.text.replace(hourWords, '').trim();
  return entries.map((entry) => {
    const [hour, more] = entry.times;
    if (!days || more || hour?.kind !== 'time') return entry;
    const text = `${days} ${hour.text}`;
    return { ...entry, times: [{ ...time, start: hour.start, end: hour.end, text }] };
  });
}
