import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { readDays } from '@/lib/phrases/several-days';
import { formatRule } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const days = `weekends?|week ?days|${weekday}s(?:(?:, ?| and | & |, and )${weekday}s)*|${weekday} (?:ones|sessions|lessons|classes)`;
// "They've moved tuesdays to 5:30".
const moving =
  "(?:(?:they|he|she|we|i)(?:['’]?ve|['’]s| have| has)?(?: just)? (?:moved|changed|switched|shifted)|(?:(?:can|could) you |please )?(?:make|move|change|set|switch|shift|put))";
const clock = '\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?|noon|midday|half (?:past )?\\d{1,2}';
const making =
  "(?:(?:can|could) (?:you|we) |please )?(?:make|do|set|have|change|move) (?:it|that|them)(?: to| for)?|it(?:['’]s| is| can be| should be)|is|are|should be|more like|rather|better|only|not (?:before|until|till)";
const opening =
  '(?:(?:and|but|plus|except|oh|actually|no|ok|okay|also|only|just|then|so|please|hm+|wait)[, ]+)*';
const ending = '(?: (?:though|tho|please|pls|instead|then|now|thanks))*[.! ]*$';

const hourFirst = new RegExp(
  `^${opening}(?:(?:${making}) )*(?:at )?(?<hour>${clock}) (?:on|at|for) (?:the )?(?<days>${days})${ending}`,
  'i',
);
const daysFirst = new RegExp(
  `^${opening}(?:${moving} )?(?:on |at |for )?(?:the |her |his |their )?(?<days>${days}),? (?:(?:${making}) )*(?:now )?(?:at |around |to |for )?(?<hour>${clock})${ending}`,
  'i',
);
// "Move vinyasa on wednesdays to 7".
const namedDays = new RegExp(
  `^${opening}(?:(?:can|could) you |please )?(?:make|move|change|set|switch|shift|put) (?:[\\p{L}'’]+ ){1,4}?(?:on |at |for )(?<days>${days}) (?:to|at) (?<hour>${clock})${ending}`,
  'iu',
);
const oneDay = new RegExp(
  `^(?:change|make|move|switch|set|put) (?:the )?(?<days>mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:['’]s)? (?:one |class |session |lesson )?(?:to|at) (?<hour>${clock})${ending}`,
  'i',
);
const plain = /^FREQ=(?:DAILY|WEEKLY;BYDAY)(?!.*(?:INTERVAL|BYHOUR))/;
const everyDay = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns the calls that give some days of the series `thing` an hour of their own; its other days keep theirs.
 * Days that are not in the series get one beside it. Null for other requests. If the message may be about
 * something else (`isNamed` is false), only a message without other words counts: "weekends at 9".
 */
export function otherDaysCalls(thing: Thing, heard: Heard, isNamed = true): PhraseCall[] | null {
  if (!thing.at || !thing.rule || !plain.test(thing.rule)) return null;
  const hour = localTime(thing.at, heard.world.zone).slice(0, 5);
  const fresh = isNamed ? newDays(heard, hour) : null;
  if (fresh) return [{ tool: 'update_reminder', input: { item: thing.id, when: fresh } }];
  const said = inWords(heard, hour, isNamed) ?? (isNamed ? inTimes(heard, hour) : null);
  const own = /BYDAY=([A-Z,]+)/.exec(thing.rule)?.[1]?.split(',') ?? everyDay;
  const left = own.filter((day) => !said?.days.includes(day));
  if (!said || (left.length === 0 && said.days.length !== own.length)) return null;
  const isPart = said.days.every((day) => own.includes(day));
  const isBeside = !said.isOne && own.length > 1 && left.length === own.length;
  if (!isPart && !isBeside) return null;
  const rule = (days: string[]) => formatRule(`FREQ=WEEKLY;BYDAY=${days.join(',')}`);
  const until = / until .*$/.exec(formatRule(thing.rule))?.[0] ?? '';
  const when = `${rule(said.days)} at ${said.hour}${until}`;
  if (left.length === 0)
    return own === everyDay ? null : [{ tool: 'update_reminder', input: { item: thing.id, when } }];
  const set = { tool: 'set_reminder', input: { title: thing.title, when } };
  const rest = `${rule(left)} at ${hour}${until}`;
  return isPart ? [{ tool: 'update_reminder', input: { item: thing.id, when: rest } }, set] : [set];
}

