import type { CallCalendar } from '@/lib/connectors/access';
import { type ConnectorRow, connectorById } from '@/lib/connectors/reads';
import { enqueueSyncs, syncJobPath } from '@/lib/connectors/sync/enqueue';
import { type LeasedConnector, withSyncLease } from '@/lib/connectors/sync/lease';
import { pull } from '@/lib/connectors/sync/pull';
import { push } from '@/lib/connectors/sync/push';
import { hasChangesToPush } from '@/lib/connectors/sync/push-reads';
import { saveBusyElsewhere } from '@/lib/connectors/writes';
import type { Ctx, UserCtx } from '@/lib/context';
import { secondsUntilFree } from '@/lib/lease';

// The platform would stop a longer sync job.
const workMs = 200_000;

/**
 * Gets the provider's changes, then sends ours to the provider. If there are changes left, publishes another
 * sync job.
 */
export async function syncConnector(ctx: Ctx, id: string): Promise<{ state: 'done' | 'later' | 'busy' }> {
  const until = ctx.now().getTime() + workMs;
  const outcome = await withSyncLease(ctx, id, { isWhole: true }, (leased) =>
    sync(leased, () => ctx.now().getTime() < until),
  );
  if (outcome.state === 'busy') await enqueueAfterLease(ctx, id);
  if (outcome.state === 'later') await enqueueSyncs(ctx, [id], outcome.afterSeconds + 1);
  // A sync job that ran meanwhile found the connector leased and did nothing.
  if (outcome.state === 'done' && (!outcome.isFinished || (await hasChangesToPush(ctx, id))))
    await enqueueSyncs(ctx, [id]);
  return { state: outcome.state };
}

async function sync(
  { ctx, connector, callCalendar }: LeasedConnector,
  hasTimeLeft: () => boolean,
): Promise<boolean> {
  const isHourly = connector.nextSyncAt !== null && connector.nextSyncAt <= ctx.now();
  await pull(ctx, connector, callCalendar);
  if (isHourly) await pullBusyElsewhere(ctx, connector, callCalendar);
  return push(ctx, connector, callCalendar, hasTimeLeft);
}

const busyAheadMs = 62 * 86_400_000;
const maxBusyCalendars = 50;

async function pullBusyElsewhere(
  ctx: UserCtx,
  connector: ConnectorRow,
  callCalendar: CallCalendar,
): Promise<void> {
  const calendars = await callCalendar((provider, token) => provider.listCalendars(token));
  const others = calendars.filter(({ id, isPrimary }) => !isPrimary && id !== connector.calendarId);
  const calendarIds = others.slice(0, maxBusyCalendars).map(({ id }) => id);
  const from = ctx.now();
  const to = new Date(from.getTime() + busyAheadMs);
  const busy =
    calendarIds.length > 0
      ? await callCalendar((provider, token) => provider.listBusy(token, { calendarIds, from, to }))
      : [];
  await saveBusyElsewhere(
    ctx,
    connector.id,
    busy.map(({ start, end }) => `${start.toISOString()}/${end.toISOString()}`),
  );
}

// Syncs again when the lock ends, because the process with the lock may crash.
async function enqueueAfterLease(ctx: Ctx, id: string): Promise<void> {
  const connector = await connectorById(ctx, id);
  const end = connector?.syncingUntil;
  if (!end || end <= ctx.now()) return;
  await ctx.ports.queue.publish({
    path: syncJobPath,
    body: { id },
    delaySeconds: secondsUntilFree(ctx, end),
    dedupeId: `calendar-lease:${id}:${Math.round(end.getTime() / 1000)}`,
  });
}
