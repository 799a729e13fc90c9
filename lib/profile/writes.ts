import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { audit } from '@/db/schema/admin';
import { conversations } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import type { UserCtx } from '@/lib/context';
import { lockAttemptsOfUser } from '@/lib/deliveries/sending/attempt-writes';
import { AppError } from '@/lib/errors';
import { lockAllSchedules } from '@/lib/scheduler/writes';
import { deleteUserTallies } from '@/lib/stats/writes';

/**
 * Deletes all data of the user; call it in a transaction. Foreign keys delete the rows of the user. Other rows hold only a phone number
 * of the user, such as messages from before it was bound, and are deleted here. Audit entries stay, without the user's id. Throws
 * conflict for the last admin.
 */
export async function removeAccount(ctx: UserCtx): Promise<void> {
  const { id } = ctx.user;
  // The numbers come before the user: binding a number takes its locks in this order.
  const bound = await ctx.db
    .delete(contactPoints)
    .where(eq(contactPoints.userId, id))
    .returning({ address: contactPoints.address, state: contactPoints.state });
  // The schedules come before the user, as in a wake.
  await lockAllSchedules(ctx);
  await lockAccount(ctx);
  await lockAttemptsOfUser(ctx, id);
  const written = await ctx.db
    .delete(webhookLogs)
    .where(eq(webhookLogs.userId, id))
    .returning({ address: webhookLogs.phoneNumber });
  const proven = bound.filter(({ state }) => state !== 'claimed');
  const addresses = [...new Set([...proven, ...written].flatMap(({ address }) => address ?? []))];
  await ctx.db
    .delete(webhookLogs)
    .where(and(isNull(webhookLogs.userId), inArray(webhookLogs.phoneNumber, addresses)));
  await ctx.db
    .delete(deliveries)
    .where(and(isNull(deliveries.userId), inArray(deliveries.address, addresses)));
  await ctx.db.delete(conversations).where(
    inArray(
      conversations.id,
      addresses.flatMap((address) => [`whatsapp:${address}`, `telegram:${address}`]),
    ),
  );
  await ctx.db
    .update(audit)
    .set({ subject: 'deleted account', before: null, after: null })
    .where(eq(audit.subject, id));
  await ctx.db.delete(users).where(eq(users.id, id));
  await deleteUserTallies(ctx, id);
}

/** Locks the user's row; for an admin, the rows of all admins by id, so that two admins cannot leave at the same time. */
async function lockAccount(ctx: UserCtx): Promise<void> {
  const { id, isAdmin } = ctx.user;
  const rows = await ctx.db
    .select({ isAdmin: users.isAdmin })
    .from(users)
    .where(isAdmin ? or(eq(users.id, id), eq(users.isAdmin, true)) : eq(users.id, id))
    .orderBy(users.id)
    .for('update');
  if (isAdmin && rows.filter((row) => row.isAdmin).length < 2)
    throw new AppError('conflict', 'You are the only admin. Make somebody else an admin first.');
}
