import type { Ctx } from '@/lib/context';
import { setWakeArmedFor, wakeArmedFor } from '@/lib/outbox/schedules/writes';

// QStash's smallest plan stores a job for only a week.
const furthestWakeMs = 6 * 86_400_000;

const clockSkewMs = 5_000;

/**
 * Queues the wake, the job that handles due work, for the earliest instant that was passed to
 * `ctx.afterCommit.wakeAt`. Does nothing if a wake is already queued for that instant or earlier.
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
    // Wakes for the same second share an id. The id contains the current second too, so that a lost
    // wake can be replaced.
    dedupeId: `wake-${seconds(at.getTime())}-${seconds(now)}`,
  });
  await setWakeArmedFor(ctx, at);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
