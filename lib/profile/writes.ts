import { deleteUser, lockAccount } from '@/lib/auth/account-writes';
import { deleteContactPoints } from '@/lib/channels/contact-writes';
import { deleteInbound } from '@/lib/channels/inbound/inbound-writes';
import type { UserCtx } from '@/lib/context';
import { features } from '@/lib/features';
import { lockSchedules } from '@/lib/outbox/schedules/writes';
import { lockAttemptsOfUser } from '@/lib/outbox/sending/attempt-writes';
import { deleteUserTallies } from '@/lib/stats/writes';

/** Deletes the user's account and all its data. Call this in a transaction. */
export async function removeAccount(ctx: UserCtx): Promise<void> {
  // Addresses are deleted before the user's row is locked. Verifying an address takes its locks in this order
  // too.
  const proven = await deleteContactPoints(ctx);
  // A wake locks schedules before the user's row too.
  await lockSchedules(ctx);
  await lockAccount(ctx);
  await lockAttemptsOfUser(ctx, ctx.user.id);
  const written = await deleteInbound(ctx);
  const addresses = [...new Set([...proven, ...written])];
  for (const { forget } of features) await forget?.(ctx, addresses);
  await deleteUser(ctx);
  await deleteUserTallies(ctx, ctx.user.id);
}
