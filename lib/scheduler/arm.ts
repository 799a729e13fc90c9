import type { Ctx } from '@/lib/context';
import { armedFor, setArmed } from '@/lib/scheduler/writes';

/** QStash keeps a message for a week on its smallest plan: what is due later is armed again on the way there. */
const farthestMs = 6 * 86_400_000;

/**
 * Sees that a wake comes at the earliest time that this request noted; one that is armed for then or earlier is enough. The
 * message is with the queue before the mark is written: a crash between the two makes one wake too many, never one too few.
 */
export async function armWake(ctx: Ctx): Promise<void> {
  const earliest = ctx.due.take();
  if (!earliest) return;
  const now = ctx.now().getTime();
  const at = new Date(Math.min(Math.max(earliest.getTime(), now), now + farthestMs));
  const armed = await armedFor(ctx);
  if (armed && armed.getTime() > now && armed <= at) return;
  await ctx.ports.queue.publish({
    path: '/api/jobs/wake',
    body: {},
    notBefore: at,
    dedupeId: `wake-${Math.floor(at.getTime() / 1000)}`,
  });
  await setArmed(ctx, at);
}
