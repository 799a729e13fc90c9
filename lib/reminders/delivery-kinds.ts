import { sql } from 'drizzle-orm';
import type { DeliveryKind } from '@/lib/outbox/kinds';
import type { DueSchedules } from '@/lib/outbox/schedules/occurrences';
import { isAnswered, readReminders } from '@/lib/reminders/nag';
import type { DueReminder } from '@/lib/reminders/reads';
import { formatLead, reminderButtons, reminderExpiryMs } from '@/lib/reminders/rules';
import { fromLocal } from '@/lib/time/clock';
import { formatWhen } from '@/lib/time/format';
import { dayMinutes, minuteMs } from '@/lib/time/units';

export const reminderKind: DeliveryKind = {
  // The key has the instant, because a local time can occur twice: in two zones, or when the clocks go back.
  keyOf: ({ at }) => ({ cause: 'subject', occursAt: at }),
  expiresAt: ({ at }) => new Date(at.getTime() + reminderExpiryMs),
  template: 'reminder',
  buttons: reminderButtons,
  resendIfUnproven: true,
  // A snooze and the reminder itself can be due at once, and a statement can change a row only once, so rows
  // are grouped by reminder.
  onAdvance: sql`update reminders r
    set reminder_time = case when m.is_own then coalesce(m.next_run_at, r.reminder_time) else r.reminder_time end,
      is_active = case when m.is_own then m.next_run_at is not null else r.is_active end,
      fired_at = greatest(r.fired_at, m.due_at),
      paused_slot = case when m.is_own then null else r.paused_slot end,
      paused_until = case when m.is_own then null else r.paused_until end
    from (select subject_id, bool_or(kind = 'reminder') as is_own, max(due_at) as due_at,
        max(next_run_at) filter (where kind = 'reminder') as next_run_at
      from advanced where kind in ('reminder', 'snooze') group by subject_id) m
    where r.id = m.subject_id`,
  render: async (ctx, pending, readerOf) => {
    const reminders = await readReminders(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, dueAt, late }) => {
      const reminder = reminders.get(subjectId ?? '');
      if (!reminder || isAnswered(reminder, dueAt)) return [];
      if (reminder.recurrenceRule === null && reminder.isActive) return [];
      const when = formatWhen(dueAt, readerOf(userId), ctx.now());
      return [[id, reminderText(reminder, late ? lateRemark(when) : '')] as const];
    });
    return new Map(texts);
  },
};

export const leadKind: DeliveryKind = {
  keyOf: (due) => ({ cause: 'subject', occursAt: announcedAt(due), leadMinutes: due.lead }),
  expiresAt: announcedAt,
  template: 'reminder',
  buttons: reminderButtons,
  resendIfUnproven: true,
  render: async (ctx, pending, readerOf) => {
    const reminders = await readReminders(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, occursAt: at, leadMinutes, late }) => {
      const reminder = reminders.get(subjectId ?? '');
      if (!reminder || !at || !isStillDue(reminder, at)) return [];
      const opening = late ? 'Coming up' : formatDistance(leadMinutes);
      return [[id, `${opening}: ${reminder.title} (${formatWhen(at, readerOf(userId))})`] as const];
    });
    return new Map(texts);
  },
};

export const snoozeKind: DeliveryKind = {
  keyOf: ({ at }) => ({ cause: 'subject', occursAt: at }),
  expiresAt: ({ at }) => new Date(at.getTime() + reminderExpiryMs),
  template: 'reminder',
  buttons: reminderButtons,
  resendIfUnproven: true,
  render: async (ctx, pending, readerOf) => {
    const reminders = await readReminders(ctx, pending);
    const texts = pending.flatMap(({ id, userId, subjectId, dueAt, late }) => {
      const reminder = reminders.get(subjectId ?? '');
      if (!reminder || isAnswered(reminder, dueAt)) return [];
      const when = (at: Date) => formatWhen(at, readerOf(userId), ctx.now());
      const isAhead = reminder.recurrenceRule === null && reminder.reminderTime > ctx.now();
      const remark = isAhead ? `(${when(reminder.reminderTime)})` : '';
      return [[id, reminderText(reminder, late && !isAhead ? lateRemark(when(dueAt)) : remark)] as const];
    });
    return new Map(texts);
  },
};

function announcedAt({ slot, zone, at, lead }: DueSchedules): Date {
  if (lead < dayMinutes) return new Date(at.getTime() + lead * minuteMs);
  const [date = '', time = ''] = slot.split('T');
  return fromLocal(date, time, zone);
}

function isStillDue(reminder: DueReminder, at: Date): boolean {
  if (!reminder.isActive || isAnswered(reminder, at)) return false;
  return reminder.recurrenceRule !== null || reminder.reminderTime.getTime() === at.getTime();
}

function formatDistance(lead: number): string {
  return lead === dayMinutes ? 'Tomorrow' : `In ${formatLead(lead)}`;
}

function lateRemark(when: string): string {
  return `(late: it was due ${when})`;
}

function reminderText({ title, description }: DueReminder, remark: string): string {
  return [`Reminder: ${title}`, description, remark].filter(Boolean).join('\n');
}
