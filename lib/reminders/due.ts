import { sql } from 'drizzle-orm';
import type { Kind } from '@/lib/deliveries/kinds';
import { dueReminders } from '@/lib/reminders/reads';
import { formatWhen } from '@/lib/time/format';

const expiryMs = 12 * 3_600_000;

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
    const rows = await dueReminders(
      ctx,
      pending.map(({ subjectId }) => subjectId ?? ''),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    const texts = pending.flatMap(({ id, userId, subjectId, dueAt, late }) => {
      const reminder = byId.get(subjectId ?? '');
      if (!reminder) return [];
      const { title, description } = reminder;
      const lateness = late ? `(late: it was due ${formatWhen(dueAt, zoneOf(userId), ctx.now())})` : '';
      return [[id, [`Reminder: ${title}`, description, lateness].filter(Boolean).join('\n')] as const];
    });
    return new Map(texts);
  },
};
