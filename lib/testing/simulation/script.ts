import { oracleInstant, oracleLocal, oracleZones } from '@/lib/testing/oracle/oracle';
import type { Act, Company, Person } from '@/lib/testing/simulation/acts';
import { habitsOf } from '@/lib/testing/simulation/habits';
import { timeOf } from '@/lib/testing/simulation/hours';
import { type Dice, diceOf } from '@/lib/testing/virtual/random';

const minute = 60_000;
const day = 24 * 60 * minute;

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=2',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=HOURLY;INTERVAL=8',
] as const;

const leads: readonly [number[], ...number[][]] = [[180], [1440, 30], [2880, 1440, 180]];
/** The chance that somebody writes on a day. */
const habits = [0.95, 0.6, 0.25, 0] as const;
const nights = [
  { from: '22:00', to: '07:00' },
  { from: '22:00', to: '07:00' },
  { from: '23:00', to: '08:00' },
  { from: '23:30', to: '09:30' },
  { from: '08:30', to: '10:00' },
  { from: '00:00', to: '00:00' },
] as const;

export function writeScript(options: { users: number; start: number; end: number; seed: number }): Person[] {
  const dice = diceOf(options.seed);
  return Array.from({ length: options.users }, (_, place) => writePerson(dice, place, options));
}

function writePerson(dice: Dice, place: number, { start, end }: { start: number; end: number }): Person {
  const home = oracleZones[place % oracleZones.length] ?? 'UTC';
  let zone = home;
  let keys = 0;
  const acts: Act[] = [];
  let daily: string | null = null;
  /** The reminders that were not deleted, with the instant of their first run. */
  const living = new Map<string, number>();

  const companyOf = (rule: string | null): Company => {
    const isPlain = rule === 'FREQ=HOURLY;INTERVAL=8' || dice.chance(0.5);
    return {
      leads: isPlain || dice.chance(0.5) ? [] : dice.pick(leads),
      nag: !isPlain && dice.chance(0.6),
      hasDetails: dice.chance(0.3),
    };
  };
  const create = (at: number, rule: string | null): Act[] => {
    const local = ahead(dice, zone, at, rule !== null);
    if (!local) return [];
    keys += 1;
    const key = `${place}.${keys}`;
    living.set(key, oracleInstant(zone, local).getTime());
    return [{ at, verb: 'create', key, local, rule, ...companyOf(rule) }];
  };
  const doSomething = (at: number): Act[] => {
    const chosen = dice.below(100);
    const [key] = [...living.keys()].toSorted(() => dice.roll() - 0.5);
    if (chosen < 40) return create(at, dice.chance(0.25) ? dice.pick(rules) : null);
    if (chosen < 55) return setDaily(at);
    if (chosen < 60) {
      daily = null;
      return [{ at, verb: 'drop daily' }];
    }
    if (chosen < 70) {
      zone = dice.chance(0.5) ? home : dice.pick(['UTC', ...oracleZones]);
      return [{ at, verb: 'move', zone }];
    }
    if (!key) return [];
    if (chosen < 80) {
      living.delete(key);
      return [{ at, verb: 'delete', key }];
    }
    const local = ahead(dice, zone, at, true);
    if (!local) return [];
    living.set(key, oracleInstant(zone, local).getTime());
    return [{ at, verb: 'edit', key, local }];
  };
  const setDaily = (at: number): Act[] => {
    daily = timeOf(dice);
    return [{ at, verb: 'set daily', time: daily }];
  };
  /** The next instant at which something of theirs is due, or `at`: an edit and the wake for the same thing meet. */
  const ownDue = (at: number, before: number): number => {
    const dates = [at, at + day].map((one) => oracleLocal(zone, new Date(one)).slice(0, 10));
    const summaries = dates.map((date) => (daily ? oracleInstant(zone, `${date}T${daily}`).getTime() : 0));
    const next = [...summaries, ...living.values()].filter((due) => due > at && due < before);
    return next.length > 0 ? Math.min(...next) : at;
  };

  if (dice.chance(0.9)) acts.push(...setDaily(start));
  if (dice.chance(0.5)) acts.push(...create(start + 1000, dice.pick(rules)));
  for (let n = dice.below(3); n > 0; n -= 1) acts.push(...create(start + 2000 + n * 1000, null));
  const days = (end - start) / day;
  const moments = momentsOf(dice, start + day / 2, end, Math.ceil(days / 2));
  for (const [count, at] of moments.entries())
    acts.push(...doSomething(dice.chance(0.4) ? ownDue(at, moments[count + 1] ?? end) : at));
  const name = `P${place}`;
  const hasPhone = !dice.chance(0.1);
  const habit = dice.pick(habits);
  const more = habitsOf(dice, { name, zone: home, acts }, { start, end, writes: hasPhone ? habit : 0 });
  const taken = new Set<number>();
  const all = [...acts, ...more]
    .toSorted((a, b) => a.at - b.at)
    .map((act) => {
      // No two at one instant: a person does one thing at a time.
      let { at } = act;
      while (taken.has(at)) at += 1000;
      taken.add(at);
      return { ...act, at };
    })
    .toSorted((a, b) => a.at - b.at);
  const wroteAt = habit === 0 ? null : start - dice.below(30) * 60 * minute;
  return { name, zone: home, hasPhone, quiet: dice.pick(nights), wroteAt, acts: all };
}

/** Moments between, half of them on the quarter of an hour at which most things are due: an edit and a wake meet. */
function momentsOf(dice: Dice, from: number, to: number, count: number): number[] {
  const moments = Array.from({ length: count }, () => {
    const step = dice.chance(0.5) ? 15 * minute : 1000;
    return Math.floor((from + dice.roll() * (to - from)) / step) * step;
  });
  return [...new Set(moments)].toSorted((a, b) => a - b);
}

/** A local time in the next days, none that the clocks skip where a series would begin with it; null where it is past. */
function ahead(dice: Dice, zone: string, at: number, isSeries: boolean): string | null {
  const date = oracleLocal(zone, new Date(at + dice.below(5) * day)).slice(0, 10);
  const local = `${date}T${timeOf(dice)}`;
  const instant = oracleInstant(zone, local);
  if (instant.getTime() <= at + minute) return null;
  return isSeries && oracleLocal(zone, instant) !== local ? null : local;
}
