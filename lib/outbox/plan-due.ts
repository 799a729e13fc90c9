import type { Ctx } from '@/lib/context';
import type { DeliveryKind, DeliveryKinds } from '@/lib/outbox/kinds';
import { planOccurrences } from '@/lib/outbox/plan-writes';
import type { PlannedDelivery } from '@/lib/outbox/reads';
import { punctualMs } from '@/lib/outbox/rules';
import { drainDue } from '@/lib/outbox/schedules/drain';
import { computeAdvances, type DueSchedule } from '@/lib/outbox/schedules/occurrences';
import { nextDueAt } from '@/lib/outbox/schedules/writes';

/** No batch is claimed after this, so that the job ends before its limit of 300 s. */
const planningBudgetMs = 200_000;
/** If other wakes hold everything that is due, look again after this: by then they have finished or died. */
const busyRetryMs = 5_000;
/** Claiming again picks up what became due meanwhile; after so many rounds the next wake does. */
const maxRounds = 3;

/** Deliveries per job. */
const batchSize = 1000;
/** A user's deliveries stay in one job up to this size; so many ids fit the 64 KB that the route of a job reads. */
export const maxBatchSize = 1500;
/** One delivery job at a time, because each keeps to the provider's rate on its own. */
const flow = { key: 'deliver', parallelism: 1 };

/**
 * Claims due schedules batch by batch, advances each to its next occurrence and plans its delivery, in one transaction per batch.
 * Returns what was planned, to be handed to the queue, and when something is due next; that is in the past if time ran out first.
 */
export async function planDue(
  ctx: Ctx,
  kinds: DeliveryKinds,
): Promise<{ planned: PlannedDelivery[]; next: Date | null }> {
  const startedAt = ctx.now().getTime();
  const isInTime = () => ctx.now().getTime() - startedAt <= planningBudgetMs;
  const names = Object.keys(kinds);
  const planned: PlannedDelivery[] = [];
  let next = await nextDueAt(ctx, names);
  for (let round = 0; next && next <= ctx.now() && isInTime() && round < maxRounds; round += 1) {
    const { claimed, taken, failures } = await drainDue(
      ctx,
      names,
      (tx, due) => planBatch(tx, kinds, due),
      isInTime,
    );
    // Not push(...taken): a wake may take more than a call has arguments.
    for (const one of taken) planned.push(one);
    if (failures.length > 0) {
      // Send what is committed; the rest is claimed when this job is retried.
      await publishDeliveryJobs(ctx, planned);
      throw failures[0];
    }
    next = await nextDueAt(ctx, names);
    if (claimed === 0 && next && next <= ctx.now()) next = new Date(ctx.now().getTime() + busyRetryMs);
  }
  return { planned, next };
}

function planBatch(ctx: Ctx, kinds: DeliveryKinds, claimed: DueSchedule[]): Promise<PlannedDelivery[]> {
  const now = ctx.now();
  // Many users share a kind, a zone and a time.
  const expiries = new Map<string, Date>();
  const expiryOf = (due: DueSchedule, kind: DeliveryKind) => {
    const key = `${due.kind}|${due.zone}|${due.slot}|${due.at.getTime()}`;
    const expiresAt = expiries.get(key) ?? kind.expiresAt(due);
    expiries.set(key, expiresAt);
    return expiresAt;
  };
  const occurrences = computeAdvances(claimed, now).flatMap(({ due, next }) => {
    const kind = kinds[due.kind];
    if (!kind) return [];
    return {
      due,
      next: kind.next ? kind.next(due, now) : next,
      key: kind.keyOf(due),
      expiresAt: expiryOf(due, kind),
      late: now.getTime() - due.at.getTime() > punctualMs,
    };
  });
  return planOccurrences(ctx, occurrences, Object.values(kinds));
}

/** Hands deliveries to the queue. Those of one user go into the same job, because what is due together is sent as one digest. */
export async function publishDeliveryJobs(ctx: Ctx, planned: PlannedDelivery[]): Promise<void> {
  const byUser = planned.toSorted((a, b) => ((a.userId ?? '') < (b.userId ?? '') ? -1 : 1));
  const jobs = batchesOf(byUser).map((batch) => ({
    path: '/api/jobs/deliver' as const,
    body: { ids: batch.map(({ id }) => id) },
    flow,
  }));
  if (jobs.length > 0) await ctx.ports.queue.publishAll(jobs);
}

function batchesOf(byUser: PlannedDelivery[]): PlannedDelivery[][] {
  const batches: PlannedDelivery[][] = [];
  for (const one of byUser) {
    const batch = batches.at(-1);
    const isNextUser = batch?.at(-1)?.userId !== one.userId;
    if (!batch || batch.length >= (isNextUser ? batchSize : maxBatchSize)) batches.push([one]);
    else batch.push(one);
  }
  return batches;
}
