import type { Ctx } from '@/lib/context';
import { setWakeArmedFor, wakeArmedFor } from '@/lib/outbox/schedules/writes';

/** QStash's smallest plan keeps a message for a week; a wake further away is armed again by the one in between. */
const furthestWakeMs = 6 * 86_400_000;

/** Clocks differ: a wake armed for this soon may be the one that is running now, called early. */
const clockSkewMs = 5_000;

/**
 * Puts a wake job into the queue for the earliest instant that this request asked for, unless one is armed for then or earlier. The
 * job is published before it is recorded: a crash in between leads to one wake too many, never to one too few.
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
    // Requests in the same second share a wake. Without the second in it, the id would also reject the wake that replaces a lost one.
    dedupeId: `wake-${seconds(at.getTime())}-${seconds(now)}`,
  });
  await setWakeArmedFor(ctx, at);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
