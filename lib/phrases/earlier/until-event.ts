import type { Thing, World } from '@/lib/phrases/phrase';
import { addDays, fromLocal } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { hourMs } from '@/lib/time/units';
import { matchWords } from '@/lib/words/match-words';
import { taskVerbs } from '@/lib/words/verbs';
import { stem } from '@/lib/words/word-forms';

const untilEvent =
  /\b(?:until|till?|up ?to|right up to) (?:the |my |our |her |his )?(?<name>\p{L}[\p{L} '’]{2,40}?)(?=\s*(?:[,.;!?(]|$)| (?:at|from|starting|please)\b)/iu;
const repeating = /\b(?:every|each|daily|nightly|week(?:day|end)s|[a-z]+days|mornings|evenings|nights)\b/i;
// "Only up to the exam", right after a series was set.
const onlyUntil =
  /^(?:(?:and|but|so|ok|no) )*(?:(?:only|just|stop|end) (?:it |that )?)?(?:until|till?|up ?to)\b/i;
// "Haircut the same day as the dentist", "remind me the weekend before his birthday".
const besideEvent =
  /\b(?:on |over )?(?:the )?(?<way>same day as|weekend before) (?<whose>the |my |our |her |his |their )?(?<name>\p{L}[\p{L} '’]{2,40}?)(?=\s*(?:[,.;!?(]|$)| (?:at|to|i|we|can|please|remind)\b)/iu;
// "Three hours before dinner" counts from a dinner that is planned.
const beforeMeal =
  /(?<=\b(?:hours?|hrs?|minutes?|mins?) before )(?<name>breakfast|brunch|lunch|dinner|tea|supper)\b/i;
// "I can't do gym the same day as the vet" plans nothing.
const denied = /\?|\bnot\b|n['’]?t\b|\b(?:no|never|cannot|cant|dont|is|was|are) /i;
const ofOtherDay =
  /\b(?:every|each|daily|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
const maxRead = 500;
// "Clean the bathroom before she arrives", "remind me to shave before the dentist".
const beforeEvent =
  /^(?<task>(?<asks>(?:(?:please|and|also|oh|so|can you|could you),? )*remind me to )?(?<verb>\p{L}+)(?: [^.!?;:]{1,60}?)?) before (?:(?<them>he|she|they|it)|(?<name>(?:the |my |our )?\p{L}+(?: \p{L}+)?))(?<comes>['’]?s (?:coming|here|due)| (?:comes?(?: (?:over|round|in|home|back))?|arrives?|gets? (?:here|in|back|home)|lands?|starts?|begins?|turns? up|shows? up|is (?:coming|here|due)|are (?:coming|here)|visits?))?[.! ]*$/iu;
// "Remind me to ring Mum after the dentist": an hour after it begins, because nobody knows when it ends.
const afterEvent =
  /^(?<task>(?:(?:please|and|also|oh|so|ok|can you|could you),? )*remind me to [^.!?;:]{3,60}?),? (?:(?:right |straight |just )?after(?:wards?)?(?: (?<them>it|that|then))?|after (?<name>(?:the |my |our )?\p{L}+(?: \p{L}+)?))[.! ]*$/iu;
const noticed = /^(?:(?:please|and|can you|could you),? )*(?:remind|ping|tell|alert|nudge) me$/i;
const hourOfTasks = '09:00';

type EventWorld = Pick<World, 'now' | 'zone' | 'things' | 'mentions' | 'lastPerson'>;

/**
 * Replaces the event at the end of a series with a date, the last day of the series. If the midterm begins
 * before 7:00 on 9 December, "study every day at 7 till the midterm" becomes "… until 2026-12-08". Also
 * replaces "the same day as the midterm" by "on 2026-12-09".
 */
export function withDayOfEvent(message: string, world: EventWorld): string {
  const said = message.slice(0, maxRead);
  const due =
    message.length < maxRead ? (withHourOfTask(message, world) ?? withHourAfter(message, world)) : null;
  if (due) return due;
  const beside = besideEvent.exec(said);
  if (beside) return denied.test(said) ? message : withDayBeside(message, beside, world);
  const meal = ofOtherDay.test(said) ? undefined : beforeMeal.exec(said)?.groups?.name;
  if (meal) return eventNamed(meal, world) ? message.replace(beforeMeal, 'the $<name>') : message;
  const isSeries = repeating.test(said) || (onlyUntil.test(said) && Boolean(world.mentions[0]?.thing.rule));
  const found = isSeries ? untilEvent.exec(said) : null;
  const name = found?.groups?.name ?? '';
  const event =
    found && findTimes(name, world).length === 0 ? (dueThing(name, world) ?? eventNamed(name, world)) : null;
  if (!found || !event) return message;
  const series = findTimes(said.slice(0, found.index), world).find(({ kind }) => kind === 'recurrence');
  const clock = series?.kind === 'recurrence' ? series.time?.slice(0, 5) : null;
  const day = event.at ? localDate(event.at, world.zone) : (event.date ?? '');
  const isOver = event.at && clock && clock >= localTime(event.at, world.zone);
  return `${message.slice(0, found.index)}until ${isOver ? addDays(day, -1) : day}${message.slice(found.index + found[0].length)}`;
}

function withDayBeside(message: string, found: RegExpExecArray, world: EventWorld): string {
  const { way = '', whose = '', name = '' } = found.groups ?? {};
  const owner = /^(?:her|his)/i.test(whose) && world.lastPerson ? `${world.lastPerson} ` : '';
  const event = eventNamed(`${owner}${name}`, world) ?? eventNamed(name, world);
  const day = event?.at ? localDate(event.at, world.zone) : event?.date;
  if (!day) return message;
  const weekday = new Date(day).getUTCDay();
  const said = /^same/i.test(way) ? day : addDays(day, weekday === 0 ? -8 : -1 - weekday);
  const [before, after] = [message.slice(0, found.index), message.slice(found.index + found[0].length)];
  const isBare = /\bremind me $/i.test(before) && /^[.! ]*$/.test(after);
  return `${before}${isBare ? `about ${event?.title} ` : ''}on ${said}${after}`;
}

// "Till it's due", of what was spoken of last.
function dueThing(name: string, { mentions, things, now }: EventWorld): Thing | null {
  if (
    !/^(?:it['’]?s|it is|its|they['’]re|the) ?(?:due|deadline|due date|day|over|then)$|^(?:due|deadline|then)$/i.test(
      name,
    )
  )
    return null;
  const last = mentions[0]?.thing.id;
  const thing = things.find(({ id }) => id === last);
  return thing && !thing.rule && (thing.date || (thing.at && thing.at > now)) ? thing : null;
}

function eventNamed(name: string, { things, now, zone }: EventWorld): Thing | null {
  const words = matchWords(name).map(stem);
  const today = localDate(now, zone);
  const ahead = things.filter(
    ({ kind, at, date, rule }) =>
      !rule && ((kind === 'reminder' && at && at > now) || (kind === 'date' && date && date > today)),
  );
  const named = ahead.filter(({ title }) => {
    const own = matchWords(title).map(stem);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  const [event = null, another] = named;
  return another ? null : event;
}

// A reminder comes on the morning of the event, or an hour before an early one; a todo is due on its day.
function withHourOfTask(message: string, world: EventWorld): string | null {
  const { task = '', asks, verb = '', them, name = '', comes } = beforeEvent.exec(message)?.groups ?? {};
  // "Remind me before it starts" wants a notice.
  if (noticed.test(task) && them && lastPlanned(world)) return 'remind me an hour before';
  if (/ me$/i.test(task)) return null;
  const isTask =
    (taskVerbs.has(verb.toLowerCase()) || asks !== undefined) && !/ (?:in|on|up|out|off|over)$/i.test(task);
  if (!isTask || (them && !comes && !/^it$/i.test(them)) || findTimes(message, world).length > 0) return null;
  const event = them ? lastPlanned(world) : eventNamed(name.replace(/^(?:the|my|our) /i, ''), world);
  if (!event?.at || event.at <= world.now) return null;
  const day = localDate(event.at, world.zone);
  if (!asks) return `${task} by ${day}`;
  const morning = fromLocal(day, hourOfTasks, world.zone).getTime();
  const isEarly = event.at.getTime() - morning < hourMs || morning <= world.now.getTime();
  const at = new Date(isEarly ? event.at.getTime() - hourMs : morning);
  return at > world.now ? `${task} on ${day} at ${localTime(at, world.zone).slice(0, 5)}` : null;
}

function withHourAfter(message: string, world: EventWorld): string | null {
  const found = afterEvent.exec(message)?.groups;
  if (!found || findTimes(message, world).length > 0) return null;
  const event = found.name
    ? eventNamed(found.name.replace(/^(?:the|my|our) /i, ''), world)
    : lastPlanned(world);
  if (!event?.at || event.at <= world.now || localTime(event.at, world.zone) >= '22:00') return null;
  const at = new Date(event.at.getTime() + hourMs);
  const title = event.title.replace(/^(?:the|my|our) /i, '');
  const isNoun = title.split(' ').length <= 3 && !taskVerbs.has(title.split(' ')[0]?.toLowerCase() ?? '');
  const task = isNoun
    ? (found.task ?? '').replace(/\babout (?:it|that|this)$/i, `about the ${title}`)
    : found.task;
  return `${task} on ${localDate(at, world.zone)} at ${localTime(at, world.zone).slice(0, 5)}`;
}

function lastPlanned({ mentions, now }: EventWorld): Thing | null {
  const isPlan = ({ kind, at, rule }: Thing) => kind !== 'fact' && Boolean(at && at > now && !rule);
  return mentions.find(({ thing, how }) => how !== 'deleted' && isPlan(thing))?.thing ?? null;
}
