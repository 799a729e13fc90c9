import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { nearestHalf } from '@/lib/reminders/times/when';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

const beginning =
  /\b(?:from|starting(?: from| on| in)?|beginning(?: on| in)?|as of|as from|effective)\s+((?:the )?[\p{L}\d]+(?: [\p{L}\d]+)?(?: [\p{L}\d]+)?)/iu;

/**
 * Returns the calls for "from december do the walks at 6:30": the series ends before that day, and goes on from it at
 * the new hour. Returns null if the message names no later day and hour.
 */
export function fromThenCalls(thing: Thing, { times, whole, world }: Heard): PhraseCall[] | null {
  const { now, zone } = world;
  const hour = times.find((time) => time.kind === 'time' || time.kind === 'instant');
  if (!thing.rule || !thing.at || !hour || !('time' in hour) || !hour.time) return null;
  const day = beginningOf(whole, world);
  if (!day || day < localDate(now, zone)) return null;
  const clock = nearestHalf(hour.time, hour.text.replace(/^from\b/i, ''), localTime(thing.at, zone)).slice(
    0,
    5,
  );
  if (day <= localDate(thing.at, zone))
    return [{ tool: 'update_reminder', input: { item: thing.id, when: `at ${clock}` } }];
  // The tool reads the rule in words, without its end.
  const rule = formatRule(thing.rule.replace(/;UNTIL=\w+/, ''));
  return [
    { tool: 'update_reminder', input: { item: thing.id, until: addDays(day, -1) } },
    { tool: 'set_reminder', input: { title: thing.title, when: `${rule} at ${clock} starting ${day}` } },
  ];
}

function beginningOf(whole: string, { now, zone }: Heard['world']): string | null {
  const words = beginning.exec(whole)?.[1]?.split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const time = readTime(words.slice(0, count).join(' '), { now, zone });
    if (time?.kind === 'range' && !time.from.time) return time.from.date;
    if (time?.kind === 'date' || time?.kind === 'instant') return time.date;
  }
  return null;
}
