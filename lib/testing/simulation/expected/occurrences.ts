import { oracleInstant, oracleLocal } from '@/lib/testing/oracle/oracle';
import type { Act, Company, Person } from '@/lib/testing/simulation/acts';
import { close, isWithin, type Segment } from '@/lib/testing/simulation/expected/segments';

/** How a reminder stood for a while: its first time on the clocks of a zone, and its rule. */
export type Stretch = Segment & Company & { local: string; rule: string | null };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How each reminder stood, by its key, in the order of time. */
export function stretchesOf({ acts, zone: home }: Person, end: number): Map<string, Stretch[]> {
  const found = new Map<string, Stretch[]>();
  let zone = home;
  for (const act of acts) {
    if (act.verb === 'move') zone = act.zone;
    if (act.verb === 'create') found.set(act.key, [{ ...opened(act, zone, end), ...companyOf(act) }]);
    if (act.verb !== 'edit' && act.verb !== 'delete') continue;
    const stretches = found.get(act.key);
    const last = stretches?.at(-1);
    if (!stretches || !last) throw new Error(`${act.key} was never made`);
    close(last, act, act.verb === 'edit' ? 'change' : 'deletion');
    if (act.verb === 'edit')
      stretches.push({ ...last, ...opened(act, zone, end), local: act.local, rule: last.rule });
  }
  return found;
}

function companyOf({ leads, nag, hasDetails, local, rule }: Extract<Act, { verb: 'create' }>) {
  return { leads, nag, hasDetails, local, rule };
}

function opened({ at }: Act, zone: string, end: number): Segment {
  return { from: at, to: end, zone, endsBy: 'end' };
}

/** The instants of a reminder's occurrences, from its first time on, and those that are announced before the stretch ends. */
export function runsOf({ zone, local, rule, to }: Stretch): number[] {
  const first = oracleInstant(zone, local).getTime();
  if (rule === null) return [first];
  const runs: number[] = [];
  if (rule === 'FREQ=HOURLY;INTERVAL=8') {
    for (let due = first; due <= to; due += 8 * hour) runs.push(due);
    return runs;
  }
  const start = Date.parse(`${local.slice(0, 10)}T00:00Z`);
  for (let date = start; date <= to + 10 * day; date += day) {
    const due = oracleInstant(zone, `${new Date(date).toISOString().slice(0, 10)}T${local.slice(11)}`);
    if (fallsOn(rule, start, date)) runs.push(due.getTime());
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

/** The announcements of an occurrence: whole days on the clocks of the zone, the rest is elapsed time. */
export function announced(due: number, stretch: Stretch): { at: number; lead: number }[] {
  const { zone, leads, from } = stretch;
  return leads
    .map((lead) => {
      const days = Math.floor(lead / 1440);
      const local = wallOf(due, stretch);
      const date = new Date(Date.parse(`${local.slice(0, 10)}T00:00Z`) - days * day)
        .toISOString()
        .slice(0, 10);
      const base = days === 0 ? due : oracleInstant(zone, `${date}T${local.slice(11)}`).getTime();
      return { at: base - (lead % 1440) * minute, lead };
    })
    .filter(({ at }) => at > from && isWithin(at, stretch));
}

/** The wall-clock time that an occurrence of a series stands for, also where the clocks skip it; a single one is where it came to be. */
function wallOf(due: number, { zone, local, rule }: Stretch): string {
  if (rule === null) return oracleLocal(zone, new Date(due));
  const date = oracleLocal(zone, new Date(due)).slice(0, 10);
  const wall = `${date}T${local.slice(11)}`;
  if (oracleInstant(zone, wall).getTime() === due) return wall;
  return `${new Date(Date.parse(`${date}T00:00Z`) - day).toISOString().slice(0, 10)}T${local.slice(11)}`;
}
