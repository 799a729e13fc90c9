import type { Ctx } from '@/lib/context';
import { setWakeArmedFor, wakeArmedFor } from '@/lib/outbox/schedules/writes';

/**
 * Maximum delay, in milliseconds, of a wake (the job that looks for due work). QStash's smallest plan stores
 * a job for a week. If the work is due later, the wake publishes another wake.
 */
const furthestWakeMs = 6 * 86_400_000;

/**
 * Milliseconds by which the clocks of two servers may differ. A wake (the job that looks for due work) that
 * is due within this time may already be running and miss new work. `armWake` then publishes another wake.
 */
const clockSkewMs = 5_000;

/**
 * Publishes a wake (the job that looks for due work) for the earliest instant that this request asked for.
 * Does nothing if the queue already has a wake for that instant or an earlier one. Publishes the wake before
 * recording it. After a crash in between, there is an additional wake instead of a missing one.
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
