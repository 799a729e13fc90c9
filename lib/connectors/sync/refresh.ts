import { hasWork } from '@/lib/connectors/push-reads';
import { type ConnectorRow, isDemoAccount } from '@/lib/connectors/reads';
import { underLease } from '@/lib/connectors/sync/lease';
import { nudge } from '@/lib/connectors/sync/nudge';
import { pull } from '@/lib/connectors/sync/pull';
import { mayCallPorts, type UserCtx } from '@/lib/context';

const freshMs = 60_000;
const leaseSeconds = 60;

/**
 * Brings the mirror of an account up to date where it is older than a minute. Where the provider cannot be asked, or is being
 * asked by somebody else, the mirror is taken as it is.
 */
export async function refresh(ctx: UserCtx, connector: ConnectorRow): Promise<void> {
  const { lastSyncedAt, needsReconnect, id } = connector;
  const isFresh = lastSyncedAt !== null && ctx.now().getTime() - lastSyncedAt.getTime() < freshMs;
  if (isFresh || needsReconnect || isDemoAccount(connector) || !mayCallPorts(ctx)) return;
  const outcome = await underLease(ctx, id, { leaseSeconds, isWhole: false }, async (held) => {
    await pull(held.ctx, held.connector, held.access);
    return true;
  });
  if (outcome.state === 'later') await nudge(ctx, [id], outcome.afterSeconds + 1);
  // A nudge that came meanwhile found the account taken.
  if (outcome.state === 'done' && (await hasWork(ctx, id))) await nudge(ctx, [id]);
}
