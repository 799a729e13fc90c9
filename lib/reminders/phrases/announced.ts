import { endOf, leadText, startOf, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, PhraseCall } from '@/lib/phrases/phrase';
import { eventTitle, inItsHalf } from '@/lib/reminders/phrases/event-names';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays, fromLocal } from '@/lib/time/clock';
import { readTime, type TimeExpression } from '@/lib/time/find-times';
import { resolveWhen } from '@/lib/time/phrases';

export const hourWords = /\s*\b(?:at|@)\s*\d[\w:.]*(?:\s*[ap]\.?m\b\.?)?|\s*\b\d[\d:.]*\s*[ap]\.?m\b\.?/i;
const maxEarlier = 12 * 60;

export interface Announcement {
  /** Words for the time of the event, such as "at 3". */
  own: string;
  /** Words for the day and time of the reminder, such as "on 2027-05-03 at 09:00". */
  when: string;
  /** Minutes from the reminder to the event; null if the event has no time of day. */
  minutes: number | null;
  /** Whether the event has a time of day and does not repeat. */
  isEvent: boolean;
}

/**
 * Returns the event and its reminder for a message that asks for a reminder on the day of the event: "Rent
 * comes on the 1st of each month, remind me at 9am". Null for other messages.
 */
export function announcedOnItsDay({ times, world }: Heard): Announcement | null {
  const at = times.at(-1);
  const before = times.slice(0, -1);
  const [first, more] = before;
  const own = before.map(({ text }) => text).join(' ');
  const thing = more ? readTime(own, world) : first;
  if (!at || !thing || before.length > 2 || !('date' in thing) || !thing.date) return null;
  const days =
    thing.kind === 'recurrence'
      ? first?.text.replace(hourWords, '').replace(/^due /i, '').trim()
      : `on ${thing.date}`;
  const clock = 'time' in thing ? thing.time : null;
  const isEvent = clock !== null && thing.kind !== 'recurrence';
  // "Trash goes out every tuesday night, remind me at 8": the hour is that of the night.
  const part =
    first &&
    !more &&
    !/\d/.test(first.text) &&
    /\b(?:morning|afternoon|evening|night)s?\b/i.exec(first.text)?.[0];
  if (at.kind === 'time' && clock && part) {
    const bare = days?.replace(new RegExp(`(?: in the| at)? ${part}`, 'i'), '');
    const said = nearestHalf(at.time, at.text, clock).slice(0, 5);
    return { own, when: `${bare} at ${said}`, minutes: null, isEvent: false };
  }
  if (at.kind === 'time' && clock) {
    const early = earlierHour(at, minutesOf(clock));
    if (early === null) return null;
    const two = (value: number) => String(value).padStart(2, '0');
    const said = `${two(Math.floor(early / 60))}:${two(early % 60)}`;
    return { own, when: `${days} at ${said}`, minutes: minutesOf(clock) - early, isEvent };
  }
  const isHour = at.kind === 'time' || (at.kind === 'part of day' && at.date === null);
  const said = /^\d/.test(at.text) ? `at ${at.text}` : at.text;
  if (isHour) return clock ? null : { own, when: `${days} ${said}`, minutes: null, isEvent };
  const isSame =
    at.kind === 'recurrence'
      ? thing.kind === 'recurrence' && at.rule === thing.rule && at.time !== null
      : (at.kind === 'instant' || at.kind === 'part of day') &&
        thing.kind !== 'recurrence' &&
        (at.date === thing.date || isNightOf(thing.date, at));
  const eve = thing.kind === 'recurrence' && at.kind === 'instant' ? eveOf(thing, at) : null;
  if (eve) return { own, when: eve, minutes: null, isEvent: false };
  if (!isSame) return null;
  const early = clock && at.kind === 'instant' ? minutesOf(clock) - minutesOf(at.time) : 0;
  return { own, when: at.text, minutes: early > 0 ? early : null, isEvent };
}

