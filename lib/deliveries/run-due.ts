import type { Ctx } from '@/lib/context';
import type { Kind, Kinds } from '@/lib/deliveries/kinds';
import { planRuns } from '@/lib/deliveries/plan-writes';
import { punctualMs } from '@/lib/deliveries/rules';
import { drainDue } from '@/lib/scheduler/drain';
import { type Due, nextRuns } from '@/lib/scheduler/runs';
import { nextDue } from '@/lib/scheduler/writes';

/** One job of the queue sends this many. */
const chunkSize = 1000;
/** A person's own stay together up to here: the job's body must fit. */
const largestChunk = 1500;
const budgetMs = 200_000;
const momentMs = 5_000;
/** Each job keeps to the provider's pace by itself. */
const flow = { key: 'deliver', parallelism: 1 };

export interface Planned {
  id: string;
  userId: string;
}

/**
 * Plans what is due: claims batch after batch, moves each schedule to its next run and writes its delivery, a transaction for each
 * batch. Gives what is to be handed to the queue, and when there is something to claim next: at once where the time of this job was
 * over first.
 */
export async function runDue(ctx: Ctx, kinds: Kinds): Promise<{ planned: Planned[]; next: Date | null }> {
  const started = ctx.now().getTime();
  const isInTime = () => ctx.now().getTime() - started <= budgetMs;
  const names = Object.keys(kinds);
  const planned: Planned[] = [];
  let next = await nextDue(ctx, names);
  for (let round = 0; next && next <= ctx.now() && isInTime() && round < 3; round += 1) {
    const { claimed, taken, failures } = await drainDue(
      ctx,
      names,
      (tx, due) => planBatch(tx, kinds, due),
      isInTime,
    );
    for (const one of taken) planned.push(one);
    if (failures.length > 0) {
      // What is committed leaves now; the rest is claimed when this job comes again.
      await publishChunks(ctx, planned);
      throw failures[0];
    }
    next = await nextDue(ctx, names);
    // Somebody else is at all that is due: in a moment they are done, or gone.
    if (claimed === 0 && next && next <= ctx.now()) next = new Date(ctx.now().getTime() + momentMs);
  }
  return { planned, next };
}

function planBatch(ctx: Ctx, kinds: Kinds, claimed: Due[]): Promise<Planned[]> {
  const now = ctx.now();
  // Many people share a kind, a zone and an hour.
  const ends = new Map<string, Date>();
  const endOf = (due: Due, kind: Kind) => {
    const key = `${due.kind}|${due.zone}|${due.slot}|${due.at.getTime()}`;
    const end = ends.get(key) ?? kind.expiresAt(due);
    ends.set(key, end);
    return end;
  };
  const runs = nextRuns(claimed, now).flatMap((run) => {
    const kind = kinds[run.due.kind];
    if (!kind) return [];
    const late = now.getTime() - run.due.at.getTime() > punctualMs;
    const next = kind.next ? kind.next(run.due, now) : run.next;
    return [{ ...run, next, slot: kind.slotOf(run.due), expiresAt: endOf(run.due, kind), late }];
  });
  return planRuns(ctx, runs, Object.values(kinds));
}

/** Hands planned deliveries to the queue, a person's own in the same chunk: what leaves in the same minute can be one message. */
export async function publishChunks(ctx: Ctx, planned: Planned[]): Promise<void> {
  const sorted = planned.toSorted((a, b) => (a.userId < b.userId ? -1 : 1));
  const jobs = chunksOf(sorted).map((chunk) => ({
    path: '/api/jobs/deliver' as const,
    body: { ids: chunk.map(({ id }) => id) },
    flow,
  }));
  if (jobs.length > 0) await ctx.ports.queue.publishAll(jobs);
}

function chunksOf(sorted: Planned[]): Planned[][] {
  const chunks: Planned[][] = [];
  for (const one of sorted) {
    const chunk = chunks.at(-1);
    const isOtherPerson = chunk?.at(-1)?.userId !== one.userId;
    if (!chunk || chunk.length >= (isOtherPerson ? chunkSize : largestChunk)) chunks.push([one]);
    else chunk.push(one);
  }
  return chunks;
}
