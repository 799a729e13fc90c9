import type { Ctx } from '@/lib/context';
import type { DeliveryKind, PendingDelivery } from '@/lib/outbox/kinds';
import { type Advance, type DueSchedules, nextOf, slotAt } from '@/lib/outbox/schedules/occurrences';
import { type DueReminder, dueReminders } from '@/lib/reminders/reads';
import { reminderButtons, reminderExpiryMs } from '@/lib/reminders/rules';
import { minuteMs } from '@/lib/time/units';

// Minutes before each nag (a message repeated until the user answers).
const pausesMinutes = [15, 30, 60, 120];

export const naggingMs = pausesMinutes.reduce((sum, pause) => sum + pause, 0) * minuteMs;

export function firstNag({ slot, at }: { slot: string; at: Date }) {
  return { slot, sequence: 1, at: addMinutes(at, pausesMinutes[0] ?? 0) };
}

export const nagKind: DeliveryKind = {
  keyOf: ({ at, sequence }) => ({
    cause: 'subject',
    occursAt: occurrenceOf(at, sequence),
    sequence,
  }),
  next: nextNag,
  respectsQuietHours: true,
  template: 'reminder',
  buttons: reminderButtons,
  expiresAt: ({ at }) => new Date(at.getTime() + reminderExpiryMs),
  render: async (ctx, pending) => {
    const reminders = await readReminders(ctx, pending);
    const texts = newestOfEach(pending).flatMap(({ id, subjectId, sequence, dueAt }) => {
      const reminder = reminders.get(subjectId ?? '');
      if (!reminder?.nag || isAnswered(reminder, occurrenceOf(dueAt, sequence))) return [];
      return [[id, nagText(reminder, sequence)] as const];
    });
    return new Map(texts);
  },
};

export async function readReminders(ctx: Ctx, pending: PendingDelivery[]): Promise<Map<string, DueReminder>> {
  const rows = await dueReminders(
    ctx,
    pending.flatMap(({ subjectId }) => subjectId ?? []),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export function isAnswered(
  { acknowledgedAt, skips, zone }: Pick<DueReminder, 'acknowledgedAt' | 'skips' | 'zone'>,
  at: Date,
): boolean {
  const isSkipped = skips.length > 0 && zone !== null && skips.includes(slotAt(at, zone));
  return isSkipped || (acknowledgedAt !== null && acknowledgedAt >= at);
}

function nextNag(due: DueSchedules, now: Date): Advance['next'] {
  const { slot, sequence } = due;
  const pause = pausesMinutes[sequence];
  if (pause !== undefined) return { slot, sequence: sequence + 1, at: addMinutes(due.at, pause) };
  const next = nextOf(due, now);
  return next && firstNag(next);
}

function nagText({ title }: DueReminder, number: number): string {
  const isLast = pausesMinutes[number] === undefined;
  const hint = isLast
    ? "I'll stop asking now. Answer “resume” if I should go on."
    : 'Answer “done” or “snooze 1h”.';
  return `Still open: ${title}\n${hint}`;
}

// Quiet hours can delay several nags to one minute.
function newestOfEach(pending: PendingDelivery[]): PendingDelivery[] {
  const bySubject = Map.groupBy(pending, ({ subjectId }) => subjectId);
  return [...bySubject.values()].flatMap(
    (nags) => nags.toSorted((a, b) => b.dueAt.getTime() - a.dueAt.getTime())[0] ?? [],
  );
}

function occurrenceOf(at: Date, number: number): Date {
  return addMinutes(at, -pausesMinutes.slice(0, number).reduce((sum, pause) => sum + pause, 0));
}

function addMinutes(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * minuteMs);
}
