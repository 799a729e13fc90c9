import type { Thing, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { readMinutes } from '@/lib/time/durations';
import { localDate, localTime } from '@/lib/time/format';
import { dayMinutes, minuteMs } from '@/lib/time/units';

const lead =
  '(?:(?<length>(?:an?|half an|\\d+|one|two|three|four|five) (?:hours?|hrs?|minutes?|mins?|days?|weeks?))|the (?<unit>day|night)) (?:before|earlier|ahead|prior)';
const answered = new RegExp(
  `^(?:(?:about|like|maybe|say|make it|just),? )*${lead}(?: (?:it|that|then|the \\p{L}+))?[.! ]*$`,
  'iu',
);
const another = new RegExp(
  `^(?:and|also|then|plus|oh and),? (?:also )?${lead}(?: (?:it|that))? (?:also )?to (?<task>\\p{L}+ .+)$`,
  'iu',
);

/** Returns the time for an answer to "When?" that counts from the event mentioned last: "1 hour before". */
export function beforeEvent(answer: string, world: World): string {
  const { length = '', unit = '' } = answered.exec(answer.trim())?.groups ?? {};
  const [event] = length || unit ? eventsOf(world) : [];
  return event ? timeBefore(event, length, unit, world) : answer;
}

/**
 * Counts from the event that the last message counted from: after "remind me 2 days before to order a cake", "and one
 * day before to buy flowers" is of the day before the same birthday.
 */
export function withNextLead(message: string, world: World): string {
  const { length = '', unit = '', task } = another.exec(message)?.groups ?? {};
  if (!task || !/\bbefore\b/i.test(world.lastMessage ?? '')) return message;
  const newest = world.mentions[0]?.turn;
  const [event] = eventsOf({ ...world, mentions: world.mentions.filter(({ turn }) => turn !== newest) });
  return event ? `remind me on ${timeBefore(event, length, unit, world)} to ${task}` : message;
}

function eventsOf({ things, mentions, now }: World): Thing[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  const spoken = mentions.flatMap(({ thing }) => known.get(thing.id) ?? []);
  return spoken.filter(({ at, kind, date }) => (at ? at > now : kind === 'date' && date));
}

function timeBefore({ at, date }: Thing, length: string, unit: string, { zone }: World): string {
  const minutes = length ? (readMinutes(length) ?? dayMinutes) : dayMinutes;
  const evening = /night/i.test(unit) ? ' 20:00' : '';
  if (!at) return `${addDays(date ?? '', -Math.ceil(minutes / dayMinutes))}${evening}`;
  const before = new Date(at.getTime() - minutes * minuteMs);
  return `${localDate(before, zone)}${evening || ` ${localTime(before, zone)}`}`;
}
