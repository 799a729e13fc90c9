import { oracleInstant, oracleLocal } from '@/testing/oracle/oracle';
import type { MonthDay, UserScript } from '@/testing/simulation/actions';
import { addDays } from '@/testing/simulation/expected/daily';
import {
  close,
  type Events,
  type Expected,
  isPlanned,
  isSentBefore,
  isWithin,
  longestDelayMs,
  type Period,
  spared,
} from '@/testing/simulation/expected/periods';

type DatePeriod = Period & MonthDay & { leadDays: number; startsByZoneChange: boolean };

export function expectedDates(user: UserScript, events: Events): Expected[] {
  return [...periodsOf(user, events)].flatMap(([key, periods]) => [
    ...announcements(user, `social ${key}`, periods, () => 0, events),
    ...announcements(user, `social_lead ${key}`, periods, ({ leadDays }) => leadDays, events),
  ]);
}

function announcements(
  user: UserScript,
  subject: string,
  periods: DatePeriod[],
  leadDaysOf: (period: DatePeriod) => number,
  events: Events,
): Expected[] {
  const isLead = subject.startsWith('social_lead');
  const byDate = new Map<string, Expected>();
  for (const [index, period] of periods.entries()) {
    const { from, to, zone, endsBy } = period;
    const endsByZoneChange = periods[index + 1]?.startsByZoneChange === true;
    const leadDays = leadDaysOf(period);
    if (isLead && leadDays === 0) continue;
    for (const date of birthdaysIn(period)) {
      const onDate = addDays(date, -leadDays);
      const due = oracleInstant(zone, `${onDate}T09:00`).getTime();
      // After a change of zone, announcements of the current local date occur even if their time has passed.
      const midnight = oracleInstant(zone, `${oracleLocal(zone, new Date(from)).slice(0, 10)}T00:00`);
      const isAhead = period.startsByZoneChange ? due >= midnight.getTime() : due > from;
      const earlier = byDate.get(date);
      if (!isAhead || !isWithin(Math.max(due, from), period) || earlier?.isCertain) continue;
      // A change of zone keeps what is planned. A deletion or edit cancels it, even if it waits for the end of
      // quiet hours.
      const isSent = endsByZoneChange
        ? isPlanned(events, Math.max(due, from), to - longestDelayMs)
        : isSentBefore(user, events, Math.max(due, from), to, spared.timedBySidekick);
      byDate.set(date, {
        subject,
        slot: date,
        instants: [...(earlier?.instants ?? []), due],
        from: Math.max(due, from),
        isCertain: endsBy === 'end' || isSent,
        expiresAt: oracleInstant(zone, `${addDays(onDate, 1)}T00:00`).getTime(),
      });
    }
  }
  return [...byDate.values()];
}

function birthdaysIn({ month, day, from, to }: DatePeriod): string[] {
  const years = [
    new Date(from).getUTCFullYear() - 1,
    new Date(to).getUTCFullYear(),
    new Date(to).getUTCFullYear() + 1,
  ];
  return [...new Set(years)].map((year) => {
    const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
    const celebrated = month === 2 && day === 29 && !isLeap ? 28 : day;
    return [String(year), ...[month, celebrated].map((part) => String(part).padStart(2, '0'))].join('-');
  });
}

function periodsOf({ actions, zone: home }: UserScript, { end }: Events): Map<string, DatePeriod[]> {
  const found = new Map<string, DatePeriod[]>();
  let zone = home;
  for (const action of actions) {
    if (action.type === 'change zone' && action.zone !== zone) {
      zone = action.zone;
      for (const periods of found.values()) {
        const last = periods.at(-1);
        if (last?.endsBy !== 'end') continue;
        periods.push({ ...last, from: action.at, zone, startsByZoneChange: true });
        close(last, action, 'change');
      }
    }
    if (action.type === 'create date') {
      const { month, day, leadDays, at } = action;
      const period: Period = { from: at, to: end, zone, endsBy: 'end' };
      found.set(action.key, [{ ...period, month, day, leadDays, startsByZoneChange: false }]);
    }
    if (action.type !== 'edit date' && action.type !== 'delete date') continue;
    const periods = found.get(action.key) ?? [];
    const last = periods.at(-1);
    if (!last) throw new Error(`the script never creates date ${action.key}`);
    const isEdit = action.type === 'edit date';
    if (isEdit && last.month === action.month && last.day === action.day) continue;
    if (isEdit)
      periods.push({
        ...last,
        from: action.at,
        month: action.month,
        day: action.day,
        startsByZoneChange: false,
      });
    close(last, action, isEdit ? 'change' : 'deletion');
  }
  return found;
}
