import type { users } from '@/db/schema/auth';
import { changeUser } from '@/lib/auth/writes';
import type { UserCtx } from '@/lib/context';
import { moveDailyReminderToZone } from '@/lib/daily-reminders/writes';
import type { RestoredRow } from '@/lib/feature';
import { moveJournalReminder } from '@/lib/journal/writes';
import { recheckQuietHours } from '@/lib/outbox/plan-writes';
import { scheduleRecap } from '@/lib/recaps/writes';
import { moveSocialDatesToZone } from '@/lib/social/writes';

type UserRow = typeof users.$inferSelect;

export async function changeZone(tx: UserCtx, timezone: string): Promise<void> {
  await changeUser(tx, { timezone });
  await moveToZone(tx, timezone);
}

/**
 * Moves the user's schedules to another IANA zone. Call this after `timezone` is stored in the user's row.
 */
export async function moveToZone(tx: UserCtx, timezone: string): Promise<void> {
  await moveDailyReminderToZone(tx, timezone);
  await moveSocialDatesToZone(tx, timezone);
  await scheduleRecap(tx);
  await moveJournalReminder(tx, timezone);
  await recheckQuietHours(tx);
}

export async function settingsRestored(tx: UserCtx, restored: RestoredRow<UserRow>[]): Promise<void> {
  for (const { previous, row } of restored) {
    if (row && row.timezone !== previous?.timezone) await moveToZone(tx, row.timezone);
    await scheduleRecap(tx);
    await recheckQuietHours(tx);
  }
}
