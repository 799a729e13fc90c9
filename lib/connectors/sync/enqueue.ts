import { dueConnectorIds, syncableConnectorIds } from '@/lib/connectors/reads';
import type { Ctx } from '@/lib/context';

export const syncJobPath = '/api/jobs/calendar-sync';
/** Limits how many of the thousands of connectors that a heartbeat finds are synced at once. */
const flow = { key: 'calendar-sync', parallelism: 20 };

/** Queues syncs for the users whose reminders or events this request changed. */
export async function enqueueChangedCalendars(ctx: Ctx): Promise<void> {
  const userIds = ctx.afterCommit.takeCalendars();
  if (userIds.length > 0) await enqueueSyncs(ctx, await syncableConnectorIds(ctx, userIds));
}

/** Queues the syncs that are due, including those whose job was lost. */
export async function enqueueDueCalendars(ctx: Ctx): Promise<void> {
  await enqueueSyncs(ctx, await dueConnectorIds(ctx));
}

/** Queues one sync for each connector. */
export async function enqueueSyncs(ctx: Ctx, connectorIds: string[], delaySeconds = 0): Promise<void> {
  if (connectorIds.length === 0) return;
  await ctx.ports.queue.publishAll(
    connectorIds.map(
      (id) =>
        ({ path: syncJobPath, flow, body: { id }, ...(delaySeconds > 0 ? { delaySeconds } : {}) }) as const,
    ),
  );
}
