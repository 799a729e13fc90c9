import { oracleInstant, oracleLocal } from '@/lib/testing/oracle/oracle';
import type { Act, Person } from '@/lib/testing/simulation/acts';
import {
  close,
  type Events,
  type Expected,
  isPlanned,
  isWithin,
  type Segment,
  wayMs,
} from '@/lib/testing/simulation/expected/segments';

/** What comes once a local date: summary and journal prompt every day, the recap on one day of the week. */
type Kind = 'daily' | 'journal' | 'recap';

interface Setting {
  /** HH:MM */
  time: string;
  /** ISO weekday, 7 is Sunday; null for every day. */
  weekday: number | null;
}

type Stretch = Segment & Setting;

const day = 86_400_000;
/** The recap of a new account is set by the first wakes after it joined. */
const joiningMs = day / 12;
/** Who was silent for so long gets no recap; what people do here is not dated by the virtual clock. */
const noticedMs = 20 * day;

export function expectedDays(person: Person, events: Events): Expected[] {
  return (['daily', 'journal', 'recap'] as const).flatMap((kind) =>
    onceADate(kind, stretchesOf(kind, person, events), events),
  );
}

/** Every local date has one, at the first hour that was set for it; an edit or a move makes neither two nor none. */
function onceADate(kind: Kind, stretches: Stretch[], events: Events): Expected[] {
  const byDate = new Map<string, Expected>();
  let owed: { date: string; due: number } | null = null;
  for (const stretch of stretches) {
    const { from, zone, time } = stretch;
    const candidates = datesIn(stretch);
    // Due before the change and not planned yet: it still leaves, of a day's where the new hour is past.
    const isToday = owed?.date === oracleLocal(zone, new Date(from)).slice(0, 10);
    const isPast = owed !== null && oracleInstant(zone, `${owed.date}T${time}`).getTime() <= from;
    if (owed && (kind === 'recap' || (isToday && isPast))) candidates.unshift(owed);
    owed = null;
    for (const { date, due } of candidates) {
      const standing = byDate.get(date);
      if (standing?.isCertain) continue;
      byDate.set(date, {
        subject: kind,
        slot: date,
        instants: [...(standing?.instants ?? []), due],
        isCertain: isCertain(kind, due, stretch, events),
        expiresAt: oracleInstant(zone, `${dateAfter(date, kind === 'recap' ? 2 : 1)}T00:00`).getTime(),
      });
      if (stretch.endsBy === 'change' && !isPlanned(events, due, stretch.to)) owed = { date, due };
    }
  }
  return [...byDate.values()];
}

function isCertain(kind: Kind, due: number, { to, endsBy }: Stretch, events: Events): boolean {
  const { start } = events;
  if (kind === 'recap' && (due < start + joiningMs || due > start + noticedMs)) return false;
  if (endsBy === 'end') return true;
  return isPlanned(events, due, endsBy === 'deletion' ? to - wayMs : to);
}

function datesIn(stretch: Stretch): { date: string; due: number }[] {
  const { from, to, zone, time, weekday } = stretch;
  const found: { date: string; due: number }[] = [];
  for (let at = from - day; at <= to + day; at += day / 2) {
    const date = oracleLocal(zone, new Date(at)).slice(0, 10);
    const due = oracleInstant(zone, `${date}T${time}`).getTime();
    const isDay = weekday === null || (new Date(`${date}T00:00Z`).getUTCDay() || 7) === weekday;
    if (isDay && due > from && isWithin(due, stretch) && found.at(-1)?.date !== date)
      found.push({ date, due });
  }
  return found;
}

function stretchesOf(kind: Kind, { acts, zone: home }: Person, { start, end }: Events): Stretch[] {
  let zone = home;
  let setting: Setting | null = kind === 'recap' ? { time: '18:00', weekday: 7 } : null;
  const opened = (from: number, now: Setting): Stretch => ({ from, to: end, zone, endsBy: 'end', ...now });
  const stretches: Stretch[] = setting ? [opened(start, setting)] : [];
  let open = stretches.at(-1);
  for (const act of acts) {
    if (act.verb === 'move' && act.zone === zone) continue;
    if (act.verb === 'move') zone = act.zone;
    const isDrop = act.verb === `drop ${kind}`;
    const given = settingIn(kind, act);
    if (!given && !isDrop && act.verb !== 'move') continue;
    if (open) close(open, act, isDrop ? 'deletion' : 'change');
    setting = isDrop ? null : (given ?? setting);
    open = setting ? opened(act.at, setting) : undefined;
    if (open) stretches.push(open);
  }
  return stretches;
}

function settingIn(kind: Kind, act: Act): Setting | null {
  if (act.verb === 'set recap') return kind === 'recap' ? { time: act.time, weekday: act.day } : null;
  const isSet =
    (act.verb === 'set daily' && kind === 'daily') || (act.verb === 'set journal' && kind === 'journal');
  return isSet && 'time' in act ? { time: act.time, weekday: null } : null;
}

/** The date so many days later. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);
}
