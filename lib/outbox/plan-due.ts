import type { Ctx } from '@/lib/context';
import type { DeliveryKinds } from '@/lib/outbox/kinds';
import { planOccurrences } from '@/lib/outbox/plan-writes';
import type { PlannedDelivery } from '@/lib/outbox/reads';
import { punctualMs } from '@/lib/outbox/rules';
import { drainDue } from '@/lib/outbox/schedules/drain';
import { type DueSchedules, nextOf } from '@/lib/outbox/schedules/occurrences';
import { nextDueAt } from '@/lib/outbox/schedules/writes';

// The whole job must end within 300 s.
const planningBudgetMs = 200_000;
const busyRetryMs = 5_000;
const maxRounds = 3;

const batchSize = 1000;
/**
 * Maximum number of deliveries in one job. A job normally has at most `batchSize` deliveries; it has more
 * only to keep one user's deliveries together.
 */
export const maxBatchSize = 1500;
// Two jobs at once would exceed the provider's rate.
const flow = { key: 'deliver', parallelism: 1 };

/**
 * Turns due schedules into deliveries (`planned`). `next` is the instant at which the next schedule is due; null
 * if there is none.
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
    // push(...taken) could exceed the maximum number of arguments.
    for (const one of taken) planned.push(one);
    if (failures.length > 0) {
      // Publishes jobs for the committed batches. The retry of this job claims the rest.
      await publishDeliveryJobs(ctx, planned);
      throw failures[0];
    }
    next = await nextDueAt(ctx, names);
    if (claimed === 0 && next && next <= ctx.now()) next = new Date(ctx.now().getTime() + busyRetryMs);
  }
  return { planned, next };
}

function planBatch(ctx: Ctx, kinds: DeliveryKinds, claimed: DueSchedules[]): Promise<PlannedDelivery[]> {
  const now = ctx.now();
  const advances = claimed.flatMap((due) => {
    const kind = kinds[due.kind];
    if (!kind) return [];
    return {
      due,
      next: (kind.next ?? nextOf)(due, now),
      delivery: {
        key: kind.keyOf(due),
        expiresAt: kind.expiresAt(due),
        late: now.getTime() - due.at.getTime() > punctualMs,
      },
    };
  });
  return planOccurrences(ctx, advances, Object.values(kinds));
}

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
