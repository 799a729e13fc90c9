import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { isInPart, partsOfDay } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { localTime } from '@/lib/time/format';

const weekly = /^FREQ=WEEKLY(?:;INTERVAL=(?<weeks>\d+))?;BYDAY=[A-Z]{2}$/;
const named =
  /^(?:(?:on|to|for|at) )*(?<day>(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)(?<plural>s)?\b/i;
const once = /\b(?:this|next|coming|just|only|once|for now|today|tomorrow|skip|week)\b/i;
const lastingWords = /\b(?:now|always|from now on|in future|permanently|going forward)\b/i;

/**
 * Returns the call that moves a weekly series to another weekday for good. Examples are "no, wednesday" about
 * a series that was just made, and "yoga is on wednesdays now". A series of every second week still comes
 * every second week. Null for other requests.
 */
export function onOtherWeekday(
  target: Thing,
  { times: [time, other], world, message }: Heard,
): PhraseCall | null {
  const { weeks } = weekly.exec(target.rule ?? '')?.groups ?? {};
  const { day, plural } = named.exec(time?.text ?? '')?.groups ?? {};
  if (!weekly.test(target.rule ?? '') || !time || !day || other || !target.at) return null;
  const isOfSeries = time.kind === 'recurrence' || plural !== undefined;
  if (isOfSeries ? !weeks : once.test(message) || !(isJustMade(target, world) || lastingWords.test(message)))
    return null;
  const clock = clockOf(time, localTime(target.at, world.zone));
  if (!clock) return null;
  const interval = weeks ? `every ${weeks} weeks on` : 'every';
  return { tool: 'update_reminder', input: { item: target.id, when: `${interval} ${day} ${clock}` } };
}

function isJustMade({ id }: Thing, { mentions }: Heard['world']): boolean {
  const [recent] = mentions;
  const isOwn = recent?.thing.id === id && (recent.how === 'made' || recent.how === 'changed');
  return isOwn && mentions.some(({ thing, how }) => thing.id === id && how === 'made');
}

// A part of the day keeps the hour of the series if it lies in it.
function clockOf(time: TimeExpression, own: string): string | null {
  if (time.kind === 'date') return `at ${own}`;
  if (time.kind === 'instant' || time.kind === 'recurrence') return `at ${(time.time ?? own).slice(0, 5)}`;
  const part =
    time.kind === 'part of day' ? /morning|afternoon|evening|night/i.exec(time.text)?.[0] : undefined;
  const hours = part && partsOfDay[part.toLowerCase()];
  if (!part || !hours) return null;
  return isInPart(Number(own.slice(0, 2)), hours) ? `at ${own}` : part;
}
