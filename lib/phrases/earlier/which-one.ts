import type { Thing, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { findTimes } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { comesOn } from '@/lib/time/recurrence';

const chosen =
  /^(?<opening>(?:(?:ok|okay|and|but|no|actually|sorry|oh|then|so|please|can you|could you|hmm?|let['’]?s)[, ]+)*)(?<verb>(?:move|push|put|do|make|have|change|set|shift|bring|schedule) )?(?:the )?(?<which>first|second|third|other|former|latter)(?<one> one)?(?<be> (?:should be|is|can be|needs to be|has to be|goes|must be|now))?(?:,|:| →| ->)?(?: (?<link>to|on|at|for|till|until|by))? (?<when>[^?]{1,40}?)(?: (?:then|instead|please|now))*[.! ]*$/iu;

/**
 * Rewrites a message that gives one of several things another time: "the second on friday" becomes "move the
 * second one to friday". If several things were not just spoken of, leaves it unchanged, because "the second"
 * may be a date.
 */
export function withChosenOne(message: string, world: World): string {
  const named = withOneOfDay(message, world);
  if (named !== message) return named;
  const moved = withPlanOfDay(message, world);
  if (moved) return moved;
  const isSet = setNow(world);
  if (isSet && weekAfter.test(message)) return 'make it a week later';
  const before = isSet ? partBefore.exec(message)?.groups?.part : undefined;
  if (before) return `remind me the ${before} before`;
  const {
    opening = '',
    verb,
    which = '',
    one,
    be,
    link = '',
    when = '',
  } = chosen.exec(message)?.groups ?? {};
  // "The first monday" is a day.
  if (!verb && !one && !be && !link) return message;
  if (!when || countPlans(world) < 2) return message;
  const isHour = /^(?:at )?(?:[1-9]|1\d|2[0-3])(?:[:.][0-5]\d)?$/.test(when);
  const [time, another] = findTimes(when, world);
  const isTime =
    time !== undefined &&
    !another &&
    time.start === 0 &&
    time.end === when.length &&
    time.kind !== 'duration';
  if (!isTime && !(isHour && /^(?:to|at|for|)$/i.test(link))) return message;
  // "One to 3pm" would be a range of hours.
  const to = isHour ? 'at' : /^by$/i.test(link) ? 'by' : /^\d/.test(when) ? '→' : 'to';
  return `${opening}move the ${which.toLowerCase()} one ${to} ${when}`;
}

const oneOfDay =
  /^(?<order>(?:(?:please|can you|could you|and|ok),? )*(?:push|move|shift|cancel|skip|drop|delete) )(?:(?<of>tonight|today|tomorrow)['’]?s (?:one|reminder)|the (?:one|reminder) (?<on>tonight|today|tomorrow))(?= |[.!]*$)/i;

// "Push tonight's one by half an hour" names the only single reminder of the evening.
function withOneOfDay(message: string, { things, now, zone }: World): string {
  const said = oneOfDay.exec(message);
  const { order = '', of, on } = said?.groups ?? {};
  const day = (of ?? on ?? '').toLowerCase();
  const today = localDate(now, zone);
  const [one, other] = !said
    ? []
    : things.filter(
        ({ kind, at, rule }) =>
          kind === 'reminder' &&
          !rule &&
          at &&
          at > now &&
          localDate(at, zone) === (day === 'tomorrow' ? addDays(today, 1) : today) &&
          (day !== 'tonight' || localTime(at, zone) >= '17:00'),
      );
  return said && one && !other ? `${order}${one.title}${message.slice(said[0].length)}` : message;
}

const hour = String.raw`(?:noon|\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|half (?:past )?\p{L}+|\p{L}+ (?:thirty|fifteen)|(?:a )?quarter (?:past|to) \p{L}+)`;
const planOfDay = new RegExp(
  `^(?:(?:oh|ok|so|and|btw|fyi)[, ]+)*(?:[^,.!?]{1,30}? (?:says?|said|reckons|rang|texted|told me)(?: that)?,? )?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)(?:(?:['’]?s| is| has| was| got| gets)?(?: just| now| all)*(?: been| being| got)?(?: just| now)? (?:moved|pushed|put|brought|shifted|changed|delayed|bumped)(?: back| forward| up| out)?(?: to| until| till)|(?:['’]s| is) now at) (?<when>${hour})(?: now| instead)?[.! ]*$`,
  'iu',
);

// "I can't do wednesday, do it thursday"; other rewrites give the second form.
const refusedDay =
  /^(?:(?:so|oh|ok|sorry|and|but)[, ]+)*(?:(?:on )?(?:this )?(?<first>(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:i|we) (?:can['’]?t|cannot|can not|won['’]?t)(?: (?:make|do|manage) (?:it|that))?,? (?:so )?(?:(?:do|make|move|have|put) (?:it|that)|i['’]?ll (?:do|go))(?: to| on)? |move this (?<second>(?:mon|tues|wednes|thurs|fri|satur|sun)day)['’]s one to )(?<to>[^,.!?]{3,30})[.! ]*$/i;

// "Coach says saturday's been pushed to 10:15" moves what is planned on that day.
function withPlanOfDay(message: string, world: World): string | null {
  const { first, second, to } = refusedDay.exec(message)?.groups ?? {};
  const refused = first ?? second;
  if (refused) {
    const plan = findTimes(to ?? '', world)[0]?.start === 0 ? planOn(refused, world) : null;
    return plan && `move ${plan.rule ? `this ${refused}'s ` : ''}${nameOf(plan)} to ${to}`;
  }
  const { day = '', when = '' } = planOfDay.exec(message)?.groups ?? {};
  const plan = day ? planOn(day, world) : null;
  const once = plan?.rule
    ? /day$/i.test(day) && !/^today$/i.test(day)
      ? `this ${day}'s `
      : `${day}'s `
    : '';
  return plan && `move ${once}${nameOf(plan)} to ${when}`;
}

// The 4 of "game field 4" would be an hour.
const nameOf = ({ title }: Thing) => title.replace(/ ?\S*\d\S*/g, '');

function planOn(day: string, { things, mentions, now, zone }: World): Thing | null {
  const [time] = findTimes(day.replace(/^tonight$/i, 'today'), { now, zone });
  const date = time && 'date' in time ? time.date : null;
  if (!date) return null;
  const onDay = things.filter(
    ({ kind, at, rule }) =>
      kind === 'reminder' &&
      at &&
      (rule
        ? comesOn({ rule, date: localDate(at, zone), time: localTime(at, zone), zone }, date)
        : at > now && localDate(at, zone) === date),
  );
  const latest = mentions.find(({ thing }) => onDay.some(({ id }) => id === thing.id))?.thing;
  return (onDay.length === 1 ? onDay[0] : onDay.find(({ id }) => id === latest?.id)) ?? null;
}

const weekAfter =
  /^(?:no|nah|nope|actually|sorry|oops|i mean(?:t)?|not (?:this|that) one)[, ]+(?:(?:no|sorry|actually|i mean(?:t)?)[, ]+)*(?:the )?(?:(?:one|week) after(?: that| next)?|(?:following|next) (?:one|week))(?: please| instead)?[.! ]*$/i;
const partBefore =
  /^(?:(?:no|but|or|ok|sorry|actually)[, ]+)*(?:the )?(?<part>night|evening|day) before(?: please| though| actually)?[.! ]*$/i;

// Whether the last message set or changed one reminder with a time.
function setNow({ mentions: [recent, other], lastTurn, now }: World): boolean {
  const { thing, how, turn } = recent ?? {};
  return (
    (how === 'made' || how === 'changed') &&
    turn === lastTurn &&
    other?.turn !== turn &&
    thing?.kind === 'reminder' &&
    Boolean(thing.at && thing.at > now)
  );
}

function countPlans({ mentions, things }: World): number {
  const known = new Set(things.map(({ id }) => id));
  const recent = mentions.filter(
    ({ thing, how }) =>
      how !== 'deleted' &&
      how !== 'done' &&
      (thing.kind === 'event' || known.has(thing.id)) &&
      planned.has(thing.kind),
  );
  return new Set(recent.map(({ thing }) => thing.id)).size;
}

const planned = new Set(['todo', 'reminder', 'event']);
