import { sql } from 'drizzle-orm';
import type { Kind } from '@/lib/deliveries/kinds';
import { isAnswered, remindersOf } from '@/lib/reminders/nag';
import type { DueReminder } from '@/lib/reminders/reads';
import { leadWords } from '@/lib/reminders/rules';
import type { Due } from '@/lib/scheduler/runs';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen } from '@/lib/time/format';

const expiryMs = 12 * 3_600_000;
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

/** A reminder leaves at its time. A series moves on to its next run, a single one is over. */
export const reminderKind: Kind = {
  // The instant, for one local time may be asked for twice: in another zone, or where the clocks repeat it.
  slotOf: ({ subjectId, at }) => `${subjectId}@${at.toISOString()}`,
  expiresAt: ({ at }) => new Date(at.getTime() + expiryMs),
  template: 'reminder',
  mayComeAgain: true,
  onMoved: sql`update reminders r
    set reminder_time = coalesce(m.next_run_at, r.reminder_time), is_active = m.next_run_at is not null
    from moved m where m.kind = 'reminder' and r.id = m.subject_id`,
  render: async (ctx, pending, zoneOf) => {
    const byId = await remindersOf(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, dueAt, late }) => {
      const reminder = byId.get(subjectId ?? '');
      // Done when it was announced or while it waited; a single one that is ahead again was moved.
      if (!reminder || isAnswered(reminder, dueAt)) return [];
      if (reminder.recurrenceRule === null && reminder.isActive) return [];
      const when = formatWhen(dueAt, zoneOf(userId), ctx.now());
      return [[id, textOf(reminder, late ? latenessOf(when) : '')] as const];
    });
    return new Map(texts);
  },
};

/** Announces a reminder, so many minutes before its time. */
export const leadKind: Kind = {
  slotOf: (due) => `${due.subjectId}@${announcedBy(due).toISOString()}-${due.lead}`,
  // Once the thing itself is due it needs no announcement.
  expiresAt: announcedBy,
  template: 'reminder',
  mayComeAgain: true,
  render: async (ctx, pending, zoneOf) => {
    const byId = await remindersOf(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, slot, late }) => {
      const reminder = byId.get(subjectId ?? '');
      const { at, lead } = announcedIn(slot);
      if (!reminder || !isComing(reminder, at)) return [];
      const how = late ? 'Coming up' : distance(lead);
      return [[id, `${how}: ${reminder.title} (${formatWhen(at, zoneOf(userId))})`] as const];
    });
    return new Map(texts);
  },
};

/** A reminder that was put off comes again, once; the series behind it knows nothing of that. */
export const snoozeKind: Kind = {
  slotOf: ({ subjectId, at }) => `${subjectId}@${at.toISOString()}`,
  expiresAt: ({ at }) => new Date(at.getTime() + expiryMs),
  template: 'reminder',
  mayComeAgain: true,
  render: async (ctx, pending, zoneOf) => {
    const byId = await remindersOf(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, dueAt, late }) => {
      const reminder = byId.get(subjectId ?? '');
      if (!reminder || isAnswered(reminder, dueAt)) return [];
      const when = (at: Date) => formatWhen(at, zoneOf(userId), ctx.now());
      const isAhead = reminder.recurrenceRule === null && reminder.reminderTime > ctx.now();
      const remark = isAhead ? `(${when(reminder.reminderTime)})` : '';
      return [[id, textOf(reminder, late && !isAhead ? latenessOf(when(dueAt)) : remark)] as const];
    });
    return new Map(texts);
  },
};

/** The occurrence that a lead's delivery announces, by its slot. */
export function announcedIn(slot: string): { at: Date; lead: number } {
  const [, at = '', lead = ''] = /@(.+Z)-(\d+)$/.exec(slot) ?? [];
  return { at: new Date(at), lead: Number(lead) };
}

function announcedBy({ slot, zone, at, lead }: Due): Date {
  if (lead < dayMinutes) return new Date(at.getTime() + lead * minuteMs);
  const [date = '', time = ''] = slot.split('T');
  return fromLocal(date, time, zone);
}

/** A single one may have been moved or finished since; an occurrence may be done before it is due. */
function isComing(reminder: DueReminder, at: Date): boolean {
  if (!reminder.isActive || isAnswered(reminder, at)) return false;
  return reminder.recurrenceRule !== null || reminder.reminderTime.getTime() === at.getTime();
}

function distance(lead: number): string {
  return lead === dayMinutes ? 'Tomorrow' : `In ${leadWords(lead)}`;
}

function latenessOf(when: string): string {
  return `(late: it was due ${when})`;
}

function textOf({ title, description }: DueReminder, remark: string): string {
  return [`Reminder: ${title}`, description, remark].filter(Boolean).join('\n');
}
