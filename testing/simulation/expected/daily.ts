import { oracleInstant, oracleLocal } from '@/testing/oracle/oracle';
import type { Action, UserScript } from '@/testing/simulation/actions';
import {
  close,
  type Events,
  type Expected,
  isPlanned,
  isSentBefore,
  isWithin,
  type Period,
  spared,
} from '@/testing/simulation/expected/periods';

type Kind = 'daily' | 'journal' | 'recap';

interface Setting {
  time: string;
  weekday: number | null;
}

type SettingPeriod = Period & Setting;

const dayMs = 86_400_000;
// Milliseconds at the start of a simulation in which a recap may be missing, because an hourly job schedules
// the recaps of new users.
const joiningMs = dayMs / 12;
// Milliseconds from the start of a simulation after which a recap may be missing, because the product records
// activity in real time.
const activeMs = 20 * dayMs;

export function expectedDaily(user: UserScript, events: Events): Expected[] {
  return (['daily', 'journal', 'recap'] as const).flatMap((kind) =>
    oncePerDate(user, kind, periodsOf(kind, user, events), events),
  );
}

function oncePerDate(user: UserScript, kind: Kind, periods: SettingPeriod[], events: Events): Expected[] {
  const byDate = new Map<string, Expected>();
  let overdue: { date: string; due: number } | null = null;
  for (const period of periods) {
    const { from, zone, time } = period;
    const candidates = datesIn(period);
    const isToday = overdue?.date === oracleLocal(zone, new Date(from)).slice(0, 10);
    const isPast = overdue !== null && oracleInstant(zone, `${overdue.date}T${time}`).getTime() <= from;
    if (overdue && (kind === 'recap' || (isToday && isPast))) candidates.unshift(overdue);
    overdue = null;
    for (const { date, due } of candidates) {
      const earlier = byDate.get(date);
      if (earlier?.isCertain) continue;
      byDate.set(date, {
        subject: kind,
        slot: date,
        instants: [...(earlier?.instants ?? []), due],
        isCertain: isCertain(user, kind, due, period, events),
        expiresAt: oracleInstant(zone, `${addDays(date, kind === 'recap' ? 2 : 1)}T00:00`).getTime(),
      });
      if (period.endsBy === 'change' && !isPlanned(events, due, period.to)) overdue = { date, due };
    }
  }
  return [...byDate.values()];
}

function isCertain(
  user: UserScript,
  kind: Kind,
  due: number,
  { to, endsBy }: SettingPeriod,
  events: Events,
): boolean {
  const { start } = events;
  if (kind === 'recap' && (due < start + joiningMs || due > start + activeMs)) return false;
  if (endsBy === 'end') return true;
  if (endsBy === 'change') return isPlanned(events, due, to);
  return isSentBefore(user, events, due, to, kind === 'recap' ? spared.timedBySidekick : spared.timedByUser);
}

function datesIn(period: SettingPeriod): { date: string; due: number }[] {
  const { from, to, zone, time, weekday } = period;
  const found: { date: string; due: number }[] = [];
  for (let at = from - dayMs; at <= to + dayMs; at += dayMs / 2) {
    const date = oracleLocal(zone, new Date(at)).slice(0, 10);
    const due = oracleInstant(zone, `${date}T${time}`).getTime();
    const isDay = weekday === null || (new Date(`${date}T00:00Z`).getUTCDay() || 7) === weekday;
    if (isDay && due > from && isWithin(due, period) && found.at(-1)?.date !== date)
      found.push({ date, due });
  }
  return found;
}

function periodsOf(kind: Kind, { actions, zone: home }: UserScript, { start, end }: Events): SettingPeriod[] {
  let zone = home;
  // In a new account, the recap is set to Sunday at 18:00.
  let setting: Setting | null = kind === 'recap' ? { time: '18:00', weekday: 7 } : null;
  const open = (from: number, now: Setting): SettingPeriod => ({
    ...{ from, to: end, zone, endsBy: 'end', ...now },
  });
  const periods: SettingPeriod[] = setting ? [open(start, setting)] : [];
  let current = periods.at(-1);
  for (const action of actions) {
    if (action.type === 'change zone' && action.zone === zone) continue;
    if (action.type === 'change zone') zone = action.zone;
    const isStop = action.type === `stop ${kind}`;
    const newSetting = settingIn(kind, action);
    if (!newSetting && !isStop && action.type !== 'change zone') continue;
    if (current) close(current, action, isStop ? 'deletion' : 'change');
    setting = isStop ? null : (newSetting ?? setting);
    current = setting ? open(action.at, setting) : undefined;
    if (current) periods.push(current);
  }
  return periods;
}

function settingIn(kind: Kind, action: Action): Setting | null {
  if (action.type === 'set recap')
    return kind === 'recap' ? { time: action.time, weekday: action.day } : null;
  const isSet =
    (action.type === 'set daily' && kind === 'daily') ||
    (action.type === 'set journal' && kind === 'journal');
  return isSet && 'time' in action ? { time: action.time, weekday: null } : null;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
