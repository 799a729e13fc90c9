import { z } from 'zod';
import { changeUser } from '@/lib/auth/writes';
import type { UserCtx } from '@/lib/context';
import { moveDailyReminderToZone } from '@/lib/daily-reminders/writes';
import { moveJournalReminder } from '@/lib/journal/writes';
import { recheckQuietHours } from '@/lib/outbox/plan-writes';
import { scheduleRecap } from '@/lib/recaps/writes';
import { moveSocialDatesToZone } from '@/lib/social/writes';
import { defineReversal } from '@/lib/tool';

/** Changes the user's time zone (IANA) and their schedules. Call it in a transaction. */
export async function changeZone(tx: UserCtx, timezone: string): Promise<void> {
  await changeUser(tx, { timezone });
  await moveToZone(tx, timezone);
}

/** Moves schedules in local time to a zone that is already stored with the user. */
export async function moveToZone(tx: UserCtx, timezone: string): Promise<void> {
  await moveDailyReminderToZone(tx, timezone);
  await moveSocialDatesToZone(tx, timezone);
  await scheduleRecap(tx);
  await moveJournalReminder(tx, timezone);
  await recheckQuietHours(tx);
}

export const zoneReversals = [
  defineReversal({
    name: 'zone.restore',
    args: z.object({ zone: z.string() }),
    run: (ctx, { zone }) => changeZone(ctx, zone),
  }),
];
