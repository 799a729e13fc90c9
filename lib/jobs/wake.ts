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

/** Messages and deliveries that have waited this long have lost their job, or it has died. */
const stalledMs = 10_000;

/** A wake this long after a batch was handed over finds it if its job was lost or its sender has died. */
const recheckBatchMs = (leaseSeconds + 10) * 1000;

/** Why a wake runs: something is due, the hourly heartbeat, or the process has just started. */
export type WakeReason = 'due' | 'hour' | 'start';

/**
 * Plans what is due and hands it to the queue, picks up what was left behind, settles attempts without a report, and asks for the
 * next wake. Upkeep that is not urgent runs only with the heartbeat and at the start.
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
    // If there is something to send, the delivery job merges the tallies.
    ...(planned.length > 0 ? [] : [mergeTallyChanges(ctx)]),
    queueAnalyses(ctx),
    ...(reason === 'due' ? [] : upkeep(ctx)),
  ]);
  for (const at of [next, await nextCheckAt(ctx)]) if (at) ctx.afterCommit.wakeAt(at);
  return { planned: planned.length, nudged };
}

async function recoverFromRestart(ctx: Ctx): Promise<void> {
  // An embedded database has no other process that could still hold a lease.
  if ((await database()).driver === 'pglite')
    await Promise.all([releaseAllConversations(ctx), releaseLeases(ctx), releaseAllSyncs(ctx)]);
  // The local queue lost its jobs with the previous process.
  await setWakeArmedFor(ctx, null);
}

/** Deletes expired rows and finds what has lost its job. */
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

/** Sends a batch of planned deliveries. */
export async function deliver(ctx: Ctx, ids: string[]): Promise<{ sent: number }> {
  const results = await deliverBatch(ctx, ids, kinds);
  await mergeTallyChanges(ctx);
  return { sent: [...results.values()].filter(({ state }) => state === 'done').length };
}

/** Publishes jobs for new deliveries, and for stalled or postponed deliveries and conversations. */
async function fillQueue(
  ctx: Ctx,
  planned: PlannedDelivery[],
  isStart: boolean,
): Promise<{ nudged: number; handedOver: number }> {
  // At the start even the newest message has lost its job.
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
