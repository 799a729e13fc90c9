import type { Ctx } from '@/lib/context';
import { setWakeArmedFor, wakeArmedFor } from '@/lib/outbox/schedules/writes';

/**
 * Maximum delay of a wake job: QStash's smallest plan keeps a message for a week. The job publishes another
 * one for a later wake.
 */
const furthestWakeMs = 6 * 86_400_000;

/** Maximum difference between servers' clocks. A wake that is due sooner than this may already be running. */
const clockSkewMs = 5_000;

/**
 * Publishes a wake job for the earliest instant that this request asked for, unless the queue already has one for then or earlier. The
 * job is published before it is recorded, so that a crash in between leads to one wake too many, never to one too few.
 */
export async function armWake(ctx: Ctx): Promise<void> {
  const earliest = ctx.afterCommit.takeWake();
  if (!earliest) return;
  const now = ctx.now().getTime();
  const at = new Date(Math.min(Math.max(earliest.getTime(), now), now + furthestWakeMs));
  const armedFor = await wakeArmedFor(ctx);
  if (armedFor && armedFor.getTime() > now + clockSkewMs && armedFor <= at) return;
  await ctx.ports.queue.publish({
    path: '/api/jobs/wake',
    body: {},
    notBefore: at,
    // Requests in the same second share a wake. The current second is part of the id, because otherwise the id would also reject a wake
    // that replaces a lost one.
    dedupeId: `wake-${seconds(at.getTime())}-${seconds(now)}`,
  });
  await setWakeArmedFor(ctx, at);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
