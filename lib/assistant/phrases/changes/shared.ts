import { fromThenCalls, oneDayCalls } from '@/lib/assistant/phrases/changes/one-day';
import { boundOf } from '@/lib/assistant/phrases/series/bounds';
import { otherDaysCalls } from '@/lib/assistant/phrases/series/other-days';
import { onOtherWeekday } from '@/lib/assistant/phrases/series/other-weekday';
import { isHour } from '@/lib/phrases/earlier/that-day';
import type { Heard, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { hoursOn } from '@/lib/phrases/task-times';
import { onItsWeekday, weekdayOf } from '@/lib/reminders/phrases/running/own-day';
import { ordinal } from '@/lib/reminders/rules';
import { addDays, fromLocal, isInPart, partsOfDay } from '@/lib/time/clock';
import { formatDay, formatWhen, localDate, localTime } from '@/lib/time/format';
import { resolveWhen } from '@/lib/time/phrases';
import { quoted } from '@/lib/words/wording';

export const every =
  /^(?:(?:all|every|everything|each)\b|(?:the (?:whole )?lot|it all)$|the whole|my whole|the entire)|\ball of (?:my|the)\b/i;

export function removeById(things: Thing[], isAll = false): PhraseCall[] {
  const ids = (kind: Thing['kind']) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const [todos, reminders, facts, dates, events] = (
    ['todo', 'reminder', 'fact', 'date', 'event'] as const
  ).map(ids);
  const all = isAll ? { all: true } : {};
  return [
    ...(todos?.length ? [{ tool: 'delete_todos', input: { items: todos, ...all } }] : []),
    ...(reminders?.length ? [{ tool: 'delete_reminders', input: { items: reminders, ...all } }] : []),
    ...(facts?.length ? [{ tool: 'forget_info', input: { keys: facts } }] : []),
    ...(dates?.length ? [{ tool: 'delete_social_date', input: { names: dates } }] : []),
    ...(events?.length ? [{ tool: 'use_calendar', input: { act: 'cancel', item: events[0] } }] : []),
  ];
}

export const allKinds: Thing['kind'][] = ['todo', 'reminder', 'fact', 'date', 'event'];

// "Make it 3", of "buy 2 litres of milk", is an amount. A todo has no hour.
function isItsCount({ title }: Thing, words: string): boolean {
  return (
    /^(?:at )?\d{1,2}$/.test(words) &&
    /(?<!\S)x?\d{1,3}x?(?!\S)|\b(?:two|three|four|five|six|ten|dozen)\b/i.test(title)
  );
}

export function moveCalls(thing: Thing, said: string, heard: Heard): PhraseCall | PhraseCall[] | null {
  if (/\bnow$/i.test(said)) return null;
  const words = hoursOn(thing, said, heard);
  const isReminder = thing.kind === 'reminder';
  const once =
    isReminder && (fromThenCalls(thing, heard) ?? otherDaysCalls(thing, heard) ?? oneDayCalls(thing, heard));
  if (once) return once;
  const inInterval = onOtherWeekday(thing, heard) ?? onMonthDay(thing, heard);
  if (inInterval) return inInterval;
  const [time] = heard.times;
  const bound = boundOf(thing, words, heard);
  if (bound) return bound;
  // "Make it an hour" counts from now.
  const length = words.replace(/^(?:in|for)\s+/i, '');
  if (time?.kind === 'duration' && words === time.text && isReminder)
    return { tool: 'update_reminder', input: { item: thing.id, when: `in ${length}` } };
  const when =
    onOtherDay(thing, heard) ??
    inItsMonth(thing, words, heard) ??
    otherHalf(thing, heard) ??
    inPartOfDay(thing, words, heard) ??
    putOff(thing, words, heard) ??
    inWeekOf(thing, words, heard);
  if (isReminder)
    return { tool: 'update_reminder', input: { item: thing.id, when: onItsWeekday(thing, when, heard) } };
  if (thing.kind === 'event')
    return { tool: 'use_calendar', input: { act: 'move', item: thing.title, when } };
  if (thing.kind !== 'todo' || isItsCount(thing, words)) return null;
  const isAtHour = /^(?:hour|(?:hourly )?series)$/.test(heard.sense) || (thing.date && /^at \d/.test(when));
  if (!isAtHour && !/^at \d{1,2}$/.test(words)) {
    // "It can wait till next week" is due in that week.
    const due = time?.kind === 'range' && time.bound === 'until' ? time.to.date : shifted(thing, when, heard);
    return { tool: 'update_todo', input: { item: thing.id, due } };
  }
  if (!thing.date || !heard.times.every(isHour)) return asReminder(thing, when);
  const hour = time?.kind === 'range' ? (time.from.time ?? '') : when;
  return asReminder(thing, `${thing.date} ${hour}`);
}

// A bill of the 1st of every month that moves "to the 3rd" comes on the 3rd of every month.
function onMonthDay(target: Thing, { times: [time, other], whole }: Heard): PhraseCall | null {
  const day = /^(?:(?:to|on|for) )?(?:the )?(\d{1,2})(?:st|nd|rd|th)$/i.exec(time?.text ?? '')?.[1];
  const isOnce = /\b(?:this (?:month|time)|next month|just|only|once|for now)\b/i.test(whole);
  if (!day || other || isOnce || !/^FREQ=MONTHLY;BYMONTHDAY=-?\d+$/.test(target.rule ?? '')) return null;
  const when = `every month on the ${ordinal(Number(day))}`;
  return { tool: 'update_reminder', input: { item: target.id, when } };
}

export function asReminder({ id, title, date }: Thing, when: string): PhraseCall[] {
  const due = date && new Date(`${date}T12:00Z`);
  const isMonthly = /^(?:(?:every|each) month|monthly)$/i.test(when);
  const isWeekly = /^(?:every|each) week$|^weekly$/i.test(when);
  const day =
    due && isMonthly
      ? ` on the ${ordinal(due.getUTCDate())}`
      : due && isWeekly
        ? ` on ${weekdayOf(due, 'UTC')}`
        : '';
  return [
    { tool: 'set_reminder', input: { title, when: `${when}${day}` } },
    { tool: 'delete_todos', input: { items: [id] } },
  ];
}

function inItsMonth(thing: Thing, words: string, { world }: Heard): string | null {
  const day = /^(?:(?:to|on|till|until|for|by) )?the (\d{1,2})(?:st|nd|rd|th)$/i.exec(words.trim())?.[1];
  return day && !thing.rule ? dayInItsMonth(thing, Number(day), world) : null;
}

export function dayInItsMonth(
  { at, date }: Pick<Thing, 'at' | 'date'>,
  day: number,
  { now, zone }: World,
): string | null {
  const own = at ? localDate(at, zone) : date;
  if (!own) return null;
  const found = `${own.slice(0, 8)}${String(day).padStart(2, '0')}`;
  const isDay = new Date(`${found}T12:00Z`).getUTCDate() === day;
  return isDay && found >= localDate(now, zone) ? found : null;
}

function otherHalf({ at }: Thing, { times, world }: Heard): string | null {
  const [time, another] = times;
  const part = time?.kind === 'part of day' ? /morning|afternoon|evening/i.exec(time.text)?.[0] : undefined;
  // "Friday morning" is another day.
  const isOtherDay = another || /day\b|\btomorrow\b|\d/i.test(time?.text ?? '');
  const hours = part && !isOtherDay && partsOfDay[part.toLowerCase()];
  const clock = at ? localTime(at, world.zone) : '';
  if (at && hours && isInPart(Number(clock.slice(0, 2)), hours))
    return `${localDate(at, world.zone)} ${clock}`;
  const hour = (Number(clock.slice(0, 2)) + 12) % 24;
  if (!at || !hours || hour < 5 || !isInPart(hour, hours)) return null;
  const said = `${String(hour).padStart(2, '0')}${clock.slice(2, 5)}`;
  const day = localDate(at, world.zone);
  // "In the morning, obviously", said at noon of a thing this evening, means tomorrow.
  const isPast = fromLocal(day, said, world.zone) <= world.now;
  return `${isPast ? addDays(day, 1) : day} ${said}`;
}

function onOtherDay({ at }: Thing, { times, world }: Heard): string | null {
  const [time, another] = times;
  const part =
    time?.kind === 'part of day' ? /morning|afternoon|evening|night/i.exec(time.text)?.[0] : undefined;
  const hours = part && partsOfDay[part.toLowerCase()];
  if (!at || another || time?.kind !== 'part of day' || !time.date || !hours) return null;
  const clock = localTime(at, world.zone);
  return isInPart(Number(clock.slice(0, 2)), hours) ? `${time.date} ${clock}` : null;
}

function inPartOfDay({ at }: Thing, words: string, { times, world }: Heard): string | null {
  const [time, another] = times;
  const isPart = time?.kind === 'part of day' && !time.date && !another && words === time.text;
  return isPart && at && at > world.now ? `${localDate(at, world.zone)} ${words}` : null;
}

function shifted({ date }: Thing, when: string, { world }: Heard): string {
  if (!date || !/ (?:later|earlier|before|after)$/.test(when)) return when;
  const { now, zone } = world;
  return resolveWhen(when, { now, zone, anchor: fromLocal(date, '12:00', zone) })?.date ?? when;
}

const later =
  /\b(?:extended|extension|postponed?|delayed?|put off|put back|pushe?d? (?:back|out)|until|till)\b/i;

// Returns the named weekday after the thing's day, as in "the following Monday".
function putOff(thing: Thing, words: string, { whole, world, times }: Heard): string | null {
  const own = thing.at ? localDate(thing.at, world.zone) : thing.date;
  const [time, other] = times;
  const isWeekday = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$/i.test(time?.text ?? '');
  // "Next monday", said on a Sunday of a thing on Thursday, is after that Thursday, and "next thursday" is another.
  const isNextDay =
    time?.kind === 'date' &&
    (time.date === addDays(localDate(world.now, world.zone), 1) || time.date === own) &&
    /\bnext (?:mon|tue|wed|thu|fri|sat|sun)/i.test(time.text);
  const isFollowing = isNextDay || /\bfollowing (?:mon|tue|wed|thu|fri|sat|sun)/i.test(time?.text ?? '');
  if (!own || other || !(time?.kind === 'date' || (isFollowing && time?.kind === 'instant'))) return null;
  if (!isFollowing && (!isWeekday || !later.test(whole) || words !== time.text)) return null;
  let { date } = time;
  while (date <= own) date = addDays(date, 7);
  const ownClock = thing.at && localTime(thing.at, world.zone);
  const clock = time.kind === 'date' || /\bsame time\b/i.test(time.text) ? ownClock : time.time.slice(0, 5);
  return date === time.date ? null : `${date}${clock ? ` ${clock}` : ''}`;
}

const weekdayAlone =
  /^(?:(?:on|to|the|till?|until)\s+)*(?<said>(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)(?<clock> (?:at )?\d{1,2}[:.]\d\d)?$/i;

function inWeekOf(thing: Thing, when: string, { world, whole }: Heard): string {
  const { now, zone } = world;
  const own = thing.at ? localDate(thing.at, zone) : thing.date;
  const { said, clock } = weekdayAlone.exec(when)?.groups ?? {};
  if (!own || !said) return when;
  const hour = clock ?? (thing.at ? ` ${localTime(thing.at, zone)}` : '');
  const isLater = !thing.rule && pushing.test(whole);
  if (own <= addDays(localDate(now, zone), 7)) {
    const next = isLater ? resolveWhen(said, { now, zone })?.date : null;
    return next && next < own ? `${addDays(next, 7)}${hour}` : when;
  }
  const monday = addDays(own, -((new Date(own).getUTCDay() + 6) % 7));
  const date = resolveWhen(said, { now: fromLocal(addDays(monday, -1), '12:00', zone), zone })?.date;
  return date ? `${isLater && date < own ? addDays(date, 7) : date}${hour}` : when;
}

// "Pushed to monday", of a friday, is the monday after it.
const pushing =
  /\b(?:push(?:ed|es|ing)?|postpon(?:ed?|es|ing)|delay(?:ed|s|ing)?|deferred|put off|extended)\b(?! (?:it )?(?:up|forward))(?!.*\b(?:forward|earlier)\b)/i;

export function nameThing(thing: Thing, { world }: Pick<Heard, 'world'>): string {
  const { now, zone } = world;
  if (thing.kind === 'fact') return `${quoted(thing.title)} is ${thing.value ?? ''}`;
  const when = thing.at
    ? formatWhen(thing.at, zone, now)
    : thing.date
      ? formatDay(thing.date, localDate(now, zone))
      : null;
  return when ? `${quoted(thing.title)}, ${when}` : quoted(thing.title);
}

export function durationAs(when: string, { times, whole }: Heard): string {
  const [time] = times;
  if (time?.kind !== 'duration') return when;
  return `${time.text.replace(/^(?:by|for)\s+/i, '')} ${/\b(?:forward|up|earlier|ahead|prepone)\b/i.test(whole) && !/push/i.test(whole) ? 'earlier' : 'later'}`;
}

/** Matches names such as "bin day" and "8a drop off", in which "bin" and "drop" are not verbs. */
export const namesDuty =
  /^bin (?:days?|collection|men|lorry|night|bags?)\b|^(?:the |school |[\d:.]+ ?(?:am?|pm?)? )*drop[- ]?offs?(?: (?:is|are|was|at|on|today|tomorrow|\d).*)?$/i;
