import { withNextCounted, withWeekAfter } from '@/lib/phrases/earlier/counted-from';
import type { Mention } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes, readTime } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { shortDay } from '@/lib/words/short-forms';
import { ordinalOf } from '@/lib/words/wording';

interface Spoken {
  now: Date;
  zone: string;
  mentions?: Mention[];
}

const maxRead = 1000;

const exceptFirst =
  /(?<series>\b(?:every|each) (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekday|day)\b[^.!?]{0,40}?),? (?:but |and )?(?:except|excluding|apart from|just not|not)(?: for)?(?: on)? (?:this (?<same>\k<day>)|(?<today>today|tonight))(?=[.!]*$)/i;

// "Every sunday at 6, except this sunday" begins a week later.
function withoutFirst(message: string, at: { now: Date; zone: string }): string {
  const found = exceptFirst.exec(message.slice(0, maxRead));
  const { series = '', same, today } = found?.groups ?? {};
  const out = found ? readTime(today ? 'today' : `this ${same}`, at) : null;
  return found && out?.kind === 'date'
    ? `${message.slice(0, found.index)}${series} starting ${addDays(out.date, 1)}${message.slice(found.index + found[0].length)}`
    : message;
}

const untilDay = /\b(until|till?) (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b(?! (?:the )?\d)/i;

// "Till sunday", said on a Sunday, is a week long.
function untilNext(message: string, { now, zone }: Spoken): string {
  const [words = '', link, name] = untilDay.exec(message.slice(0, maxRead)) ?? [];
  const today = localDate(now, zone);
  const isToday = name?.toLowerCase() === weekdayNames[new Date(today).getUTCDay()];
  return isToday ? message.replace(words, `${link} ${addDays(today, maxDays)}`) : message;
}

const dayOfWeek = /\b((?:mon|tues|wednes|thurs|fri|satur)day),?(?: of)? this week\b/i;
const isPast = /\?|\b(?:was|were|did|had|went|been|ago|since|last)\b/i;

// At the end of a week, "not wednesday this week" is about the days ahead.
function withinWeek(message: string, at: Spoken): string {
  const found = dayOfWeek.exec(message.slice(0, maxRead));
  const day = found && !isPast.test(message) ? readTime(found[0], at) : null;
  return found && day?.kind === 'date' && day.date < localDate(at.now, at.zone)
    ? message.replace(found[0], found[1] ?? '')
    : message;
}

const thisOne =
  /(?<=\b(?:every|each) (?:other |second |2nd |\d weeks on )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b[^.!?]{0,30}?(?:starting|beginning|from) (?:with )?)(?:this (?:coming )?one|the (?:next|coming) one)\b/i;

// "Every other wednesday starting this one".
function fromThisOne(message: string): string {
  const found = thisOne.exec(message.slice(0, maxRead));
  return found ? message.replace(found[0], `this ${found.groups?.day}`) : message;
}

const pointingAtDays =
  /\b(?:on )?(?:those|these|both) (?<part>days|nights|mornings|evenings)\b|\beach of (?:those|these)(?: days| nights| shifts|(?=[.! ]*$))|\b(?:on )?each (?:of the )?(?:shifts?|days?|nights?)(?=[.! ]*$)/i;
const maxDays = 7;
const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/**
 * Replaces "those days" by the days of a range earlier in the message: "on nights monday to wednesday, wake
 * me at 4 those days" becomes "… wake me at 4 on monday, tuesday and wednesday". If the message names no
 * days, uses the days of what was set last.
 */
export function withThoseDays(said: string, at: Spoken): string {
  const message = fromThisOne(
    withoutFirst(
      withListedDays(withinWeek(untilNext(withWeekAfter(withNextCounted(said, at), at), at), at), at),
      at,
    ),
  );
  const found = pointingAtDays.exec(message.slice(0, maxRead));
  const times = found ? findTimes(message.slice(0, found.index), at) : [];
  const range = times.findLast(({ kind }) => kind === 'range');
  const days: string[] = [];
  if (range?.kind === 'range')
    for (let day = range.from.date; day <= range.to.date && days.length < maxDays; day = addDays(day, 1))
      days.push(weekdayNames[new Date(day).getUTCDay()] ?? day);
  else if (found && stretchBefore(message.slice(0, found.index), at).length > 0)
    days.push(...stretchBefore(message.slice(0, found.index), at));
  else if (found && !taking.test(message) && times.every(({ kind }) => kind === 'time')) {
    const stretch = stretchJustSet(at);
    if (stretch) return message.replace(found[0], stretch);
    days.push(...daysJustSet(at, /both/i.test(found[0]) ? 2 : null).map((day) => nameOf(day, at)));
  }
  if (!found || days.length === 0) return message;
  const words = `on ${days.join(', ')}`.replace(/, (?=[^,]+$)/, ' and ');
  const before = withTitleJustSet(message.slice(0, found.index), at);
  const isLate = /^(?:nights|evenings)$/i.test(found.groups?.part ?? '');
  return `${isLate ? before.replace(eveningHour, '$1pm') : before}${words}${message.slice(found.index + found[0].length)}`;
}

const weekdayStretch = new RegExp(
  `\\b(${shortDay}) ?(?:to|-|–|till?|until|through|thru) ?(${shortDay})\\b(?: (this|next) week)?`,
  'i',
);

// Example: "tue to thu this week" gives tuesday, wednesday and thursday.
function stretchBefore(words: string, at: Spoken): string[] {
  const [, first = '', last = '', week = ''] = weekdayStretch.exec(words) ?? [];
  const [from, to] = [first, last].map((name) => {
    const time = name ? readTime(`on ${name}${/next/i.test(week) ? ' next week' : ''}`, at) : null;
    return time?.kind === 'date' ? time.date : '';
  });
  const days: string[] = [];
  for (let day = from; day && to && day <= to && days.length < maxDays; day = addDays(day, 1))
    days.push(nameOf(day, at));
  return days.length > 1 ? days : [];
}

const untitled =
  /^((?:(?:and|also|so|then|please|can you|could you),? )*)(?:remind|ping|nudge|alert) (?:me|us) (?=(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? $)/i;

// "Remind me 5:45am those days" says nothing else, so it is about the one thing that was set on them.
function withTitleJustSet(before: string, { mentions = [] }: Spoken): string {
  const newest = mentions.find(({ how, thing }) => how === 'made' && thing.at);
  const set = mentions.filter(({ how, thing, turn }) => how === 'made' && thing.at && turn === newest?.turn);
  const [title, other] = [...new Set(set.map(({ thing }) => thing.title))];
  return title && !other && set.length > 1
    ? before.replace(untitled, `$1remind me of ${title} at `).replace(/ at at /, ' at ')
    : before;
}

const eveningHour = /\b((?:[5-9]|1[01])(?:[:.]\d\d)?)(?=\s*$)/;

const taking =
  /^\W*(?:cancel|delete|remove|scrap|skip|drop|move|push|shift|no|not|what|when|who|how|am|is|are|do|did|does)\b/i;

// The weekday, if the day is in the next week.
function nameOf(day: string, { now, zone }: Spoken): string {
  const today = localDate(now, zone);
  if (day === today) return 'today';
  return day > addDays(today, maxDays - 1) ? day : (weekdayNames[new Date(day).getUTCDay()] ?? day);
}

// The days of the daily series that was set last.
function stretchJustSet({ zone, mentions = [] }: Spoken): string | null {
  const last = mentions.find(({ how, thing }) => how === 'made' && thing.at)?.thing;
  const [, ...until] = /^FREQ=DAILY;UNTIL=(\d{4})(\d\d)(\d\d)/.exec(last?.rule ?? '') ?? [];
  return last?.at && until.length > 0 ? `from ${localDate(last.at, zone)} to ${until.join('-')}` : null;
}

const maxTurns = 3;

// The days (YYYY-MM-DD) of what the last messages set: as many as were said, or all of them if `count` is null.
function daysJustSet({ now, zone, mentions = [] }: Spoken, count: number | null): string[] {
  const set = mentions.filter(
    ({ how, thing }) => how === 'made' && thing.at && thing.at > now && !thing.rule,
  );
  const turns = [...new Set(set.map(({ turn }) => turn))].slice(0, maxTurns);
  for (let length = 1; length <= turns.length; length += 1) {
    const known = turns.slice(0, length);
    const days = set.flatMap(({ thing, turn }) =>
      thing.at && known.includes(turn) ? [localDate(thing.at, zone)] : [],
    );
    const distinct = [...new Set(days)].toSorted();
    if (distinct.length > 1) return count === null || distinct.length === count ? distinct : [];
  }
  return [];
}

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const dayNumber = '\\d{1,2}(?:st|nd|rd|th)?';
const listedDays = new RegExp(
  `\\b(?:on )?(?:the )?(?:(?<first>${dayNumber}(?:, ?(?:the )?${dayNumber})*,? (?:and|&) (?:the )?${dayNumber})(?: of)? (?<month>${month})|(?<before>${month}) (?<days>${dayNumber}(?:, ?${dayNumber})*,? (?:and|&) ${dayNumber})|(?<ordinals>\\d{1,2}(?:st|nd|rd|th)(?:, ?(?:the )?\\d{1,2}(?:st|nd|rd|th))*,? (?:and|&) (?:the )?\\d{1,2}(?:st|nd|rd|th)))(?![\\d:]| (?:of )?(?:every|each|the month))`,
  'iu',
);

const paid =
  /\b(?:pay|rent|salary|wages?|pay ?(?:day|roll|check|cheque)s?|bills?|mortgage|instal?ments?|pension|allowance|invoices?|child support|direct debits?)\b/i;
const onceOnly =
  /\?|^(?:what|when|who|is|are|do|did|does|was|were|move|push|change|shift|cancel|delete|remove|skip|no|not|paid|i (?:paid|got))\b|\b(?:(?:this|next) month|not|meet|meeting|call|visit|see|talk|appointment)\b/i;

// Example: "24 and 25 nov" gives "on 2026-11-24 and 2026-11-25".
function withListedDays(message: string, at: { now: Date; zone: string }): string {
  const found = listedDays.exec(message.slice(0, maxRead));
  const { first, month: name = '', before = '', days, ordinals } = found?.groups ?? {};
  if (!found) return message;
  const dates = (first ?? days ?? ordinals ?? '').match(/\d{1,2}/g)?.map((day) => {
    const [time] = findTimes(name || before ? `${day} ${name || before}` : `on the ${ordinalOf(day)}`, at);
    return time?.kind === 'date' ? time.date : null;
  });
  if (!dates || dates.includes(null)) return message;
  // "Rent on the 1st and the 15th" is due on those days of every month.
  if (ordinals && paid.test(message) && !onceOnly.test(message))
    return message.replace(found[0], `on the ${ordinals} of every month`);
  const words = `on ${dates.join(', ')}`.replace(/, (?=[^,]+$)/, ' and ');
  return `${message.slice(0, found.index)}${words}${message.slice(found.index + found[0].length)}`;
}
