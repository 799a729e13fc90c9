import type { Ctx } from '@/lib/context';
import type { Kinds } from '@/lib/deliveries/kinds';
import { planRuns } from '@/lib/deliveries/writes';
import { logUnexpected } from '@/lib/log';
import { type Due, nextRuns } from '@/lib/scheduler/runs';
import { claimDue } from '@/lib/scheduler/writes';

const batch = 5000;
const leaseSeconds = 60;
/** Later than this is late, and says so. */
const punctualMs = 2 * 60_000;
/** One job of the queue sends this many. */
const chunkSize = 1000;
/** A person's own stay together up to here: the job's body must fit. */
const largestChunk = 1500;
const budgetMs = 200_000;
/** Each job keeps to the provider's pace by itself. */
const flow = { key: 'deliver', parallelism: 1 };

/**
 * Plans what is due: claims batch after batch, moves each schedule to its next run and writes its delivery in the same
 * statement, then hands the deliveries to the queue in chunks. A person's own stay together, so that what is due in the same
 * minute can leave as one message. Gives how many were planned; `isMore` where the time of this job was over first.
 */
export async function runDue(ctx: Ctx, kinds: Kinds): Promise<{ planned: number; isMore: boolean }> {
  const started = ctx.now().getTime();
  const planned: { id: string; userId: string }[] = [];
  let isMore = false;
  for (;;) {
    const claimed = await claimDue(ctx, batch, leaseSeconds);
    if (claimed.length === 0) break;
    planned.push(...(await planBatch(ctx, kinds, claimed)));
    isMore = ctx.now().getTime() - started > budgetMs;
    if (isMore) break;
  }
  await publishChunks(ctx, planned);
  return { planned: planned.length, isMore };
}

function planBatch(ctx: Ctx, kinds: Kinds, claimed: Due[]): Promise<{ id: string; userId: string }[]> {
  const now = ctx.now();
  const runs = nextRuns(claimed, now).flatMap((run) => {
    const kind = kinds[run.due.kind];
    if (!kind) {
      // It waits for a version that knows it; everybody else's leave.
      logUnexpected(new Error(`nobody handles schedules of kind ${run.due.kind}`));
      return [];
    }
    const late = now.getTime() - run.due.at.getTime() > punctualMs;
    const next = kind.next ? kind.next(run.due, now) : run.next;
    return [{ ...run, next, slot: kind.slotOf(run.due), expiresAt: kind.expiresAt(run.due), late }];
  });
  return planRuns(ctx, runs, Object.values(kinds));
}

/** Hands planned deliveries to the queue, a person's own in the same chunk. */
export async function publishChunks(ctx: Ctx, planned: { id: string; userId: string }[]): Promise<void> {
  const sorted = planned.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const jobs = chunksOf(sorted).map((chunk) => ({
    path: '/api/jobs/deliver' as const,
    body: { ids: chunk.map(({ id }) => id) },
    flow,
  }));
  if (jobs.length > 0) await ctx.ports.queue.publishAll(jobs);
}

function chunksOf(sorted: { id: string; userId: string }[]): { id: string; userId: string }[][] {
  const chunks: { id: string; userId: string }[][] = [];
  for (const one of sorted) {
    const chunk = chunks.at(-1);
    const isOtherPerson = chunk?.at(-1)?.userId !== one.userId;
    if (!chunk || chunk.length >= (isOtherPerson ? chunkSize : largestChunk)) chunks.push([one]);
    else chunk.push(one);
  }
  return chunks;
}
