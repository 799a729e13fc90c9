import type { Ctx } from '@/lib/context';
import { setWakeArmedFor, wakeArmedFor } from '@/lib/outbox/schedules/writes';

/**
 * Maximum delay of a wake job, because QStash's smallest plan stores a message for a week. If the wake is due
 * later, the job publishes another job.
 */
const furthestWakeMs = 6 * 86_400_000;

/**
 * Milliseconds by which the clocks of two servers may differ. A wake job that is due within this time may already be
 * running and then misses new work, so `armWake` publishes another one.
 */
const clockSkewMs = 5_000;

/**
 * Publishes a wake job for the earliest instant that this request asked for. Does nothing if the queue
 * already has a wake job for that instant or an earlier one. Publishes the job before recording it, so that a
 * crash in between causes an additional wake and not a missing one.
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
    // Wakes for the same second share an id. The id contains the current second, so that a wake that replaces
    // a lost one is accepted.
    dedupeId: `wake-${seconds(at.getTime())}-${seconds(now)}`,
  });
  await setWakeArmedFor(ctx, at);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
