import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays, fromLocal, isInPart, partsOfDay, weekday } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { occurrencesBetween } from '@/lib/time/recurrence';
import { dayMs } from '@/lib/time/units';

/** Phrases that move a series for one week or month, or that end the one at an hour. */
export const onePeriodPhrases: Phrase[] = [
  {
    // "Move gym to tues and thurs this week", "this week only thursday", "this month do it on the 3rd".
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}', '[just|only|on] [only|instead|though|please]'],
    fits: (heard) => !heard.hasQuestionMark && inPeriod(heard) !== null,
    calls: (heard) => inPeriod(heard),
    examples: [],
  },
  {
    // "Stop the 9pm one from the 1st".
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && endedAtHour(heard) !== null,
    calls: (heard) => endedAtHour(heard),
    examples: [],
  },
];

const dayName =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)';
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const day = `(?:${dayName}\\b|the \\d{1,2}(?:st|nd|rd|th))`;
const opening = /^(?:(?:ok|okay|actually|oh|but|and|so|also|no|please|pls|can you|could you)[, ]+)*/i;
const reason =
  /(?:, (?!(?:and )?(?:not )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun)).{3,60}| (?:because|as|cos|since|due to) .{3,60})$/i;
const period =
  /(?:^|[ ,]+)(?:just |only |for )*(?<which>this|next) (?<unit>week|month)(?: (?:only|just|instead|please|pls))*(?=$|[ ,])[, ]*/i;
const asked = new RegExp(
  `^(?:(?<verb>do|make|move|have|change|switch|shift|put|swap|bring) )?(?<name>.{0,40}?)(?<link>(?:^| )(?:(?:is|are|['’]s|will be|should be|comes|happens|on|to|for|only|just|it) ?)*)(?<days>\\b${day}(?:(?:,|,? and| &) (?:on )?${day})*)(?: at (?<hour>\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?))?(?<end>(?: (?:only|instead|please|pls|though|then))*)$`,
  'i',
);
const pointing =
  /^(?:it|that|them|this|this one|that one|(?:i|we|he|she|they) can (?:only )?(?:do|make|come|go))?$/i;

interface Asked {
  unit: string;
  which: string;
  days: string[];
  series: Thing;
  hour: string | undefined;
  isOnly: boolean;
}

function inPeriod(heard: Heard): PhraseCall[] | null {
  const said = askedIn(heard);
  if (!said) return null;
  const { series, isOnly } = said;
  const days = daysIn(said, heard);
  const [first] = days;
  if (!first) return null;
  const own = ownDays(said, first, heard.world);
  const isMove = own.length === 1 || days.length > 1;
  const left = own.filter((date) => !days.includes(date));
  const added =
    isOnly && own.some((date) => days.includes(date)) ? [] : days.filter((date) => !own.includes(date));
  if (own.length === 0 || !(isOnly || isMove) || left.length + added.length === 0) return null;
  const clock = clockOf(said, heard);
  return [
    ...left.map((skip) => ({ tool: 'update_reminder', input: { item: series.id, skip } })),
    ...added.map((date) => ({
      tool: 'set_reminder',
      input: { title: series.title, when: `${date} ${clock}` },
    })),
  ];
}

function askedIn(heard: Heard): Asked | null {
  const said = heard.message
    .trim()
    .replace(/(?<![.! ])[.! ]+$/, '')
    .replace(opening, '');
  const { which, unit } = period.exec(said)?.groups ?? {};
  if (!which || !unit || /next month/i.test(said)) return null;
  const rest = said.replace(reason, '').replace(period, ' ').trim();
  const { verb, name = '', link = '', days, hour, end = '' } = asked.exec(rest)?.groups ?? {};
  if (!days) return null;
  const isOnly = /\b(?:only|just)\b/i.test(`${said.replace(days, '')}`);
  const isPointing = pointing.test(name.trim());
  if (!isPointing && !verb && !link.trim()) return null;
  if (isPointing && !verb && !isOnly && !/instead/i.test(said + end) && !/\b(?:it|is)\b/i.test(link + name))
    return null;
  const series = isPointing ? spokenOf(heard) : named(name, heard);
  const fits = unit.toLowerCase() === 'week' ? /^FREQ=(?:DAILY|WEEKLY)(?!.*BYHOUR)/ : /^FREQ=MONTHLY/;
  return series?.rule && fits.test(series.rule)
    ? {
        unit: unit.toLowerCase(),
        which: which.toLowerCase(),
        days: days.match(new RegExp(day, 'gi')) ?? [],
        series,
        hour,
        isOnly,
      }
    : null;
}

// The series of the last reply, if it is the only one there.
function spokenOf({ world: { mentions, things } }: Heard): Thing | null {
  const [recent] = mentions;
  const told = mentions.filter(({ turn }) => turn === recent?.turn).map(({ thing }) => thing.id);
  const [series, other] = things.filter(
    ({ id, rule, kind }) => kind === 'reminder' && rule && told.includes(id),
  );
  return series && !other ? series : null;
}

