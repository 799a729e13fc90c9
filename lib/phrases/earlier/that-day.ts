import { askedNext, askedPast, putOnAskedDay } from '@/lib/phrases/earlier/asked-day';
import { dayOfStay, dayOfTrip, fetchesBack, isOnTheWayTo } from '@/lib/phrases/earlier/trip-day';
import type { World } from '@/lib/phrases/phrase';
import { addDays, fromLocal } from '@/lib/time/clock';
import { findTimes, readTime, type TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const pointing =
  /\b(?:(?:for|on|by|at|in) )?(?:(?<that>that) (?:same )?(?<part>day|night|morning|afternoon|evening)|(?:the )?(?<same>same day(?! as (?!well)))|(?<=\b(?:for|by|until|till?) )(?<then>then)|(?<after>the (?:day after|next day|following day))(?= at \S|[\s.!]*$)|the (?<before>day|night|morning|afternoon|evening) before(?= to \p{L}| at \d))(?! (?:care|trip|off|job|shift|dress|class|course)\b)(?![\p{L}\p{N}])/iu;
const beforeThat =
  /\b(?<count>the|a|one|two|three|four|five|six|\d) (?<unit>day|week)s? (?<way>before|after) (?:that|then)(?=,? at \S)/i;
const weekdayAfter =
  /(?<words>\b(?:on )?the (?:(?:following|next) )?(?<weekday>mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)? (?<way>after|before)(?: that)?)(?=[\s.,!]*$|, \S|,? (?:please|instead|then|at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|at (?:noon|midnight|half|(?:a )?quarter|five|ten|twenty|around|about)|in the (?:morning|afternoon|evening)|to \p{L}+)\b)/iu;
// "Buy towels before then".
const beforeThen =
  /(?<!\b(?:hours?|minutes?|mins?|days?|weeks?|months?|night|evening|morning|long|just|right|shortly|soon) )\bbefore (?:then|that)(?=[\s.!]*$)/i;
const forThat = / for (?:it|that)(?=,? at \d)/i;
const counts: Record<string, number> = { the: 1, a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const dayParts: Record<string, string> = {
  night: ' at night',
  morning: ' in the morning',
  afternoon: ' in the afternoon',
  evening: ' in the evening',
};
const moving =
  /\b(?:moved?|push(?:ed)?|shift(?:ed)?|bump(?:ed)?|change[ds]?|reschedule[ds]?|switch(?:ed)?|instead)\b/i;
const due = /\b(?:due|deadline|hand(?:ed)? in|exam|test|quiz|appointment|meeting|party|lesson|class)\b/i;
const maxRead = 1000;
const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Replaces "that night" by a date: "Geminids on December 13, remind me at 11pm that night" becomes "… at 11pm
 * on 2026-12-13 at night". If the message names no day, `lastDay` (YYYY-MM-DD) is used.
 */
export function withThatDay(spoken: string, world: Pick<World, 'now' | 'zone'> & Partial<World>): string {
  const { now, zone, lastDay } = world;
  const next = askedNext(spoken, world) ?? askedPast(spoken, world) ?? putOnAskedDay(spoken, world);
  if (next) return next;
  const own = withTheDay(
    spoken.replace(bareBefore, '$<ask> the $<day>').replace(bareDate, 'on the $<date>'),
    { now, zone, lastDay },
  );
  const message = lastDay ? own.replace(forThat, ` on ${lastDay}`).replace(beforeThen, `by ${lastDay}`) : own;
  const counted = beforeThat.exec(message.slice(0, maxRead));
  if (lastDay && counted?.groups) {
    const { count = '', unit, way } = counted.groups;
    const days = (counts[count.toLowerCase()] ?? Number(count)) * (/^w/i.test(unit ?? '') ? 7 : 1);
    const day = addDays(lastDay, /^before$/i.test(way ?? '') ? -days : days);
    return `${message.slice(0, counted.index)}on ${day}${message.slice(counted.index + counted[0].length)}`;
  }
  const following = weekdayAfter.exec(message.slice(0, maxRead));
  const before = following ? findTimes(message.slice(0, following.index), { now, zone }) : [];
  const from = before.flatMap((time) => dayOf(time) ?? []).at(-1) ?? lastDay;
  if (from && following?.groups) {
    const { words = '', weekday = '', way = '' } = following.groups;
    const step = /^after$/i.test(way) ? 1 : -1;
    let day = addDays(from, step);
    while (!isWeekday(day, weekday)) day = addDays(day, step);
    return message.replace(words, `on ${day}`);
  }
  const found = pointing.exec(message.slice(0, maxRead));
  if (!found) return message;
  const { part = '', before: earlier = '', after, same, then } = found.groups ?? {};
  if (after && (moving.test(message) || !due.test(message))) return message;
  // A thing that is moved to another hour on the "same day" keeps its day, so the words are removed.
  if (same && moving.test(message) && !findTimes(message, { now, zone }).some((time) => dayIn(time) !== null))
    return `${message.slice(0, found.index).trimEnd().replace(/,$/, '')}${message.slice(found.index + found[0].length)}`;
  const isDay = (time: TimeExpression) => dayIn(time) !== null && !(then && time.kind === 'recurrence');
  const named = findTimes(message.slice(0, found.index), { now, zone }).findLast(isDay);
  const words = named
    ? dayIn(named)
    : earlier ||
        (/^(?:night|morning|afternoon|evening)$/i.test(part) && !isPlan(message, lastDay, { now, zone }))
      ? null
      : lastDay;
  if (!words) return message;
  const isDate = /^\d{4}-/.test(words);
  if ((earlier || after) && !isDate) return message;
  const day = earlier || (after && isDate) ? addDays(words, earlier ? -1 : 1) : words;
  const said = `${isDate ? 'on ' : ''}${day}${dayParts[(part || earlier).toLowerCase()] ?? ''}`;
  return `${message.slice(0, found.index)}${said}${message.slice(found.index + found[0].length)}`;
}

// "Remind me night before to load the ladder".
const bareBefore =
  /\b(?<ask>(?:remind|nudge|ping|tell|text|alert) me) (?<day>(?:day|night|evening|morning) before)\b/i;

// "They rescheduled, 11th now".
const bareDate = /(?<=^|[,;] )(?<date>\d{1,2}(?:st|nd|rd|th))(?= (?:now|instead)[.! ]*$)/i;

const onTheDay =
  /\bon the day(?: itself)?(?=,? at \d)|(?<=\d(?: ?[ap]m)? )on the day(?: itself)?(?=[\s.!]*$)/i;

// "Remind me on the day at 5" means the first day of the message, or else the day that was spoken of.
function withTheDay(
  message: string,
  { now, zone, lastDay }: { now: Date; zone: string; lastDay?: string | null },
): string {
  const found = onTheDay.exec(message.slice(0, maxRead));
  const [named] = found
    ? findTimes(message.slice(0, found.index), { now, zone }).flatMap((time) => dayIn(time) ?? [])
    : [];
  const day = named && /^\d{4}-/.test(named) ? named : lastDay;
  return found && day ? message.replace(found[0], `on ${day}`) : message;
}

function isWeekday(day: string, name: string): boolean {
  return weekdayNames[new Date(day).getUTCDay()]?.startsWith(name.toLowerCase().slice(0, 3)) === true;
}

// "Remind me that morning at nine" is a plan, "slept badly that night" is not.
function isPlan(message: string, day: string | null | undefined, { now, zone }: { now: Date; zone: string }) {
  return Boolean(
    day && day >= localDate(now, zone) && /\b(?:remind|ping|nudge|wake|call)\b|\d/i.test(message),
  );
}

function dayIn(time: TimeExpression): string | null {
  if (time.kind === 'recurrence')
    return time.text.replace(/^in (?=on\b)|\s*\b(?:at|@)\s*\d[\w:.]*(?:\s*[ap]\.?m\b\.?)?/gi, '');
  if (time.kind === 'range') return time.from.date;
  return 'date' in time ? time.date : null;
}

const continuing =
  /^\s*(?:and(?: then| also)?|then|plus)\s+(?:(?:another|one)(?: one| more)? (?:with|for|at|from)\b|(?:at\s+|@\s*)?\d{1,2}(?:[:.]\d\d)?\s*(?:[ap]m\b)?(?! *(?:more|of|minutes?|mins?|hours?|days?|weeks?)))|^\s*(?:and|then|plus|also)\b.*\b(?:(?:right |straight |just )?(?:after|before) (?:him|her|it|that|them|this)|afterwards)\b|^\s*(?:and|then|plus|also)\b(?! (?:what|when|who|how|is|move|make|push|change|cancel)\b).*\b(?:it|him|her|them|us|there|back)\b.* (?:at|by|after|around) (?:\d|noon|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)/i;

const thenAt =
  /^\s*(?:and |ok,? )?(?:then|after that|afterwards),? (?=.*(?:\d|\bnoon\b| (?:at|by|after|around) (?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b))/i;

// "And Jonah at 4" and "Jake's is 5.40", after something of another day.
const nextName =
  /^\s*and (?!(?:it|that|this|then|also|again|another|one|remind|make|move|change|push|not|maybe|what|when|how|is|the)\b)\p{L}+(?:['’]s)?(?: \p{L}+)? at (?:\d|noon|half)[^,]{0,12}$|^\s*(?:and|then|also|plus) (?:an? |the )?(?:lunch|dinner|breakfast|brunch|supper|coffee|drinks|yoga|gym|dentist|doctor|haircut|physio|vet|call with|meeting with) [^,.?!]*\bat (?:\d|noon|half)[^,.?!]*$/iu;
const ofAnother =
  /^\s*(?:and |but )?\p{L}+['’]s (?:one )?(?:is|starts)(?: at)? \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?[.! ]*$/iu;

// "And set an alarm for 6", after a train on Friday.
const alsoAlarm =
  /^\s*(?:and|also|plus|then|so)\b,? (?:please )?(?:(?:set|put|make)(?: me)? (?:an|the) alarm|wake me)\b(?!.*\b(?:tomorrow|today|tonight|every|each)\b)/i;

// "Am I free at 3 then?", after something of another day.
const freeThen =
  /^\s*(?:(?:so|and|ok|okay),? )*(?:am i|are we|will i be|will we be|do i have|have i got) (?:still |then )?(?:free|busy|available|anything|time|booked)\b(?!.*\b(?:today|tonight|tomorrow|now|\w+day)\b)[^.!]*\d[^.!]* then\W*$/i;

/**
 * Sets `headDay`, the day for all times in a message, if the message continues the conversation. For "and at
 * 9:30 call Ana", it is the day of the item just created. For "then at 5 call Ana", it is the day spoken of
 * last (`world.lastDay`). Returns `world` itself if that day is today or in the past.
 */
export function withDayOfLast(said: string, world: World): World {
  const { lastDay } = world;
  const [last] = world.mentions;
  // After "send the invoice", "ok then remind me at 2" is of no other day.
  const isUndated = last?.how === 'made' && !last.thing.at && !last.thing.date;
  const isOfLast = (thenAt.test(said) && !isUndated) || alsoAlarm.test(said) || freeThen.test(said);
  if (lastDay && lastDay > localDate(world.now, world.zone) && world.mentions.length > 0 && isOfLast)
    return { ...world, headDay: lastDay };
  const isFact = last?.how === 'made' && last.thing.kind === 'fact';
  const told = isFact ? findTimes(last.thing.value ?? '', world).map(dayOf) : [];
  const own = last?.how === 'made' && last.thing.at ? localDate(last.thing.at, world.zone) : null;
  const day = own ?? told.find(Boolean);
  const isOnce = isFact || (last?.thing.kind === 'reminder' && !last.thing.rule);
  const isOnTheWay = isOnce && isOnTheWayTo(said, last?.thing.title ?? '');
  const isNext = nextName.test(said) || (ofAnother.test(said) && last?.how === 'made' && !last.thing.rule);
  const ofTrip = (isOnTheWay ? null : dayOfStay(said, world)) ?? dayOfTrip(said, world);
  if (ofTrip && ofTrip > localDate(world.now, world.zone)) return { ...world, headDay: ofTrip };
  const isBack = isFact && fetchesBack(said, last.thing);
  const goesOn = isOnTheWay || isNext || isBack || continuing.test(said);
  return day && day > localDate(world.now, world.zone) && goesOn ? { ...world, headDay: day } : world;
}

const sameHour = /\b(?:at )?(?:the )?same (?:time|hour)\b/i;
const correctedHour =
  /^((?:(?:sorry|no|actually|oops|wait|make it|make that|i meant?)[, ]+)+(?:at )?)([01]\d|2[0-3])([0-5]\d)(?=[.! ]*$)/i;
const adding = /^\s*(?:and |also |plus |add |remind |another |set )/i;
// "Garden waste every other wednesday, same time" has a name of its own.
const ownSeries = /^\s*(?!(?:it|that|this|make|put|do|no|actually)\b)[\p{L} ]{3,40} (?:every|each) /iu;
// "Latin on the 4th and geography on the 8th, same time".
const daysTogether =
  /^(?<day>\D+ (?:\d{1,2}(?:st|nd|rd|th)|\p{L}{3,6}day)),? and (?=\D+\d{0,2}\D+ same (?:time|hour))/iu;
const ownDay =
  /^\s*(?!(?:it|that|this|same|make|put|do|no|yes|not|actually|what|when|is|are|can|could|cant|i|we|he|she|they|call|ask|tell|see|move)\b)(?<name>\p{L}{3,})(?: \p{L}+){0,3} (?:(?:on )?the |on )?(?:\d{1,2}(?:st|nd|rd|th)\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow)(?=.* same (?:time|hour)\b)/iu;

/**
 * Replaces "same time" by the hour of what was made or changed last: "also the gas bill on the 1st, same time"
 * becomes "… on the 1st, at 09:00". Returns the message unchanged if nothing with an hour was.
 */
export function withSameHour(message: string, { mentions, zone, things }: World): string {
  const at = mentions.find(({ how }) => how === 'made' || how === 'changed')?.thing.at;
  const lastHour = at ? localTime(at, zone) : null;
  if (lastHour && correctedHour.test(message)) return message.replace(correctedHour, '$1$2:$3');
  const name = ownDay.exec(message)?.groups?.name?.toLowerCase();
  const own = name && things.find((thing) => thing.at && thing.title.toLowerCase().includes(name))?.at;
  const hour = own ? localTime(own, zone) : lastHour;
  return hour && (adding.test(message) || ownSeries.test(message) || name) && !moving.test(message)
    ? message.replace(daysTogether, `$<day> at ${hour} and `).replace(sameHour, `at ${hour}`)
    : message;
}

const plainHours =
  /^(?:at |from |by |between )?[\d:.\s–-]+(?:[ap]m?)?(?:\s*(?:[–-]|\b(?:to|till?|until|and)\b)\s*[\d:.]+\s*(?:[ap]m?)?)?$/i;

/** Returns the day (YYYY-MM-DD) of a time, or the first day of a range. Null if the time has no day. */
export function dayOf(time: TimeExpression | null | undefined): string | null {
  if (!time || isHour(time)) return null;
  return time.kind === 'range' ? time.from.date : 'date' in time ? time.date : null;
}

export function isHour(time: TimeExpression): boolean {
  return (
    time.kind === 'time' ||
    (time.kind === 'part of day' && time.date === null) ||
    (time.kind === 'range' && time.from.time !== null && plainHours.test(time.text))
  );
}

export function onDay(time: TimeExpression, day: string, { now, zone }: World): TimeExpression {
  if (time.kind === 'range') return rangeOn(time, day, zone);
  if (time.kind === 'part of day')
    return {
      ...time,
      date: day,
      at: fromLocal(day, time.from, zone),
      text: `${day} ${time.text}`,
    };
  if (time.kind !== 'time') return time;
  // An hour such as "3" was resolved for today. On another day, it may be in the other half of the day.
  const read = readTime(`${day} ${time.text}`, { now, zone });
  // "Set an alarm for 6" was read as a morning already.
  const isMorning = time.time < '07:00' && localTime(now, zone) < `${Number(time.time.slice(0, 2)) + 12}`;
  const clock = read?.kind === 'instant' && !isMorning ? read.time : time.time;
  const text = `${day} ${clock.slice(0, 5)}`;
  return { ...time, kind: 'instant', date: day, time: clock, at: fromLocal(day, clock, zone), text };
}

export function rangeOn(
  time: Extract<TimeExpression, { kind: 'range' }>,
  day: string,
  zone: string,
): TimeExpression {
  const move = (end: typeof time.from) => ({
    ...end,
    date: day,
    at: end.time ? fromLocal(day, end.time, zone) : null,
  });
  return { ...time, from: move(time.from), to: move(time.to) };
}
