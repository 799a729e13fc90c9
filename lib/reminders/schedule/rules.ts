import { leadInstant, seriesStart, slotAt } from '@/lib/outbox/schedules/occurrences';
import type { Schedule } from '@/lib/outbox/schedules/writes';
import { firstNag } from '@/lib/reminders/nag';
import { reminderExpiryMs } from '@/lib/reminders/rules';
import { nextOccurrence, withSkips } from '@/lib/time/recurrence';

export interface ReminderTiming {
  id: string;
  userId: string;
  reminderTime: Date;
  recurrenceRule: string | null;
  /** Local times of the skipped occurrences, YYYY-MM-DDTHH:MM:SS. */
  skips: string[];
  leads: number[];
  nag: boolean;
}

export interface ReminderOccurrence {
  zone: string;
  slot: string;
  at: Date;
}

// A daily reminder with the longest lead needs 60.
const maxSearchedOccurrences = 100;

export function schedulesOf(reminder: ReminderTiming, occurrence: ReminderOccurrence, now: Date): Schedule[] {
  const { zone, slot, at } = occurrence;
  return [
    { ...baseOf(reminder, zone), kind: 'reminder', slot, at },
    ...leadSchedules(reminder, occurrence, now),
    ...nagSchedules(reminder, occurrence),
  ];
}

export function restoredSchedules(
  reminder: ReminderTiming & { isActive: boolean },
  before: Required<Schedule>[],
  zone: string,
  now: Date,
): { occurrence: ReminderOccurrence | null; schedules: Schedule[] } {
  const previous = scheduledOccurrence(before, reminder.id) ?? occurrenceIn(reminder, zone);
  const occurrence = reminder.isActive ? nextToSend(previous, ruleOf(reminder), now) : null;
  const kept = before.filter(
    ({ kind, subjectId }) => subjectId === reminder.id && (kind === 'nag' || kind === 'snooze'),
  );
  const isNagging = kept.some(({ kind }) => kind === 'nag');
  const fresh = occurrence ? schedulesOf(reminder, occurrence, now) : [];
  return { occurrence, schedules: [...fresh.filter(({ kind }) => kind !== 'nag' || !isNagging), ...kept] };
}

export function scheduledOccurrence(schedules: Schedule[], id: string): ReminderOccurrence | null {
  const own = schedules.find(({ kind, subjectId }) => kind === 'reminder' && subjectId === id);
  return own ? { zone: own.zone, slot: own.slot, at: own.at } : null;
}

export function occurrenceIn({ reminderTime }: ReminderTiming, zone: string): ReminderOccurrence {
  return { zone, slot: slotAt(reminderTime, zone), at: reminderTime };
}

export function leadSchedules(
  reminder: ReminderTiming,
  occurrence: ReminderOccurrence,
  now: Date,
): Schedule[] {
  return reminder.leads.flatMap((lead) => {
    const next = nextLead(ruleOf(reminder), occurrence, lead, now);
    return next ? [{ ...baseOf(reminder, occurrence.zone), kind: 'lead', lead, ...next }] : [];
  });
}

export function nagSchedules(reminder: ReminderTiming, occurrence: ReminderOccurrence): Schedule[] {
  if (!reminder.nag) return [];
  return [{ ...baseOf(reminder, occurrence.zone), kind: 'nag', ...firstNag(occurrence) }];
}

export function ruleOf({
  recurrenceRule,
  skips,
}: Pick<ReminderTiming, 'recurrenceRule' | 'skips'>): string | null {
  return recurrenceRule && withSkips(recurrenceRule, skips);
}

export function seriesFrom(
  reminder: Pick<ReminderTiming, 'recurrenceRule' | 'skips'>,
  occurrence: ReminderOccurrence,
): { rule: string; date: string; time: string; zone: string } {
  const rule = ruleOf(reminder) ?? '';
  return { rule, ...seriesStart(occurrence, rule) };
}

function baseOf(reminder: ReminderTiming, zone: string) {
  const { id, userId } = reminder;
  return { subjectId: id, userId, zone, rule: ruleOf(reminder) };
}

function nextLead(
  rule: string | null,
  occurrence: ReminderOccurrence,
  lead: number,
  now: Date,
): { slot: string; at: Date } | null {
  const { zone } = occurrence;
  let candidate: { slot: string; at: Date } | null = occurrence;
  for (let searched = 0; candidate && searched < maxSearchedOccurrences; searched += 1) {
    const at = leadInstant(candidate, lead, zone);
    if (at > now) return { slot: candidate.slot, at };
    candidate = rule ? occurrenceAfter(rule, { ...candidate, zone }, candidate.at) : null;
  }
  return null;
}

function nextToSend(
  occurrence: ReminderOccurrence,
  rule: string | null,
  now: Date,
): ReminderOccurrence | null {
  if (occurrence.at > now) return occurrence;
  if (rule === null) return now.getTime() - occurrence.at.getTime() < reminderExpiryMs ? occurrence : null;
  const next = occurrenceAfter(rule, occurrence, now);
  return next && { ...next, zone: occurrence.zone };
}

function occurrenceAfter(
  rule: string,
  occurrence: ReminderOccurrence,
  after: Date,
): { slot: string; at: Date } | null {
  return nextOccurrence({ rule, ...seriesStart(occurrence, rule) }, after);
}
