import { oracleLocal } from '@/testing/oracle/oracle';
import type { Action, MonthDay } from '@/testing/simulation/actions';
import { zoneAt } from '@/testing/simulation/quiet-hours';
import { pickTime } from '@/testing/simulation/times';
import type { Random } from '@/testing/virtual/random';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const messages = ['/help', 'done', 'done', 'snooze 2h', 'snooze 20 minutes', 'snooze 14h'] as const;

interface Span {
  start: number;
  end: number;
}

export function writeExtras(
  random: Random,
  user: { name: string; zone: string; actions: Action[] },
  { start, end, dailyMessageChance }: Span & { dailyMessageChance: number },
): Action[] {
  const anyTime = () => Math.floor((start + hourMs + random.next() * (end - start - hourMs)) / 1000) * 1000;
  const actions: Action[] = [];
  if (random.chance(0.5)) {
    actions.push({ at: start + 5000, type: 'set journal', time: pickTime(random) });
    if (random.chance(0.4)) actions.push({ at: anyTime(), type: 'set journal', time: pickTime(random) });
    if (random.chance(0.1)) actions.push({ at: anyTime(), type: 'stop journal' });
  }
  if (random.chance(0.3))
    actions.push({ at: anyTime(), type: 'set recap', day: 1 + random.below(7), time: pickTime(random) });
  if (random.chance(0.05)) actions.push({ at: anyTime(), type: 'stop recap' });
  for (let n = random.below(3); n > 0; n -= 1)
    actions.push(...writeSocialDate(random, user, `${user.name.slice(1)}.${n}`, { start, end }));
  for (let at = start; at < end; at += dayMs)
    if (random.chance(dailyMessageChance))
      actions.push({
        at: at + Math.floor((random.next() * dayMs) / 1000) * 1000,
        type: 'write message',
        text: random.pick(messages),
        isReply: random.chance(0.5),
      });
  return actions;
}

function writeSocialDate(
  random: Random,
  user: { zone: string; actions: Action[] },
  key: string,
  { start, end }: Span,
): Action[] {
  const at = start + 6000 + random.below(Math.floor((end - start) / 3000)) * 1000;
  const upcoming = (from: number): MonthDay => {
    const date = oracleLocal(zoneAt(user, from), new Date(from + random.below(6) * dayMs)).slice(0, 10);
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    // A birthday on 29 February is celebrated on the 28th in common years.
    const isLastOfFebruary = month === 2 && day === 28 && year % 4 !== 0;
    return { month, day: isLastOfFebruary && random.chance(0.7) ? 29 : day };
  };
  const created: Action = {
    at,
    type: 'create date',
    key,
    ...upcoming(at),
    leadDays: random.pick([0, 1, 2, 3]),
  };
  const later = at + Math.floor((random.next() * (end - at)) / 1000) * 1000;
  if (random.chance(0.2)) return [created, { at: later, type: 'edit date', key, ...upcoming(later) }];
  if (random.chance(0.15)) return [created, { at: later, type: 'delete date', key }];
  return [created];
}