// "Recycling every other wednesday, remind me tuesday at 8pm": a series of its own, on the days before.
function eveOf(
  { rule, date }: { rule: string; date: string | null },
  at: { date: string; time: string },
): string | null {
  const [, weeks] = /^FREQ=WEEKLY(?:;INTERVAL=(\d+))?;BYDAY=[A-Z]{2}$/.exec(rule) ?? [];
  if (!rule.startsWith('FREQ=WEEKLY') || !date || addDays(at.date, 1) !== date || rule.includes(','))
    return null;
  const name = weekdayNames[new Date(at.date).getUTCDay()];
  const every = weeks ? `every ${weeks} weeks on ${name}` : `every ${name}`;
  return `${every} at ${at.time.slice(0, 5)} starting ${at.date}`;
}

const weekdayNames = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

function isNightOf(day: string, at: { kind: string; date: string | null; time?: string }): boolean {
  return at.date === addDays(day, 1) && at.time !== undefined && at.time < '06:00';
}

function earlierHour({ time, text }: { time: string; text: string }, hour: number): number | null {
  const said = minutesOf(time);
  const early = [said, (said + maxEarlier) % (2 * maxEarlier)]
    .filter((one) => one === said || !halfSaid.test(text))
    .filter((one) => one < hour)
    .sort((a, b) => b - a)[0];
  return early === undefined || hour - early > maxEarlier ? null : early;
}

const halfSaid = /[ap]\.?m\b|\b(?:0\d|1[3-9]|2[0-3])[:.]|noon|midnight|morning|evening|night|afternoon/i;

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

export const ahead =
  /\b(?:before|beforehand|prior|ahead|early|earlier|in advance|heads up|warning|notice)\b/i;

/**
 * Returns the leads of a reminder (how long before an event it is sent) and the times of the event (`own`):
 * "dentist at 3, remind me an hour before" gives the lead "an hour before" and the time "at 3". Null if the
 * message names no lead.
 */
export function leadOf(heard: Heard): { leads: TimeExpression[]; own: TimeExpression[] } | null {
  const { times, whole } = heard;
  const isLead = ({ kind, text }: TimeExpression) => kind === 'duration' || ahead.test(text);
  const count = heard.has('more') ? 2 : 1;
  const [leads, own] = [times.slice(-count), times.slice(0, -count)];
  return leads.length === count && leads.every(isLead) && own.length > 0 && ahead.test(whole)
    ? { leads, own }
    : null;
}

