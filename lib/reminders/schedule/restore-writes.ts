import { sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import type { UserCtx } from '@/lib/context';
import type { RestoredRow, Undoable } from '@/lib/feature';
import { idsOf } from '@/lib/ids';
import type { Schedule } from '@/lib/outbox/schedules/writes';
import type { ReminderRow } from '@/lib/reminders/reads';
import { restoredSchedules } from '@/lib/reminders/schedule/rules';
import { lockReminderSchedules, replaceReminderSchedules } from '@/lib/reminders/schedule/writes';

export const reminderUndo: Undoable<ReminderRow> = {
  table: reminders,
  lock: lockReminderSchedules,
  ignores: ({ firedAt }, after) => {
    const hasFired = firedAt !== null && (!after.firedAt || firedAt > new Date(String(after.firedAt)));
    return hasFired ? ['rev', 'reminderTime', 'isActive', 'firedAt'] : ['rev'];
  },
  restored: scheduleRestored,
};

async function scheduleRestored(tx: UserCtx, restored: RestoredRow<ReminderRow>[]): Promise<void> {
  const found = restored.flatMap(({ previous, row, kept }) => {
    if (!row) return [];
    const before = (kept ?? []) as Required<Schedule>[];
    const schedules = before.map((schedule) => ({ ...schedule, at: new Date(schedule.at) }));
    const next = restoredSchedules(row, schedules, tx.user.timezone, tx.now());
    // The calendar sync finds changed reminders by this number, so it must always increase.
    return [{ row, ...next, rev: Math.max(previous?.rev ?? 0, row.rev) + 1 }];
  });
  const changed = found.map(({ row, occurrence, rev }) => ({
    id: row.id,
    at: (occurrence?.at ?? row.reminderTime).toISOString(),
    rev,
  }));
  await tx.db.execute(sql`update ${reminders} r set reminder_time = c.at, rev = c.rev
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c(id uuid, at timestamptz, rev int)
    where r.id = c.id and r.user_id = ${tx.user.id}`);
  await replaceReminderSchedules(
    tx,
    idsOf(restored),
    found.flatMap(({ schedules }) => schedules),
  );
  tx.afterCommit.syncCalendar(tx.user.id);
}
