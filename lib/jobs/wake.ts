import { database } from '@/db/client';
import { releaseAllConversations } from '@/lib/assistant/conversation/writes';
import { closeAbandonedJournalTalks, queueAnalyses } from '@/lib/assistant/journal-upkeep';
import { sweepSessions } from '@/lib/auth/sessions/session-writes';
import { sweepThrottle } from '@/lib/auth/throttle/throttle-writes';
import { stalledConversations } from '@/lib/channels/inbound/inbound-reads';
import { deleteExpiredBodies } from '@/lib/channels/inbound/inbound-writes';
import { replyJob } from '@/lib/channels/reply-job';
import { enqueueDueCalendars } from '@/lib/connectors/sync/enqueue';
import { releaseAllSyncs } from '@/lib/connectors/writes';
import type { Ctx } from '@/lib/context';
import { kinds } from '@/lib/jobs/kinds';
import { leaseSeconds } from '@/lib/lease';
import { deliverBatch } from '@/lib/outbox/deliver';
import { planDue, publishDeliveryJobs } from '@/lib/outbox/plan-due';
import { listStalledDeliveries, nextCheckAt, type PlannedDelivery } from '@/lib/outbox/reads';
import { setWakeArmedFor } from '@/lib/outbox/schedules/writes';
import { settleUnreported } from '@/lib/outbox/settle';
import { releaseLeases } from '@/lib/outbox/writes';
import { scheduleMissingRecaps } from '@/lib/recaps/writes';
import { deleteOldTallies, mergeTallyChanges } from '@/lib/stats/writes';

// Milliseconds after which the job of a message or delivery counts as lost.
const stalledMs = 10_000;

const recheckBatchMs = (leaseSeconds + 10) * 1000;

export type WakeReason = 'due' | 'hour' | 'start';

/**
 * Turns due schedules into deliveries, and publishes their jobs. Publishes lost jobs of messages and
 * deliveries again. If `reason` is 'hour' or 'start', also does the hourly upkeep. Returns the number of new
 * deliveries (`planned`), and the number of conversations with a lost job that was published again
 * (`nudged`).
 */
export async function wake(
  ctx: Ctx,
  reason: WakeReason = 'due',
): Promise<{ planned: number; nudged: number }> {
  const isStart = reason === 'start';
  if (isStart) await recoverFromRestart(ctx);
  const { planned, next } = await planDue(ctx, kinds);
  const { nudged, handedOver } = await fillQueue(ctx, planned, isStart);
  await settleUnreported(ctx, kinds);
  if (handedOver > 0) ctx.afterCommit.wakeAt(new Date(ctx.now().getTime() + recheckBatchMs));
  await Promise.all([
    // If there are deliveries to send, their job merges the tallies.
    ...(planned.length > 0 ? [] : [mergeTallyChanges(ctx)]),
    queueAnalyses(ctx),
    ...(reason === 'due' ? [] : upkeep(ctx)),
  ]);
  for (const at of [next, await nextCheckAt(ctx)]) if (at) ctx.afterCommit.wakeAt(at);
  return { planned: planned.length, nudged };
}

async function recoverFromRestart(ctx: Ctx): Promise<void> {
  // An embedded database belongs to one process, so no other process can hold a lease.
  if ((await database()).driver === 'pglite')
    await Promise.all([releaseAllConversations(ctx), releaseLeases(ctx), releaseAllSyncs(ctx)]);
  // The local queue has lost its jobs with the previous process.
  await setWakeArmedFor(ctx, null);
}

function upkeep(ctx: Ctx): Promise<void>[] {
  return [
    sweepSessions(ctx),
    sweepThrottle(ctx),
    deleteExpiredBodies(ctx),
    deleteOldTallies(ctx),
    scheduleMissingRecaps(ctx),
    closeAbandonedJournalTalks(ctx),
    enqueueDueCalendars(ctx),
  ];
}

export async function deliver(ctx: Ctx, ids: string[]): Promise<{ sent: number }> {
  const results = await deliverBatch(ctx, ids, kinds);
  await mergeTallyChanges(ctx);
  return { sent: [...results.values()].filter(({ state }) => state === 'done').length };
}

async function fillQueue(
  ctx: Ctx,
  planned: PlannedDelivery[],
  isStart: boolean,
): Promise<{ nudged: number; handedOver: number }> {
  // At the start, even the newest message has lost its job, because the queue was only in memory.
  const before = new Date(ctx.now().getTime() - (isStart ? 0 : stalledMs));
  const [conversationIds, stalled] = await Promise.all([
    stalledConversations(ctx, before),
    listStalledDeliveries(ctx, before),
  ]);
  const all = new Map([...planned, ...stalled].map((one) => [one.id, one]));
  await publishDeliveryJobs(ctx, [...all.values()]);
  await ctx.ports.queue.publishAll(conversationIds.map(replyJob));
  return { nudged: conversationIds.length, handedOver: all.size };
}