const moved =
  /^(?:[^.!?]{0,40}\b)?(?:mov(?:e|ed|es|ing)|chang(?:e|ed|es|ing)|switch(?:ed|ing)?|shift(?:ed|ing)?)\b/i;

// "Moving the cleaner to wed and sat".
function newDays(heard: Heard, own: string): string | null {
  const { sense, whole, world } = heard;
  if (
    sense !== 'unclear' ||
    !moved.test(whole) ||
    // "Moved to Leeds on Wednesday" is about a place.
    /\bto (?!mon|tue|wed|thu|fri|sat|sun|the\b|every|both)\p{L}/iu.test(whole) ||
    /\b(?:week|only|just|once)\b|\d(?:st|nd|rd|th)\b/i.test(whole)
  )
    return null;
  const days = readDays(heard);
  if (!days || days.dates.length < 2) return null;
  const time = days.clock ? readTime(days.clock, world) : null;
  const clock = time?.kind === 'time' ? nearestHalf(time.time, days.clock, own).slice(0, 5) : own;
  const codes = days.dates.map((date) => everyDay.at(weekdayOf(date)));
  return `${formatRule(`FREQ=WEEKLY;BYDAY=${codes.join(',')}`)} at ${clock}`;
}

interface OtherDays {
  days: string[];
  hour: string;
  isOne: boolean;
}

/** Returns the call that moves the plan just spoken of on a weekday: "change wed to 7". Null for other requests. */
export function onItsWeekday({ message, world }: Heard): PhraseCall | null {
  const { days = '', hour = '' } = oneDay.exec(message.trim())?.groups ?? {};
  const time = days ? readTime(`at ${hour}`, world) : null;
  if (time?.kind !== 'time') return null;
  const { zone, things, mentions } = world;
  const recent = new Set(mentions.slice(0, 4).map(({ thing }) => thing.id));
  const isOn = ({ id, at, rule }: Thing) =>
    recent.has(id) && !rule && at && codesOf(days)[0] === everyDay.at(weekdayOf(localDate(at, zone)));
  const [thing, another] = things.filter(isOn);
  if (!thing?.at || another) return null;
  const clock = nearestHalf(time.time, hour, localTime(thing.at, zone)).slice(0, 5);
  return {
    tool: 'update_reminder',
    input: { item: thing.id, when: `${localDate(thing.at, zone)} ${clock}` },
  };
}

// Counted from Monday.
function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

function inWords({ message, world }: Heard, own: string, isNamed: boolean): OtherDays | null {
  const text = message.trim();
  const one = oneDay.exec(text)?.groups;
  const named = isNamed ? namedDays.exec(text)?.groups : undefined;
  const said = one ?? named ?? hourFirst.exec(text)?.groups ?? daysFirst.exec(text)?.groups;
  const time = said ? readTime(`at ${said.hour}`, world) : null;
  if (!said || time?.kind !== 'time' || /\binstead\b/i.test(text)) return null;
  const hour = nearestHalf(time.time, said.hour ?? '', own).slice(0, 5);
  return { days: codesOf(said.days ?? ''), hour, isOne: one !== undefined };
}

// "Thursdays they finish early, at 12:30" names the hour apart.
function inTimes({ times, message }: Heard, own: string): OtherDays | null {
  const [time, apart, another] = times;
  if (time?.kind !== 'recurrence' || another || (apart && apart.kind !== 'time') || corrected.test(message))
    return null;
  const days = /BYDAY=([A-Z,]+)/.exec(time.rule)?.[1]?.split(',');
  const clock = apart ? nearestHalf(apart.time, apart.text, own) : time.time;
  if (!days || !clock || (apart && time.time)) return null;
  return { days: everyDay.filter((day) => days.includes(day)), hour: clock.slice(0, 5), isOne: false };
}

const corrected =
  /\b(?:instead|moved?|change[ds]?|make|actually|no|not|rather|switch|only|just|mean|meant|sorry|should)\b/i;

function codesOf(said: string): string[] {
  if (/^weekend/i.test(said)) return ['SA', 'SU'];
  if (/^week ?day/i.test(said)) return everyDay.slice(0, 5);
  const names = said.toUpperCase().match(/\b(?:MO|TU|WE|TH|FR|SA|SU)/g) ?? [];
  return everyDay.filter((day) => names.some((name) => name === day));
}
