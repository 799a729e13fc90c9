import { oracleInstant, oracleLocal } from '@/testing/oracle/oracle';
import type { Action, ReminderExtras, UserScript } from '@/testing/simulation/actions';
import { close, isWithin, type Period } from '@/testing/simulation/expected/periods';

export type ReminderPeriod = Period & ReminderExtras & { local: string; rule: string | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const dayMinutes = 24 * 60;

export function reminderPeriods(
  { actions, zone: home }: UserScript,
  end: number,
): Map<string, ReminderPeriod[]> {
  const found = new Map<string, ReminderPeriod[]>();
  let zone = home;
  for (const action of actions) {
    if (action.type === 'change zone') zone = action.zone;
    if (action.type === 'create reminder') {
      const { leads, nag, hasDetails, local, rule } = action;
      found.set(action.key, [{ ...open(action, zone, end), leads, nag, hasDetails, local, rule }]);
    }
    if (action.type !== 'edit reminder' && action.type !== 'delete reminder') continue;
    const periods = found.get(action.key);
    const last = periods?.at(-1);
    if (!periods || !last) throw new Error(`the script never creates reminder ${action.key}`);
    close(last, action, action.type === 'edit reminder' ? 'change' : 'deletion');
    if (action.type === 'edit reminder')
      periods.push({ ...last, ...open(action, zone, end), local: action.local, rule: last.rule });
  }
  return found;
}

function open({ at }: Action, zone: string, end: number): Period {
  return { from: at, to: end, zone, endsBy: 'end' };
}

export function occurrencesOf({ zone, local, rule, to }: ReminderPeriod): number[] {
  const first = oracleInstant(zone, local).getTime();
  if (rule === null) return [first];
  const occurrences: number[] = [];
  if (rule === 'FREQ=HOURLY;INTERVAL=8') {
    for (let due = first; due <= to; due += 8 * hourMs) occurrences.push(due);
    return occurrences;
  }
  const start = Date.parse(`${local.slice(0, 10)}T00:00Z`);
  for (let date = start; date <= to + 10 * dayMs; date += dayMs) {
    const due = oracleInstant(zone, `${dateOf(date)}T${local.slice(11)}`);
    if (fallsOn(rule, start, date)) occurrences.push(due.getTime());
  }
  return occurrences;
}

function fallsOn(rule: string, start: number, date: number): boolean {
  const days = (date - start) / dayMs;
  if (rule === 'FREQ=DAILY') return true;
  if (rule === 'FREQ=DAILY;INTERVAL=2') return days % 2 === 0;
  if (rule === 'FREQ=WEEKLY') return days % 7 === 0;
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') return ![0, 6].includes(new Date(date).getUTCDay());
  throw new Error(`unknown rule ${rule}`);
}

export function leadsOf(due: number, period: ReminderPeriod): { at: number; minutes: number }[] {
  const { zone, leads, from } = period;
  return leads
    .map((minutes) => {
      const days = Math.floor(minutes / dayMinutes);
      const local = localTimeOf(due, period);
      const date = dateOf(Date.parse(`${local.slice(0, 10)}T00:00Z`) - days * dayMs);
      const base = days === 0 ? due : oracleInstant(zone, `${date}T${local.slice(11)}`).getTime();
      return { at: base - (minutes % dayMinutes) * minuteMs, minutes };
    })
    .filter(({ at }) => at > from && isWithin(at, period));
}

function localTimeOf(due: number, { zone, local, rule }: ReminderPeriod): string {
  if (rule === null) return oracleLocal(zone, new Date(due));
  const date = oracleLocal(zone, new Date(due)).slice(0, 10);
  const onDate = `${date}T${local.slice(11)}`;
  if (oracleInstant(zone, onDate).getTime() === due) return onDate;
  return `${dateOf(Date.parse(`${date}T00:00Z`) - dayMs)}T${local.slice(11)}`;
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
