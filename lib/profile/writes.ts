import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { audit } from '@/db/schema/admin';
import { talks } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/**
 * Deletes the person's row, and with it by foreign key all that hangs on it; then what only names them: the inbound log,
 * talks, answers to their number from before it was theirs. What operators did stays, without saying to whom.
 * For a transaction. Throws conflict where nobody would be left to operate the product.
 */
export async function removeAccount(ctx: UserCtx): Promise<void> {
  const { id } = ctx.user;
  const admins = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === id)
    throw new AppError('conflict', 'You are the only admin. Make somebody else an admin first.');
  const bound = await ctx.db
    .select({ channel: contactPoints.channel, address: contactPoints.address })
    .from(contactPoints)
    .where(and(eq(contactPoints.userId, id), inArray(contactPoints.state, ['bound', 'paused'])));
  const addresses = bound.map(({ address }) => address);
  const names = [`u:${id}`, ...bound.map(({ channel, address }) => `${channel}:${address}`)];
  await ctx.db.delete(webhookLogs).where(or(eq(webhookLogs.userId, id), inArray(webhookLogs.talk, names)));
  await ctx.db
    .delete(deliveries)
    .where(and(isNull(deliveries.userId), inArray(deliveries.address, addresses)));
  await ctx.db.delete(talks).where(inArray(talks.talk, names));
  await ctx.db
    .update(audit)
    .set({ subject: 'deleted account', before: null, after: null })
    .where(eq(audit.subject, id));
  await ctx.db.delete(users).where(eq(users.id, id));
}
