import { oracleLocal } from '@/lib/testing/oracle/oracle';
import type { Act, MonthDay } from '@/lib/testing/simulation/acts';
import { timeOf } from '@/lib/testing/simulation/hours';
import { zoneAt } from '@/lib/testing/simulation/night';
import type { Dice } from '@/lib/testing/virtual/random';

const hour = 3_600_000;
const day = 24 * hour;
const words = ['/help', 'done', 'done', 'snooze 2h', 'snooze 20 minutes', 'snooze 14h'] as const;

/** What somebody does beside their reminders and summaries: journal, recap, dates of people, and writing from their phone. */
export function habitsOf(
  dice: Dice,
  person: { name: string; zone: string; acts: Act[] },
  { start, end, writes }: { start: number; end: number; writes: number },
): Act[] {
  const moment = () => Math.floor((start + hour + dice.roll() * (end - start - hour)) / 1000) * 1000;
  const acts: Act[] = [];
  if (dice.chance(0.5)) {
    acts.push({ at: start + 5000, verb: 'set journal', time: timeOf(dice) });
    if (dice.chance(0.4)) acts.push({ at: moment(), verb: 'set journal', time: timeOf(dice) });
    if (dice.chance(0.1)) acts.push({ at: moment(), verb: 'drop journal' });
  }
  if (dice.chance(0.3))
    acts.push({ at: moment(), verb: 'set recap', day: 1 + dice.below(7), time: timeOf(dice) });
  if (dice.chance(0.05)) acts.push({ at: moment(), verb: 'drop recap' });
  for (let n = dice.below(3); n > 0; n -= 1)
    acts.push(...dateOf(dice, person, `${person.name.slice(1)}.${n}`, { start, end }));
  for (let at = start; at < end; at += day)
    if (dice.chance(writes))
      acts.push({
        at: at + Math.floor((dice.roll() * day) / 1000) * 1000,
        verb: 'write',
        text: dice.pick(words),
        points: dice.chance(0.5),
      });
  return acts;
}

/** A birthday of these days, perhaps moved or forgotten later. */
function dateOf(
  dice: Dice,
  person: { zone: string; acts: Act[] },
  key: string,
  { start, end }: { start: number; end: number },
): Act[] {
  const at = start + 6000 + dice.below(Math.floor((end - start) / 3000)) * 1000;
  const soon = (from: number): MonthDay => {
    const date = oracleLocal(zoneAt(person, from), new Date(from + dice.below(6) * day)).slice(0, 10);
    const [year = 0, month = 0, date0 = 0] = date.split('-').map(Number);
    // Born on 29 February, celebrated on the 28th in most years.
    const isEnd = month === 2 && date0 === 28 && year % 4 !== 0;
    return { month, day: isEnd && dice.chance(0.7) ? 29 : date0 };
  };
  const kept: Act = { at, verb: 'keep date', key, ...soon(at), leadDays: dice.pick([0, 1, 2, 3]) };
  const later = at + Math.floor((dice.roll() * (end - at)) / 1000) * 1000;
  if (dice.chance(0.2)) return [kept, { at: later, verb: 'move date', key, ...soon(later) }];
  if (dice.chance(0.15)) return [kept, { at: later, verb: 'forget date', key }];
  return [kept];
}
