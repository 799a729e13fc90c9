import { oracleInstant, oracleLocal, oracleZones } from '@/testing/oracle/oracle';
import type { Action, ReminderExtras, UserScript } from '@/testing/simulation/actions';
import { writeExtras } from '@/testing/simulation/script-extras';
import { pickTime } from '@/testing/simulation/times';
import { type Random, seededRandom } from '@/testing/virtual/random';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const quarterMs = 15 * minuteMs;

const rules = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=2',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  'FREQ=WEEKLY',
  'FREQ=HOURLY;INTERVAL=8',
] as const;
const leadChoices: readonly [number[], ...number[][]] = [[180], [1440, 30], [2880, 1440, 180]];
const dailyMessageChances = [0.95, 0.6, 0.25, 0] as const;
const quietHoursChoices = [
  { from: '22:00', to: '07:00' },
  { from: '22:00', to: '07:00' },
  { from: '23:00', to: '08:00' },
  { from: '23:30', to: '09:30' },
  { from: '08:30', to: '10:00' },
  { from: '00:00', to: '00:00' },
] as const;

interface Span {
  start: number;
  end: number;
}

export function writeScripts({ users, seed, ...span }: Span & { users: number; seed: number }): UserScript[] {
  const random = seededRandom(seed);
  return Array.from({ length: users }, (_, index) => writeScript(random, index, span));
}

function writeScript(random: Random, index: number, { start, end }: Span): UserScript {
  const home = oracleZones[index % oracleZones.length] ?? 'UTC';
  let zone = home;
  let keyCount = 0;
  const actions: Action[] = [];
  let dailyTime: string | null = null;
  const firstDue = new Map<string, number>();

  const pickExtras = (rule: string | null): ReminderExtras => {
    const isPlain = rule === 'FREQ=HOURLY;INTERVAL=8' || random.chance(0.5);
    return {
      leads: isPlain || random.chance(0.5) ? [] : random.pick(leadChoices),
      nag: !isPlain && random.chance(0.6),
      hasDetails: random.chance(0.3),
    };
  };
  const createReminder = (at: number, rule: string | null): Action[] => {
    const local = pickFutureTime(random, zone, at, rule !== null);
    if (!local) return [];
    keyCount += 1;
    const key = `${index}.${keyCount}`;
    firstDue.set(key, oracleInstant(zone, local).getTime());
    return [{ at, type: 'create reminder', key, local, rule, ...pickExtras(rule) }];
  };
  const setDaily = (at: number): Action[] => {
    dailyTime = pickTime(random);
    return [{ at, type: 'set daily', time: dailyTime }];
  };
  const pickAction = (at: number): Action[] => {
    const chosen = random.below(100);
    const [key] = [...firstDue.keys()].toSorted(() => random.next() - 0.5);
    if (chosen < 40) return createReminder(at, random.chance(0.25) ? random.pick(rules) : null);
    if (chosen < 55) return setDaily(at);
    if (chosen < 60) {
      dailyTime = null;
      return [{ at, type: 'stop daily' }];
    }
    if (chosen < 70) {
      zone = random.chance(0.5) ? home : random.pick(['UTC', ...oracleZones]);
      return [{ at, type: 'change zone', zone }];
    }
    if (!key) return [];
    if (chosen < 80) {
      firstDue.delete(key);
      return [{ at, type: 'delete reminder', key }];
    }
    const local = pickFutureTime(random, zone, at, true);
    if (!local) return [];
    firstDue.set(key, oracleInstant(zone, local).getTime());
    return [{ at, type: 'edit reminder', key, local }];
  };
  const nextDue = (at: number, before: number): number => {
    const dates = [at, at + dayMs].map((one) => oracleLocal(zone, new Date(one)).slice(0, 10));
    const summaries = dates.map((date) =>
      dailyTime ? oracleInstant(zone, `${date}T${dailyTime}`).getTime() : 0,
    );
    const next = [...summaries, ...firstDue.values()].filter((due) => due > at && due < before);
    return next.length > 0 ? Math.min(...next) : at;
  };

  if (random.chance(0.9)) actions.push(...setDaily(start));
  if (random.chance(0.5)) actions.push(...createReminder(start + 1000, random.pick(rules)));
  for (let n = random.below(3); n > 0; n -= 1) actions.push(...createReminder(start + 2000 + n * 1000, null));
  const days = (end - start) / dayMs;
  const times = pickTimes(random, start + dayMs / 2, end, Math.ceil(days / 2));
  for (const [count, at] of times.entries())
    actions.push(...pickAction(random.chance(0.4) ? nextDue(at, times[count + 1] ?? end) : at));
  const name = `P${index}`;
  const hasPhone = !random.chance(0.1);
  const messageChance = random.pick(dailyMessageChances);
  const dailyMessageChance = hasPhone ? messageChance : 0;
  const extras = writeExtras(random, { name, zone: home, actions }, { start, end, dailyMessageChance });
  const all = separate([...actions, ...extras]);
  const lastWroteAt = messageChance === 0 ? null : start - random.below(30) * 60 * minuteMs;
  const quietHours = random.pick(quietHoursChoices);
  return { name, zone: home, hasPhone, quietHours, lastWroteAt, actions: all };
}

function separate(actions: Action[]): Action[] {
  const taken = new Set<number>();
  return actions
    .toSorted((a, b) => a.at - b.at)
    .map((action) => {
      let { at } = action;
      while (taken.has(at)) at += 1000;
      taken.add(at);
      return { ...action, at };
    })
    .toSorted((a, b) => a.at - b.at);
}

function pickTimes(random: Random, from: number, to: number, count: number): number[] {
  const times = Array.from({ length: count }, () => {
    const step = random.chance(0.5) ? quarterMs : 1000;
    return Math.floor((from + random.next() * (to - from)) / step) * step;
  });
  return [...new Set(times)].toSorted((a, b) => a - b);
}

function pickFutureTime(random: Random, zone: string, at: number, isSeries: boolean): string | null {
  const date = oracleLocal(zone, new Date(at + random.below(5) * dayMs)).slice(0, 10);
  const local = `${date}T${pickTime(random)}`;
  const instant = oracleInstant(zone, local);
  if (instant.getTime() <= at + minuteMs) return null;
  return isSeries && oracleLocal(zone, instant) !== local ? null : local;
}
