import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { readTime } from '@/lib/time/find-times';
import { localTime } from '@/lib/time/format';

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const days = `weekends?|week ?days|${weekday}s(?:(?:, ?| and | & |, and )${weekday}s)*`;
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
  `^${opening}(?:on |at |for )?(?:the )?(?<days>${days}),? (?:(?:${making}) )*(?:at |around )?(?<hour>${clock})${ending}`,
  'i',
);
const oneDay = new RegExp(
  `^(?:change|make|move|switch|set|put) (?:the )?(?<days>mon|tue|wed|thu|fri|sat|sun)[a-z]*(?:['’]s)? (?:one |class |session |lesson )?(?:to|at) (?<hour>${clock})${ending}`,
  'i',
);
const plain = /^FREQ=(?:DAILY|WEEKLY;BYDAY)(?!.*(?:INTERVAL|BYHOUR))/;
const everyDay = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns the calls that give some days of the series `thing` an hour of their own; its other days keep theirs.
 * Days that are not in the series get one beside it. Null for other requests.
 */
export function otherDaysCalls(thing: Thing, { message, world }: Heard): PhraseCall[] | null {
  const one = oneDay.exec(message.trim())?.groups;
  const said = one ?? hourFirst.exec(message.trim())?.groups ?? daysFirst.exec(message.trim())?.groups;
  if (!said?.hour || !thing.at || !thing.rule || !plain.test(thing.rule)) return null;
  const own = /BYDAY=([A-Z,]+)/.exec(thing.rule)?.[1]?.split(',') ?? everyDay;
  const named = codesOf(said.days ?? '');
  const left = own.filter((day) => !named.includes(day));
  const isPart = left.length > 0 && named.every((day) => own.includes(day));
  const isBeside = !one && own.length > 1 && left.length === own.length && !/\binstead\b/i.test(message);
  const hour = localTime(thing.at, world.zone);
  const read = readTime(`at ${said.hour}`, world);
  if (read?.kind !== 'time' || !(isPart || isBeside)) return null;
  const rule = (codes: string[]) => formatRule(`FREQ=WEEKLY;BYDAY=${codes.join(',')}`);
  const until = / until .*$/.exec(formatRule(thing.rule))?.[0] ?? '';
  const when = `${rule(named)} at ${nearestHalf(read.time, said.hour, hour).slice(0, 5)}${until}`;
  const set = { tool: 'set_reminder', input: { title: thing.title, when } };
  const rest = `${rule(left)} at ${hour.slice(0, 5)}${until}`;
  return isPart ? [{ tool: 'update_reminder', input: { item: thing.id, when: rest } }, set] : [set];
}

function codesOf(said: string): string[] {
  if (/^weekend/i.test(said)) return ['SA', 'SU'];
  if (/^week ?day/i.test(said)) return everyDay.slice(0, 5);
  const names = said.toUpperCase().match(/\b(?:MO|TU|WE|TH|FR|SA|SU)/g) ?? [];
  return everyDay.filter((day) => names.some((name) => name === day));
}
