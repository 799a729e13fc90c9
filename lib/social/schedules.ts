import { leadInstant } from '@/lib/outbox/schedules/occurrences';
import type { Schedule } from '@/lib/outbox/schedules/writes';
import { dateInYear } from '@/lib/social/rules';
import { fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { dayMinutes } from '@/lib/time/units';

const announceTime = '09:00:00';

interface ScheduledDate {
  id: string;
  userId: string;
  month: number;
  day: number;
  leadDays: number;
}

export function socialSchedules(date: ScheduledDate, zone: string, after: Date): Schedule[] {
  const rule = ruleOf(date);
  const leads = date.leadDays > 0 ? [0, date.leadDays * dayMinutes] : [0];
  return leads.map((lead) => ({
    kind: lead === 0 ? 'social' : 'social_lead',
    subjectId: date.id,
    userId: date.userId,
    ...{ zone, rule, lead },
    ...firstOccurrence(date, lead, zone, after),
  }));
}

// Most years have no 29 February, so the rule has the last day of February.
function ruleOf({ month, day }: ScheduledDate): string {
  const isLeapDay = month === 2 && day === 29;
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${isLeapDay ? -1 : day}`;
}

function firstOccurrence(
  date: ScheduledDate,
  lead: number,
  zone: string,
  after: Date,
): { slot: string; at: Date } {
  for (let year = Number(localDate(after, zone).slice(0, 4)); ; year += 1) {
    const local = dateInYear(year, date);
    const slot = `${local}T${announceTime}`;
    const at = leadInstant({ slot, at: fromLocal(local, announceTime, zone) }, lead, zone);
    if (at > after) return { slot, at };
  }
}
