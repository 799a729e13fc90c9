import { type ConnectorRow, isDemoAccount } from '@/lib/connectors/reads';
import { mirrorFreshMs } from '@/lib/connectors/rules';
import { enqueueSyncs } from '@/lib/connectors/sync/enqueue';
import { withSyncLease } from '@/lib/connectors/sync/lease';
import { pull } from '@/lib/connectors/sync/pull';
import { hasChangesToPush } from '@/lib/connectors/sync/push-reads';
import { mayCallPorts, type UserCtx } from '@/lib/context';

export async function refreshMirror(ctx: UserCtx, connector: ConnectorRow): Promise<void> {
  const { lastSyncedAt, needsReconnect, id } = connector;
  const isFresh = lastSyncedAt !== null && ctx.now().getTime() - lastSyncedAt.getTime() < mirrorFreshMs;
  if (isFresh || needsReconnect || isDemoAccount(connector) || !mayCallPorts(ctx)) return;
  const outcome = await withSyncLease(ctx, id, { isWhole: false }, async (leased) => {
    await pull(leased.ctx, leased.connector, leased.callCalendar);
    return true;
  });
  if (outcome.state === 'later') await enqueueSyncs(ctx, [id], outcome.afterSeconds + 1);
  // A sync job that ran meanwhile found the connector leased and did nothing.
  if (outcome.state === 'done' && (await hasChangesToPush(ctx, id))) await enqueueSyncs(ctx, [id]);
}