function named(name: string, { findWords }: Heard): Thing | null {
  const words = name.trim().replace(/^(?:the|my|our) /i, '');
  const [series, other] = findWords(words, ['reminder']).filter(({ rule }) => rule);
  return series && !other ? series : null;
}

function daysIn({ days, unit, which }: Asked, { world }: Heard): string[] {
  const week = which === 'next' ? readTime('next week', world) : null;
  const start = week?.kind === 'range' ? week.from.date : localDate(world.now, world.zone);
  const dates = days.flatMap((name) => {
    const full = weekdays.find((one) => one.startsWith(name.slice(0, 3).toLowerCase()));
    const time = readTime(`on ${full ?? name}`, world);
    if (time?.kind !== 'date') return [];
    return !full || unit === 'month' ? [time.date] : [onOrAfter(time.date, start)];
  });
  return dates.length < days.length ? [] : dates.toSorted();
}

function onOrAfter(date: string, start: string): string {
  const apart = (Date.parse(date) - Date.parse(start)) / dayMs;
  return addDays(start, ((apart % 7) + 7) % 7);
}

// Once a month, only the next time is meant.
function ownDays({ unit, series }: Asked, date: string, { zone, now }: Heard['world']): string[] {
  if (!series.at || !series.rule) return [];
  const own = localDate(series.at, zone);
  if (unit === 'month') return [own];
  const today = localDate(now, zone);
  const monday = addDays(date, 1 - weekday(date));
  const from = fromLocal([monday, today].toSorted().at(-1) ?? monday, '00:00', zone);
  const to = fromLocal(addDays(monday, 7), '00:00', zone);
  const rule = { rule: series.rule, date: own, time: localTime(series.at, zone), zone };
  const known = new Set(series.skips?.map((slot) => slot.slice(0, 10)));
  return occurrencesBetween(rule, { from, to }, 7)
    .map(({ at }) => localDate(at, zone))
    .filter((one) => !known.has(one));
}

function clockOf({ hour, series }: Asked, { world }: Heard): string {
  const own = series.at ? localTime(series.at, world.zone) : '';
  const time = hour ? readTime(`at ${hour}`, world) : null;
  return (time?.kind === 'time' ? nearestHalf(time.time, hour ?? '', own) : own).slice(0, 5);
}

const ended =
  /^(?:stop|end|finish|discontinue|quit|drop|cancel|no more) (?:(?:with|taking|giving|reminding me of) )?(?:the |my |her |his )?(?<hour>\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}[:.]\d\d|morning|midday|noon|afternoon|evening|night|bedtime) (?<name>\p{L}+(?: \p{L}+)?) (?<how>from|as of|starting|after) (?:on )?(?<day>.{2,25})$/iu;

function endedAtHour(heard: Heard): PhraseCall | null {
  const { world } = heard;
  const said = heard.message
    .trim()
    .replace(/(?<![.! ])[.! ]+$/, '')
    .replace(opening, '');
  const { hour, name = '', how = '', day: words = '' } = ended.exec(said)?.groups ?? {};
  if (!hour) return null;
  const time = readTime(/^\d{1,2}(?:st|nd|rd|th)$/i.test(words) ? `on the ${words}` : words, world);
  const date = time?.kind === 'range' ? time.from.date : time?.kind === 'date' ? time.date : null;
  const series = date ? seriesAt(hour, name, heard) : null;
  const until = date && (/after/i.test(how) ? date : addDays(date, -1));
  return series && until && until >= localDate(world.now, world.zone)
    ? { tool: 'update_reminder', input: { item: series.id, until } }
    : null;
}

const anyOne = /^(?:ones?|dose|pill|tablet|medicine|meds|reminder|alarm|time|feed|walk)$/i;

function seriesAt(hour: string, name: string, { world, findWords }: Heard): Thing | null {
  const { zone, mentions, things } = world;
  const clock = readTime(`at ${hour}`, world);
  const part = partsOfDay[hour.toLowerCase()];
  const isThen = ({ at, rule, kind }: Thing) => {
    if (kind !== 'reminder' || !at || !rule) return false;
    const own = localTime(at, zone);
    if (part) return isInPart(Number(own.slice(0, 2)), part);
    return clock?.kind === 'time' && own.startsWith(clock.time.slice(0, 5));
  };
  const found = findWords(name, ['reminder']).filter(isThen);
  const all = found.length > 0 || !anyOne.test(name) ? found : things.filter(isThen);
  const told = new Set(mentions.map(({ thing }) => thing.id));
  const recent = all.filter(({ id }) => told.has(id));
  const [series, other] = recent.length > 0 ? recent : all;
  return series && !other ? series : null;
}
