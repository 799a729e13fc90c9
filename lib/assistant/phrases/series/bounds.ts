import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import type { TimeExpression } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';

/**
 * Returns the calls for words that only start or end a series, such as "starting wednesday" and "till
 * sunday". Null for other words.
 */
export function boundOf(thing: Thing, words: string, heard: Heard): PhraseCall[] | null {
  const [time, other] = heard.times;
  if (!thing.rule || thing.kind !== 'reminder' || !time || other) return null;
  const isOfDays = time.kind === 'date' || (time.kind === 'range' && !time.from.time && !/ to /i.test(words));
  if (isOfDays && /^(?:starting|beginning|from)\b/i.test(words)) return startSeries(thing, time, heard);
  if (time.kind !== 'date') return null;
  const isEnd = time.bound === 'until' && !paused.test(heard.message);
  return isEnd ? endSeries(thing, time.date, heard) : null;
}

const paused = /\b(?:pause|push|put|move|hold|off|wait|skip|delay|postpone|not)\b/i;

/**
 * Returns the calls that end a series on the day `until` (YYYY-MM-DD). They also end series of the same title
 * that the same message set.
 */
export function endSeries(target: Thing, until: string, { world }: Heard): PhraseCall[] {
  return twinsOf(target, world).map((item) => ({ tool: 'update_reminder', input: { item, until } }));
}

/**
 * Returns the calls that move the start of a series to the day of `time`. If one message set several series
 * with this title, all of them are moved. Null if `time` has no day.
 */
export function startSeries(target: Thing, time: TimeExpression, { world }: Heard): PhraseCall[] | null {
  const { now, zone, things } = world;
  const said = time.kind === 'range' ? time.from.date : 'date' in time ? time.date : null;
  if (!said || !target.at) return null;
  // "Starting this week": its first days may be over.
  const today = localDate(now, zone);
  const from = [said, today].toSorted().at(-1) ?? said;
  const ids = twinsOf(target, world);
  return things.flatMap(({ id, at, rule }) => {
    if (!at || !ids.includes(id)) return [];
    const own = localDate(at, zone);
    let day = from;
    const isOnWeekday = !/FREQ=(?:DAILY|HOURLY|MINUTELY)/.test(rule ?? '');
    while (isOnWeekday && new Date(day).getUTCDay() !== new Date(own).getUTCDay()) day = addDays(day, 1);
    return { tool: 'update_reminder', input: { item: id, when: `${day} ${localTime(at, zone)}` } };
  });
}

// The ids of a series and of those of the same name that one message set with it, such as the pills at 8 and at 20.
function twinsOf(target: Thing, world: Heard['world']): string[] {
  const turn = world.mentions.find(({ thing }) => thing.id === target.id)?.turn;
  const together = world.mentions.filter(
    ({ thing, turn: own, how }) => own === turn && how === 'made' && thing.title === target.title,
  );
  return [...new Set([target.id, ...together.map(({ thing }) => thing.id)])];
}