export function nameOf(heard: Heard): string {
  const bare = heard
    .text('title')
    .replace(/,? (?:and )?(?:is )?(?:the )?next (?:one|time)(?:['’]?s| is)?(?: on)?$/i, '')
    .replace(/\s+(?:is|are)$/i, '');
  const own = { ...heard, text: () => bare };
  return eventTitle(own) ?? titleOf(bare);
}

export function announced(heard: Heard): PhraseCall | PhraseCall[] | null {
  const found = leadOf(heard);
  if (!found) return null;
  const { now, zone } = heard.world;
  const [series, first] = found.own;
  // "Every second Tuesday, the next one is this Tuesday" starts the series on that day.
  const isNext = series?.kind === 'recurrence' && first?.kind === 'date' && /\bnext\b/i.test(heard.whole);
  const when = isNext ? `${series.text} starting ${first.date}` : found.own.map(({ text }) => text).join(' ');
  const at = resolveWhen(when, { now, zone });
  const anchor = at?.at ?? (at?.date ? fromLocal(at.date, '09:00', zone) : rangeStart(found.own, zone));
  const early = anchor ? found.leads.flatMap(leadTexts).map((said) => earlyBy(said, anchor, heard)) : [];
  const moments = early.flatMap((one) => one?.moment ?? []);
  const [moment] = moments;
  if (!moment || moments.length < early.length) return null;
  const title = nameOf(heard);
  const minutes = early.flatMap((one) => one?.minutes ?? []);
  const isSeries = found.own.some(({ kind }) => kind === 'recurrence');
  if (heard.has('act')) {
    if (isSeries) return null;
    const act = { tool: 'set_reminder', input: { title: titleOf(heard.text('act')), when: moment } };
    // The event comes last, so that "it" means the event.
    return at?.at ? [act, { tool: 'set_reminder', input: { title, when } }] : act;
  }
  if ((at?.at || isSeries) && minutes.every((one) => one >= 5 && one <= maxLead))
    return {
      tool: 'set_reminder',
      input: {
        title,
        when: isSeries ? when : startOf({ ...heard, when, times: found.own }),
        leads: minutes.map(leadText),
        ...endOf({ ...heard, times: found.own }),
      },
    };
  const named = when.replace(/^(?:on|at|in|due)\s+/i, '');
  const verb = /\b(?:expires|expire|ends|runs out|starts|begins)\b/i.exec(heard.whole)?.[0] ?? '';
  const name = verb && !title.includes(verb) ? `${title} ${verb}` : title;
  return moments.map((one) => ({
    tool: 'set_reminder',
    input: { title: `${name} (${named})`, when: one },
  }));
}

/** Returns the calls for an event that is told behind its notice: "a week before my exam on 12 december". */
export function beforeTold(heard: Heard, title: string): PhraseCall | PhraseCall[] | null {
  const [lead, day, other] = heard.times;
  if (!lead || other || (day?.kind !== 'date' && day?.kind !== 'instant')) return null;
  // An hour before a flight of which only the day is known is no time.
  if (day.kind === 'date' && /\b(?:hours?|hrs?|minutes?|mins?)\b/i.test(lead.text)) return null;
  const name = title.replace(onTheDay, '');
  const text = (slot: string) => (slot === 'title' ? name : heard.text(slot));
  const inHalf = { ...day, text: inItsHalf(day.text, name) };
  const before = announced({ ...heard, text, has: (slot) => slot === 'title', times: [inHalf, lead] });
  if (!before || name === title || day.kind === 'instant') return before;
  const itself = { title: nameOf({ ...heard, text }), when: `on ${day.date}` };
  return [...[before].flat(), { tool: 'set_reminder', input: itself }];
}

// "And then on the morning of".
const onTheDay = /,? and (?:(?:then|again|also) )*on the (?:day|morning)(?: (?:of|itself|too|of it))*$/i;

// "A day and an hour before" is two leads, "an hour and 15 minutes before" one.
function leadTexts({ text }: TimeExpression): string[] {
  const parts = text.split(/,? and (?=(?:the|an?|one|two|three|half|\d+) )/i);
  const areLeads = parts.every((part) => unit.test(part));
  // "2 hours and 30 minutes before" is one lead.
  return areLeads && longUnit.test(parts[0] ?? '') ? parts : [text];
}

const unit = /\b(?:min(?:ute)?|hour|hr|day|week|month|morning|evening|night)s?\b/i;
const longUnit = /\b(?:(?:day|week|month|morning|evening|night)s?|before)\b/i;

function earlyBy(
  text: string,
  anchor: Date,
  { world: { now, zone } }: Heard,
): { moment: string; minutes: number } | null {
  const said = ahead.test(text) ? text : `${text} before`;
  const words = said
    .replace(/^(?:by|for|in|at)\s+/i, '')
    .replace(/\b(?:heads up|warning|notice|ahead|in advance|beforehand|early|earlier)\b/i, 'before');
  const moment = timeFrom(anchor, words, { now, zone });
  const isDay = moment && /^\d{4}-\d\d-\d\d$/.test(moment);
  const before = resolveWhen(words, { now, zone, anchor });
  const early = before?.at ?? (isDay ? fromLocal(moment, '09:00', zone) : null);
  return moment
    ? { moment, minutes: early ? Math.round((anchor.getTime() - early.getTime()) / 60_000) : 0 }
    : null;
}

const maxLead = 60 * 24 * 60;

function rangeStart([range]: TimeExpression[], zone: string): Date | null {
  return range?.kind === 'range'
    ? fromLocal(range.from.date, range.from.time?.slice(0, 5) ?? '09:00', zone)
    : null;
}
