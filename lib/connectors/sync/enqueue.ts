import { dueConnectorIds, syncableConnectorIds } from '@/lib/connectors/reads';
import type { Ctx } from '@/lib/context';

export const syncJobPath = '/api/jobs/calendar-sync';
// Thousands of sync jobs may be due at once.
const flow = { key: 'calendar-sync', parallelism: 20 };

export async function enqueueChangedCalendars(ctx: Ctx): Promise<void> {
  const userIds = ctx.afterCommit.takeCalendars();
  if (userIds.length > 0) await enqueueSyncs(ctx, await syncableConnectorIds(ctx, userIds));
}

export async function enqueueDueCalendars(ctx: Ctx): Promise<void> {
  await enqueueSyncs(ctx, await dueConnectorIds(ctx));
}

export async function enqueueSyncs(ctx: Ctx, connectorIds: string[], delaySeconds = 0): Promise<void> {
  if (connectorIds.length === 0) return;
  await ctx.ports.queue.publishAll(
    connectorIds.map(
      (id) =>
        ({ path: syncJobPath, flow, body: { id }, ...(delaySeconds > 0 ? { delaySeconds } : {}) }) as const,
    ),
  );
}
