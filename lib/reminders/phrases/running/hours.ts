import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { localTime } from '@/lib/time/format';

/** Phrases that limit a series such as "every 2 hours" to a part of the day. */
export const hourPhrases: Phrase[] = [
  {
    // "But not between 1 and 5 in the night", "not overnight" and "only between 8 and 22".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && keptHours(heard) !== null,
    calls: (heard) => keptHours(heard),
    examples: [],
  },
];

const dayMinutes = 1440;
const clock = String.raw`(\d{1,2})(?::(\d\d))?\s*([ap])?\.?m?\.?`;
const stretch = new RegExp(
  String.raw`(?:between|from)?\s*\b${clock}\s*(?:and|to|till?|until|-|–)\s*${clock}(?:\s+(?:in the|at) (?<part>night|morning|evening))?[.! ]*(?:[,;].*)?$`,
  'i',
);
const excluding =
  /^(?:(?:but|and|just|please|actually|only|oh),? )*(?:not|no|none|nothing|never|except|skip|without|don['’]?t (?:do it|remind me|wake me|ping me))\b/i;
const limiting =
  /\b(?:only|just) (?:from|between|until|till)\b|^(?:(?:but|and|please|actually|oh|make it|do it),? )*(?:only|just)\b/i;
const nightly =
  /\b(?:at night|overnight|(?:over|during|through|in) the night|night ?time|when (?:i|we)['’]?(?:m|re| am| are) asleep)\b/i;
const daily =
  /\b(?:in the day ?time|during the day|by day|waking hours|when (?:i|we)['’]?(?:m|re| am| are) awake)\b/i;
const night = { from: 22 * 60, to: 6 * 60 };
const longest = 18;

function keptHours(heard: Heard): PhraseCall | null {
  const { whole, parts, last } = heard;
  const isOut = excluding.test(whole) && !limiting.test(whole);
  const series = last(['reminder']);
  if (parts.length > longest || !(isOut || limiting.test(whole)) || !series?.at) return null;
  const latest = /\b(?:only|just) (?:until|till?) (\d{1,2}) ?(?:pm)?[.! ]*$/i.exec(whole)?.[1];
  const late = latest ? { from: (Number(latest) % 12) * 60 + 12 * 60 + 1, to: 5 * 60 } : null;
  if (late) return within(series, late, heard);
  const said = stretchIn(whole) ?? (nightly.test(whole) && isOut ? night : null);
  const out = said && !isOut ? { from: said.to + 1, to: said.from } : said;
  const away = out ?? (daily.test(whole) && !isOut ? night : null);
  return away && within(series, away, heard);
}

function within(series: Thing, away: { from: number; to: number }, { world }: Heard): PhraseCall | null {
  const step = stepOf(series);
  if (!step || !series.at) return null;
  const [hour = 0, minute = 0] = localTime(series.at, world.zone).split(':').map(Number);
  const times = Array.from(
    { length: dayMinutes / step },
    (_, place) => (hour * 60 + minute + place * step) % dayMinutes,
  );
  const kept = times.filter((time) => !isWithin(time, away));
  const first = times
    .filter((time) => kept.includes(time))
    .find((time) => !kept.includes((time - step + dayMinutes) % dayMinutes));
  if (first === undefined || kept.length < 2) return null;
  const end = (first + (kept.length - 1) * step) % dayMinutes;
  const every = step % 60 === 0 ? `${step / 60} hours` : `${step} minutes`;
  const lastDay = /UNTIL=(\d{4})(\d\d)(\d\d)/
    .exec(series.rule ?? '')
    ?.slice(1)
    .join('-');
  return {
    tool: 'update_reminder',
    input: {
      item: series.id,
      when: `every ${every} from ${clockOf(first)} to ${clockOf(end)}${lastDay ? ` until ${lastDay}` : ''}`,
    },
  };
}

// The minutes between two times of a series that comes around the clock.
function stepOf({ rule }: Thing): number | null {
  const [, unit, interval = '1'] =
    /^FREQ=(HOURLY|MINUTELY)(?:;INTERVAL=(\d+))?(?:;UNTIL=\w+)?$/.exec(rule ?? '') ?? [];
  const step = Number(interval) * (unit === 'HOURLY' ? 60 : 1);
  return unit && dayMinutes % step === 0 ? step : null;
}

function stretchIn(whole: string): { from: number; to: number } | null {
  const found = stretch.exec(whole);
  if (!found) return null;
  const [, fromHour = '', fromMinute = '0', fromHalf, toHour = '', toMinute = '0', toHalf] = found;
  const isNight = /night/i.test(found.groups?.part ?? '');
  const to = minutesOf(toHour, toMinute, toHalf ?? (isNight ? 'a' : undefined));
  const from = minutesOf(fromHour, fromMinute, fromHalf);
  // "Between 10 and 6 at night" begins in the evening.
  const isEvening = !fromHalf && Number(fromHour) >= 7 && Number(fromHour) < 12 && (isNight || from > to);
  return { from: isEvening ? from + dayMinutes / 2 : from, to };
}

function minutesOf(hour: string, minute: string, half: string | undefined): number {
  const twelve = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour) % 24;
  return twelve * 60 + Number(minute);
}

function isWithin(time: number, { from, to }: { from: number; to: number }): boolean {
  return from < to ? time >= from && time < to : time >= from || time < to;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
