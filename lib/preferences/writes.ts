import { eq } from 'drizzle-orm';
import { users } from '@/db/schema/auth';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recheckQuietHours } from '@/lib/outbox/plan-writes';
import { preferenceColumns } from '@/lib/preferences/reads';
import type { Preferences, PreferencesInput } from '@/lib/preferences/schema';
import { scheduleRecap } from '@/lib/recaps/writes';

/**
 * Saves the given preferences and returns all preferences. A change of the recap reschedules the recap. After
 * a change of the quiet hours, postponed messages are checked again.
 */
export async function updatePreferences(ctx: UserCtx, input: PreferencesInput): Promise<Preferences> {
  return inTransaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(users)
      .set({ ...input, updatedAt: tx.now() })
      .where(eq(users.id, tx.user.id))
      .returning(preferenceColumns);
    if (!row) throw new AppError('not_found', 'This account does not exist any more.');
    const { recapOn, recapDay, recapTime, quietFrom, quietTo } = input;
    if (recapOn !== undefined || recapDay !== undefined || recapTime !== undefined) await scheduleRecap(tx);
    if (quietFrom !== undefined || quietTo !== undefined) await recheckQuietHours(tx);
    return row;
  });
}
