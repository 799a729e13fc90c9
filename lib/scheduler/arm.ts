import type { Ctx } from '@/lib/context';
import { armedFor, setArmed } from '@/lib/scheduler/writes';

/** QStash keeps a message for a week on its smallest plan: what is due later is armed again on the way there. */
const farthestMs = 6 * 86_400_000;

/** Clocks differ: a wake that is armed for so soon may be this very one, come early. */
const soonMs = 5_000;

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
  if (armed && armed.getTime() > now + soonMs && armed <= at) return;
  await ctx.ports.queue.publish({
    path: '/api/jobs/wake',
    body: {},
    notBefore: at,
    // Requests of one second are one wake; for good an id would also turn away the wake that heals a lost one.
    dedupeId: `wake-${seconds(at.getTime())}-${seconds(now)}`,
  });
  await setArmed(ctx, at);
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000);
}
