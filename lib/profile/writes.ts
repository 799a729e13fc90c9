import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { audit } from '@/db/schema/admin';
import { talks } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import type { UserCtx } from '@/lib/context';
import { lockTriesOf } from '@/lib/deliveries/send-writes';
import { AppError } from '@/lib/errors';
import { holdAllSchedules } from '@/lib/scheduler/writes';
import { forgetTallies } from '@/lib/stats/writes';

/**
 * Deletes the person's row, and with it by foreign key all that hangs on it; then what only names them: the inbound log and
 * the answers of every number that was theirs, from before it was. What operators did stays, without saying to whom.
 * For a transaction. Throws conflict where nobody would be left to operate the product.
 */
export async function removeAccount(ctx: UserCtx): Promise<void> {
  const { id } = ctx.user;
  // Numbers before people: binding a number locks in this order.
  const bound = await ctx.db
    .delete(contactPoints)
    .where(eq(contactPoints.userId, id))
    .returning({ address: contactPoints.address, state: contactPoints.state });
  // A wake holds what is due and then needs the person's row: before it, too.
  await holdAllSchedules(ctx);
  await lockAccount(ctx);
  await lockTriesOf(ctx, id);
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
  await ctx.db.delete(talks).where(
    inArray(
      talks.talk,
      addresses.map((address) => `whatsapp:${address}`),
    ),
  );
  await ctx.db
    .update(audit)
    .set({ subject: 'deleted account', before: null, after: null })
    .where(eq(audit.subject, id));
  await ctx.db.delete(users).where(eq(users.id, id));
  await forgetTallies(ctx, id);
}

/** Holds the own row, and for an admin every admin's, in one order for all: of two that leave at once, one stays. */
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
