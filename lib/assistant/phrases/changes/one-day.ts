import { skipOf } from '@/lib/phrases/input';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { comesOn, occurrencesBetween } from '@/lib/time/recurrence';
import { dayMs } from '@/lib/time/units';
import { joinWords, quoted } from '@/lib/words/wording';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday = /\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*/i;
const plural = /\b[a-z]*day['’]?s\b/i;

export function oneDayCalls(thing: Thing, heard: Heard): PhraseCall[] | null {
  const { times, whole, world } = heard;
  const today = onlyNext(thing, heard) ?? onItsDate(thing, heard) ?? onLaterDay(thing, heard);
  if (today) return today;
  const [time, other] = times.filter(({ text }) => !/^(?:this|next) week$/i.test(text));
  if (!thing.rule || !thing.at || !time || other || !('date' in time) || !time.date) return null;
  const said = (weekday.exec(time.text)?.[1] ?? relative(time.text, time.date, heard.message))?.toLowerCase();
  if (!said) return null;
  const own = localTime(thing.at, world.zone);
  const clock = 'time' in time && time.time ? time.time.slice(0, 5) : own;
  const name = weekdays.find((day) => day.startsWith(said)) ?? said;
  const days = daysOf(thing.rule);
  const date = ahead(time.date, heard);
  if (/\b(?:this|next) week\b/i.test(whole) && time.kind !== 'recurrence')
    return onlyOnce(
      thing,
      days.length > 1 ? localDate(thing.at, world.zone) : weekOf(date),
      `${date} ${clock}`,
    );
  if (!('time' in time) || !time.time) return null;
  const isAlways = time.kind === 'recurrence' || plural.test(time.text);
  if (days.length > 1 && days.includes(name) && !isAlways)
    return onlyOnce(thing, time.date, `${time.date} ${nearHour(time.time, time.text, own)}`);
  if (days.length < 2 || /INTERVAL|UNTIL/.test(thing.rule)) return null;
  const always = { tool: 'set_reminder', input: { title: thing.title, when: `every ${name} at ${clock}` } };
  if (!days.includes(name)) return [always];
  const kept = days
    .filter((day) => day !== name)
    .join(', ')
    .replace(/, (\w+)$/, ' and $1');
  return [{ tool: 'update_reminder', input: { item: thing.id, when: `every ${kept} at ${own}` } }, always];
}

function relative(text: string, date: string, message: string): string | undefined {
  const isInstead = /\binstead\b/i.test(message) && /\b(?:today|tonight|tomorrow)\b/i.test(text);
  return isInstead ? weekdays[new Date(date).getUTCDay()]?.slice(0, 3) : undefined;
}

const once =
  /\b(?:only|just)(?: for| on)? (?:\d{4}-\d\d-\d\d|today|tonight|tomorrow|this (?:time|once|week)|once)\b|\bthis (?:time|once) only\b/i;

function onlyNext(thing: Thing, heard: Heard): PhraseCall[] | null {
  const { times, message, world } = heard;
  const timed = times.filter((time) => 'time' in time && time.time);
  const [time, other] = timed;
  if (!once.test(message) || !thing.rule || !thing.at || !time || other || time.kind === 'recurrence')
    return null;
  const own = localDate(thing.at, world.zone);
  const days = times.flatMap((one) => ('date' in one && one.date ? [one.date] : []));
  if (!('time' in time) || !time.time || new Set(days).size > 1) return null;
  const [date = own] = days;
  const isOccurrence = daysOf(thing.rule).includes(weekdays[new Date(date).getUTCDay()] ?? '');
  const clock = nearestHalf(time.time, time.text, localTime(thing.at, world.zone)).slice(0, 5);
  return onlyOnce(thing, isOccurrence ? date : own, `${date} ${clock}`);
}

const thisDay = /\bthis (?:coming )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/i;

function onItsDate(thing: Thing, { times, world }: Heard): PhraseCall[] | null {
  const named = times.find(
    (time) =>
      (time.kind === 'date' || time.kind === 'instant') &&
      (thisDay.test(time.text) || /\d/.test(dayWords(time.text))),
  );
  const hour = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  const date = named && 'date' in named ? named.date : null;
  if (!thing.rule || !thing.at || !date || !hour || !('time' in hour) || !hour.time) return null;
  const { zone } = world;
  const series = { rule: thing.rule, date: localDate(thing.at, zone), time: localTime(thing.at, zone), zone };
  if (!comesOn(series, date)) return null;
  return onlyOnce(thing, date, `${date} ${nearHour(hour.time, hour.text, series.time)}`);
}

// "Physio is on thursday 10 december" moves the time next to that day; the times before it stay.
function onLaterDay(thing: Thing, { times, whole, world }: Heard): PhraseCall[] | null {
  const time = times.find(({ kind }) => kind === 'date' || kind === 'instant');
  if (!thing.rule || !thing.at || (time?.kind !== 'date' && time?.kind !== 'instant') || time.bound)
    return null;
  if (/BYHOUR|DAILY|HOURLY/.test(thing.rule) || /\b(?:from|start\w*|begin\w*|first)\b/i.test(whole))
    return null;
  // "Make it saturday" changes the series.
  const isWeekday = /^(?:on )?\p{L}+day$/iu.test(dayWords(time.text).trim());
  if (isWeekday && !/\b(?:is|will|has|moved|just|only|once)\b|['’]s\b/i.test(whole)) return null;
  const { zone } = world;
  const series = { rule: thing.rule, date: localDate(thing.at, zone), time: localTime(thing.at, zone), zone };
  const to = fromLocal(addDays(time.date, longestGap), '00:00', zone);
  if (time.date <= series.date || to.getTime() - thing.at.getTime() > 366 * dayMs) return null;
  const days = occurrencesBetween(series, { from: thing.at, to }, 366).map(({ at }) => localDate(at, zone));
  const apart = (day: string) => Math.abs(Date.parse(day) - Date.parse(time.date));
  const [near] = days.toSorted((one, another) => apart(one) - apart(another));
  if (!near || near === days[0] || near === time.date) return null;
  const isHour = time.kind === 'instant' && !/\b(?:this time|now)\b/i.test(time.text);
  const clock = isHour ? nearHour(time.time, time.text, series.time) : series.time;
  return onlyOnce(thing, near, `${time.date} ${clock.slice(0, 5)}`);
}

const longestGap = 16;

function dayWords(text: string): string {
  return text.replace(/\b(?:at|@)\s*\d[\d:.]*|\d{1,2}[:.]\d\d|\d{1,2} ?[ap]m\b/gi, '');
}

function nearHour(time: string, text: string, own: string): string {
  return nearestHalf(time, text, own).slice(0, 5);
}

function onlyOnce({ id, title }: Thing, skip: string, when: string): PhraseCall[] {
  return [
    { tool: 'update_reminder', input: { item: id, skip } },
    { tool: 'set_reminder', input: { title, when } },
  ];
}

function daysOf(rule: string): string[] {
  const codes = /BYDAY=([A-Z,]+)/.exec(rule)?.[1]?.split(',');
  if (codes) return weekdays.filter((day) => codes.includes(day.slice(0, 2).toUpperCase()));
  return rule.includes('FREQ=DAILY') ? weekdays : [];
}

function weekOf(date: string): string {
  const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  return `${monday} to ${addDays(monday, 6)}`;
}

function ahead(date: string, { world }: Heard): string {
  return date < localDate(world.now, world.zone) ? addDays(date, 7) : date;
}

const beginning =
  /\b(?:from|starting(?: from| on| in)?|beginning(?: on| in)?|as of|as from|effective)\s+((?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?(?: [\p{L}\d]+)?)/iu;

export function fromThenCalls(thing: Thing, { times, whole, world }: Heard): PhraseCall[] | null {
  const { now, zone } = world;
  const named = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  const bare = named ? null : readTime(`at ${bareHour.exec(whole)?.slice(1).find(Boolean) ?? ''}`, world);
  const hour = named && 'time' in named ? { time: named.time, text: named.text } : bareTime(bare);
  if (!thing.rule || !thing.at) return null;
  const day = beginningOf(whole, world);
  if (!day || day < localDate(now, zone)) return null;
  const days = times.find((time) => time.kind === 'recurrence' && /BYDAY/.test(time.rule));
  if (days?.kind === 'recurrence' && day > localDate(thing.at, zone))
    return otherDaysFrom(thing, days, day, zone);
  if (!hour?.time) return null;
  const own = localTime(thing.at, zone);
  const clock = nearestHalf(hour.time, hour.text.replace(/^from\b/i, ''), own).slice(0, 5);
  if (day <= localDate(thing.at, zone))
    return [{ tool: 'update_reminder', input: { item: thing.id, when: `at ${clock}` } }];
  // The tool takes the rule in words. The end of the old series is left out.
  const rule = formatRule(thing.rule.replace(/;UNTIL=\w+/, ''));
  // The new series comes first, so that "it" means the new series.
  return [
    { tool: 'set_reminder', input: { title: thing.title, when: `${rule} at ${clock} starting ${day}` } },
    { tool: 'update_reminder', input: { item: thing.id, until: addDays(day, -1) } },
  ];
}

function otherDaysFrom(
  { id, title, at }: Thing,
  { text, time }: { text: string; time: string | null },
  day: string,
  zone: string,
): PhraseCall[] {
  const days = text.match(/\b(?:sun|mon|tues?|wed|wednes|thu|thurs?|fri|sat|satur)(?:day)?s?\b/gi) ?? [];
  const clock = time?.slice(0, 5) ?? (at ? localTime(at, zone) : '');
  return [
    {
      tool: 'set_reminder',
      input: {
        title,
        when: `every ${joinWords(days.map((name) => name.replace(/s$/i, '')))} at ${clock} starting ${day}`,
      },
    },
    { tool: 'update_reminder', input: { item: id, until: addDays(day, -1) } },
  ];
}

const bareHour =
  /\b(?:make (?:it|that|them)|do (?:it|that|them) at|to be|should be) (\d{1,2}(?::\d\d)?)\b|\b(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) (?:from|starting|as of) (?:next (?:week|month)|the|this)\b/i;

function bareTime(time: ReturnType<typeof readTime>): { time: string; text: string } | null {
  return time?.kind === 'time' ? { time: time.time, text: '' } : null;
}

function beginningOf(whole: string, { now, zone }: Heard['world']): string | null {
  const words = beginning.exec(whole)?.[1]?.split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const time = readTime(words.slice(0, count).join(' '), { now, zone });
    if (time?.kind === 'range' && !time.from.time) return time.from.date;
    if (time?.kind === 'date' || time?.kind === 'instant') return time.date;
  }
  return null;
}

/**
 * Returns the calls that leave days out of a series, or a reply if they cannot be left out. Null for other
 * requests.
 */
export function leftOutOf(found: Thing[], heard: Heard): PhraseCall[] | string | null {
  const skipped = skipOfSeries(found, heard);
  return skipped ? [skipped] : withoutWeekends(found, heard);
}

// "Stop the pills on weekends".
function withoutWeekends(found: Thing[], { when }: Heard): PhraseCall[] | string | null {
  const days = /\bweek-?ends\b/i.test(when)
    ? 'every weekday'
    : /\bweek-?days\b/i.test(when)
      ? 'every saturday and sunday'
      : null;
  const [one] = found;
  if (!days || !one) return null;
  const areDaily = found.every(({ rule }) => rule?.includes('FREQ=DAILY') && !/BYHOUR|INTERVAL/.test(rule));
  return areDaily
    ? found.map(({ id }) => ({ tool: 'update_reminder', input: { item: id, when: days } }))
    : `I can’t leave out ${when.replace(/^on /i, '')} of ${quoted(one.title)}, so nothing was changed. Say “delete ${one.title}” to end it, or tell me its days anew.`;
}

function skipOfSeries([thing, another]: Thing[], { times: [time, more] }: Heard): PhraseCall | null {
  const day = time?.kind === 'date' || time?.kind === 'instant' ? time : null;
  if (!thing?.rule || another || more || !day || day.bound || /^from\b/i.test(day.text)) return null;
  return { tool: 'update_reminder', input: { item: thing.id, skip: skipOf(day) } };
}
