import { leadAt } from '@/lib/scheduler/runs';
import type { Schedule } from '@/lib/scheduler/writes';
import { celebratedIn } from '@/lib/social/rules';
import { fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

/** The hour of the day, in the person's zone, at which a day is announced. */
const hour = '09:00:00';
const dayMinutes = 24 * 60;

interface Yearly {
  id: string;
  userId: string;
  month: number;
  day: number;
  leadDays: number;
}

/** When a day is announced from `after` on, each year: on the day itself, and where it has a lead so many days before. */
export function socialRuns(date: Yearly, zone: string, after: Date): Schedule[] {
  const rule = ruleOf(date);
  const leads = date.leadDays > 0 ? [0, date.leadDays * dayMinutes] : [0];
  return leads.map((lead) => ({
    kind: lead === 0 ? 'social' : 'social_lead',
    subjectId: date.id,
    userId: date.userId,
    ...{ zone, rule, lead },
    ...firstRun(date, lead, zone, after),
  }));
}

/** The last day of February is the 29th where there is one. */
function ruleOf({ month, day }: Yearly): string {
  const isLeapDay = month === 2 && day === 29;
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${isLeapDay ? -1 : day}`;
}

function firstRun(date: Yearly, lead: number, zone: string, after: Date): { slot: string; at: Date } {
  for (let year = Number(localDate(after, zone).slice(0, 4)); ; year += 1) {
    const local = celebratedIn(year, date);
    const slot = `${local}T${hour}`;
    const at = leadAt({ slot, at: fromLocal(local, hour, zone) }, lead, zone);
    if (at > after) return { slot, at };
  }
}
