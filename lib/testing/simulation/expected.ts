import { oracleInstant, oracleLocal } from '@/lib/testing/oracle/oracle';
import type { Act, Person } from '@/lib/testing/simulation/script';

/**
 * What must leave for one thing at one time: at one of these instants. Not certain is what was changed or deleted before a wake
 * that was late could plan it, or before its message left: it may have come and may not.
 */
export interface Expected {
  /** "daily", or the key of a reminder. */
  subject: string;
  /** The local date of a summary; the instant itself for a reminder. */
  slot: string;
  instants: number[];
  isCertain: boolean;
  /** The midnight after which nobody wants a summary. */
  expiresAt: number | null;
}

interface Segment {
  from: number;
  to: number;
  zone: string;
  /** HH:MM of a summary, YYYY-MM-DDTHH:MM of a reminder's first run. */
  local: string;
  rule: string | null;
  endsBy: 'change' | 'deletion' | 'end';
}

const hour = 3_600_000;
const day = 24 * hour;
/** A message may be this long on its way where its chunk was lost: until the next heartbeat. */
const wayMs = 65 * 60_000;

/** What must come of a person's acts, by the table of offsets and the instants at which a wake was served; nothing else is asked. */
export function expectedOf(person: Person, wakes: number[], end: number): Expected[] {
  const isPlanned = (due: number, until: number) => {
    const wake = firstFrom(wakes, due);
    return wake !== undefined && wake < until;
  };
  const isCertain = (due: number, { to, endsBy }: Segment) => {
    if (endsBy === 'end') return true;
    return isPlanned(due, endsBy === 'deletion' ? to - wayMs : to);
  };
  const reminders = [...segmentsOfReminders(person, end)].flatMap(([subject, segments]) =>
    segments.flatMap((segment) =>
      runsOf(segment).map((due) => ({
        subject,
        slot: new Date(due).toISOString(),
        instants: [due],
        isCertain: isCertain(due, segment),
        expiresAt: null,
      })),
    ),
  );
  return [...merged(reminders), ...summaries(segmentsOfDaily(person, end), isPlanned, isCertain)];
}

/** Two settings of a reminder may name one instant; it comes once. */
function merged(all: Expected[]): Expected[] {
  const bySlot = Map.groupBy(all, ({ subject, slot }) => `${subject}|${slot}`);
  return [...bySlot.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, isCertain: same.some((one) => one.isCertain) }] : [];
  });
}

/** Every local date has one summary, at the first hour that was set for it; an edit or a move makes neither two nor none. */
function summaries(
  segments: Segment[],
  isPlanned: (due: number, until: number) => boolean,
  isCertain: (due: number, segment: Segment) => boolean,
): Expected[] {
  const byDate = new Map<string, Expected>();
  let owed: { date: string; due: number } | null = null;
  for (const segment of segments) {
    const { from, to, zone, local } = segment;
    const candidates: { date: string; due: number }[] = [];
    for (let at = from - day; at <= to + day; at += day / 2) {
      const date = oracleLocal(zone, new Date(at)).slice(0, 10);
      const due = oracleInstant(zone, `${date}T${local}`).getTime();
      if (due > from && isWithin(due, segment) && candidates.at(-1)?.date !== date)
        candidates.push({ date, due });
    }
    // Due before the change and not planned yet: still today's, where the new hour is past.
    const isToday = owed?.date === oracleLocal(zone, new Date(from)).slice(0, 10);
    if (owed && isToday && oracleInstant(zone, `${owed.date}T${local}`).getTime() <= from)
      candidates.unshift(owed);
    owed = null;
    for (const { date, due } of candidates) {
      const certain = isCertain(due, segment);
      const standing = byDate.get(date);
      if (standing?.isCertain) continue;
      byDate.set(date, {
        subject: 'daily',
        slot: date,
        instants: [...(standing?.instants ?? []), due],
        isCertain: certain,
        expiresAt: oracleInstant(zone, `${dayAfter(date)}T00:00`).getTime(),
      });
      if (segment.endsBy === 'change' && !isPlanned(due, to)) owed = { date, due };
    }
  }
  return [...byDate.values()];
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00Z`) + day).toISOString().slice(0, 10);
}

function segmentsOfReminders({ acts, zone: home }: Person, end: number): Map<string, Segment[]> {
  const found = new Map<string, Segment[]>();
  let zone = home;
  for (const act of acts) {
    if (act.verb === 'move') zone = act.zone;
    if (act.verb === 'create') found.set(act.key, [opened(act, zone, act.local, act.rule, end)]);
    if (act.verb !== 'edit' && act.verb !== 'delete') continue;
    const segments = found.get(act.key);
    const last = segments?.at(-1);
    if (!segments || !last) throw new Error(`${act.key} was never made`);
    close(last, act);
    if (act.verb === 'edit') segments.push(opened(act, zone, act.local, last.rule, end));
  }
  return found;
}

function segmentsOfDaily({ acts, zone: home }: Person, end: number): Segment[] {
  const segments: Segment[] = [];
  let zone = home;
  let open: Segment | undefined;
  for (const act of acts) {
    if (act.verb === 'move') zone = act.zone;
    const isChange = act.verb === 'set daily' || (act.verb === 'move' && open !== undefined);
    if (!isChange && act.verb !== 'drop daily') continue;
    if (open) close(open, act);
    const time: string | undefined = act.verb === 'set daily' ? act.time : open?.local;
    open = isChange && time ? opened(act, zone, time, 'FREQ=DAILY', end) : undefined;
    if (open) segments.push(open);
  }
  return segments;
}

/** What is due at the very instant of a change may be planned before it. */
function isWithin(due: number, { to, endsBy }: Segment): boolean {
  return due < to || (endsBy !== 'end' && due === to);
}

function opened(act: Act, zone: string, local: string, rule: string | null, end: number): Segment {
  return { from: act.at, to: end, zone, local, rule, endsBy: 'end' };
}

function close(segment: Segment, { at, verb }: Act): void {
  segment.to = at;
  segment.endsBy = verb === 'delete' || verb === 'drop daily' ? 'deletion' : 'change';
}

/** The instants of a reminder's runs: those that its rule falls on, from its first time on. */
function runsOf(segment: Segment): number[] {
  const { zone, local, rule, to } = segment;
  const first = oracleInstant(zone, local).getTime();
  if (rule === null) return isWithin(first, segment) ? [first] : [];
  const runs: number[] = [];
  if (rule === 'FREQ=HOURLY;INTERVAL=8') {
    for (let due = first; isWithin(due, segment); due += 8 * hour) runs.push(due);
    return runs;
  }
  const start = Date.parse(`${local.slice(0, 10)}T00:00Z`);
  for (let date = start; date <= to + day; date += day) {
    const due = oracleInstant(zone, `${new Date(date).toISOString().slice(0, 10)}T${local.slice(11)}`);
    if (isWithin(due.getTime(), segment) && fallsOn(rule, start, date)) runs.push(due.getTime());
  }
  return runs;
}

function fallsOn(rule: string, start: number, date: number): boolean {
  const days = (date - start) / day;
  if (rule === 'FREQ=DAILY') return true;
  if (rule === 'FREQ=DAILY;INTERVAL=2') return days % 2 === 0;
  if (rule === 'FREQ=WEEKLY') return days % 7 === 0;
  if (rule === 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR') return ![0, 6].includes(new Date(date).getUTCDay());
  throw new Error(`the judge does not know ${rule}`);
}

/** The first of sorted numbers that is at least this one. */
export function firstFrom(sorted: number[], least: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}
