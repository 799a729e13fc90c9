import { firstNag } from '@/lib/reminders/nag';
import { isFrequent } from '@/lib/reminders/series';
import { leadAt, slotAt } from '@/lib/scheduler/runs';
import type { Schedule } from '@/lib/scheduler/writes';
import { nextOccurrence } from '@/lib/time/recurrence';

/** What of a reminder says when something is due for it. */
export interface Timed {
  id: string;
  userId: string;
  reminderTime: Date;
  recurrenceRule: string | null;
  leads: number[];
  nag: boolean;
}

/** The coming occurrence as it was asked for: on whose clocks, at which wall-clock time. */
export interface Coming {
  zone: string;
  slot: string;
  at: Date;
}

/** A schedule as it stands. */
export type Kept = Required<Schedule>;

/** Beyond this many occurrences nothing is looked for: the longest lead of a daily series is 60 days. */
const mostLooked = 100;

/** Everything that is due for a reminder: the thing itself, what announces it, and what asks again. */
export function planOf(reminder: Timed, coming: Coming, now: Date): Schedule[] {
  const { zone, slot, at } = coming;
  return [
    { ...baseOf(reminder, zone), kind: 'reminder', slot, at },
    ...leadsOf(reminder, coming, now),
    ...nagOf(reminder, coming),
  ];
}

/**
 * What is due for a reminder that is put back as it stood: its own clocks, what was put off, what is being asked about. Of a
 * series whose time has passed meanwhile the next one is due; a single one is due late, for as long as it may come late. One that was
 * said before is not said again: its delivery stands.
 */
export function planAgain(
  reminder: Timed & { isActive: boolean },
  standing: Kept[],
  zone: string,
  now: Date,
): { coming: Coming | null; plan: Schedule[] } {
  const kept = comingOf(standing, reminder.id) ?? comingIn(reminder, zone);
  const coming = reminder.isActive ? aheadOf(kept, reminder.recurrenceRule, now) : null;
  const mine = standing.filter(
    ({ kind, subjectId }) => subjectId === reminder.id && /^(?:nag|snooze)$/.test(kind),
  );
  const isAsking = mine.some(({ kind }) => kind === 'nag');
  const fresh = coming ? planOf(reminder, coming, now) : [];
  return { coming, plan: [...fresh.filter(({ kind }) => kind !== 'nag' || !isAsking), ...mine] };
}

/** The coming occurrence of a reminder as its own schedule names it; null where it is over. */
export function comingOf(standing: Schedule[], id: string): Coming | null {
  const own = standing.find(({ kind, subjectId }) => kind === 'reminder' && subjectId === id);
  return own ? { zone: own.zone, slot: own.slot, at: own.at } : null;
}

/** The coming occurrence of a reminder on the clocks of a zone. */
export function comingIn({ reminderTime }: Timed, zone: string): Coming {
  return { zone, slot: slotAt(reminderTime, zone), at: reminderTime };
}

/** A lead that is past already is not sent; of a series the next one is. */
export function leadsOf(reminder: Timed, coming: Coming, now: Date): Schedule[] {
  return reminder.leads.flatMap((lead) => {
    const run = firstLead(reminder.recurrenceRule, coming, lead, now);
    return run ? [{ ...baseOf(reminder, coming.zone), kind: 'lead', lead, ...run }] : [];
  });
}

export function nagOf(reminder: Timed, coming: Coming): Schedule[] {
  if (!reminder.nag) return [];
  return [{ ...baseOf(reminder, coming.zone), kind: 'nag', ...firstNag(coming) }];
}

function baseOf({ id, userId, recurrenceRule }: Timed, zone: string) {
  return { subjectId: id, userId, zone, rule: recurrenceRule };
}

function firstLead(
  rule: string | null,
  coming: Coming,
  lead: number,
  now: Date,
): { slot: string; at: Date } | null {
  const { zone } = coming;
  let run: { slot: string; at: Date } | null = coming;
  for (let looked = 0; run && looked < mostLooked; looked += 1) {
    const at = leadAt(run, lead, zone);
    if (at > now) return { slot: run.slot, at };
    run = rule ? following(rule, { ...run, zone }, run.at) : null;
  }
  return null;
}

/** A single reminder comes late for so long; after that it stands as missed. */
const latestMs = 12 * 3_600_000;

function aheadOf(coming: Coming, rule: string | null, now: Date): Coming | null {
  if (coming.at > now) return coming;
  if (rule === null) return now.getTime() - coming.at.getTime() < latestMs ? coming : null;
  // Hours and minutes are elapsed time: they count from the instant.
  const begin = isFrequent(rule) ? { zone: 'UTC', slot: coming.at.toISOString().slice(0, 19) } : coming;
  const next = following(rule, begin, now);
  return next && { ...next, zone: coming.zone };
}

function following(
  rule: string,
  { zone, slot }: Pick<Coming, 'zone' | 'slot'>,
  after: Date,
): { slot: string; at: Date } | null {
  const [date = '', time = ''] = slot.split('T');
  return nextOccurrence({ rule, date, time, zone }, after);
}
