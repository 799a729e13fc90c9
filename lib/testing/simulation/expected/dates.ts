import { oracleInstant, oracleLocal } from '@/lib/testing/oracle/oracle';
import type { MonthDay, Person } from '@/lib/testing/simulation/acts';
import { dateAfter } from '@/lib/testing/simulation/expected/days';
import {
  close,
  type Events,
  type Expected,
  isPlanned,
  isWithin,
  type Segment,
  wayMs,
} from '@/lib/testing/simulation/expected/segments';

type Stretch = Segment & MonthDay & { leadDays: number; isMove: boolean };

/** Birthdays at nine in the morning, once a year, and so many days before. */
export function expectedDates(person: Person, events: Events): Expected[] {
  return [...stretchesOf(person, events)].flatMap(([key, stretches]) => [
    ...announced(`social ${key}`, stretches, () => 0, events),
    ...announced(`social_lead ${key}`, stretches, ({ leadDays }) => leadDays, events),
  ]);
}

function announced(
  subject: string,
  stretches: Stretch[],
  leadOf: (stretch: Stretch) => number,
  events: Events,
): Expected[] {
  const isLead = subject.startsWith('social_lead');
  const byDate = new Map<string, Expected>();
  for (const stretch of stretches) {
    const lead = leadOf(stretch);
    if (isLead && lead === 0) continue;
    for (const date of celebrations(stretch)) {
      const onDay = dateAfter(date, -lead);
      const due = oracleInstant(stretch.zone, `${onDay}T09:00`).getTime();
      // A move does not swallow what is announced today there, even where its hour is past.
      const midnight = oracleInstant(
        stretch.zone,
        `${oracleLocal(stretch.zone, new Date(stretch.from)).slice(0, 10)}T00:00`,
      );
      const isAhead = stretch.isMove ? due >= midnight.getTime() : due > stretch.from;
      const standing = byDate.get(date);
      if (!isAhead || !isWithin(Math.max(due, stretch.from), stretch) || standing?.isCertain) continue;
      const isLeft = isPlanned(events, Math.max(due, stretch.from), stretch.to - wayMs);
      byDate.set(date, {
        subject,
        slot: date,
        instants: [...(standing?.instants ?? []), due],
        from: Math.max(due, stretch.from),
        isCertain: stretch.endsBy === 'end' || isLeft,
        expiresAt: oracleInstant(stretch.zone, `${dateAfter(onDay, 1)}T00:00`).getTime(),
      });
    }
  }
  return [...byDate.values()];
}

/** 29 February is celebrated on the 28th where there is none. */
function celebrations({ month, day, from, to }: Stretch): string[] {
  const years = [
    new Date(from).getUTCFullYear() - 1,
    new Date(to).getUTCFullYear(),
    new Date(to).getUTCFullYear() + 1,
  ];
  return [...new Set(years)].map((year) => {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    const shown = month === 2 && day === 29 && !isLeap ? 28 : day;
    return [String(year), ...[month, shown].map((part) => String(part).padStart(2, '0'))].join('-');
  });
}

function stretchesOf({ acts, zone: home }: Person, { end }: Events): Map<string, Stretch[]> {
  const found = new Map<string, Stretch[]>();
  let zone = home;
  for (const act of acts) {
    if (act.verb === 'move' && act.zone !== zone) {
      zone = act.zone;
      for (const stretches of found.values()) {
        const last = stretches.at(-1);
        if (last?.endsBy !== 'end') continue;
        stretches.push({ ...last, from: act.at, zone, isMove: true });
        close(last, act, 'change');
      }
    }
    if (act.verb === 'keep date') {
      const { month, day, leadDays } = act;
      found.set(act.key, [
        { from: act.at, to: end, zone, endsBy: 'end', month, day, leadDays, isMove: false },
      ]);
    }
    if (act.verb !== 'move date' && act.verb !== 'forget date') continue;
    const stretches = found.get(act.key) ?? [];
    const last = stretches.at(-1);
    if (!last) throw new Error(`${act.key} was never kept`);
    const isSame = act.verb === 'move date' && last.month === act.month && last.day === act.day;
    if (isSame) continue;
    if (act.verb === 'move date')
      stretches.push({ ...last, from: act.at, month: act.month, day: act.day, isMove: false });
    close(last, act, act.verb === 'move date' ? 'change' : 'deletion');
  }
  return found;
}
