import { sweepSessions } from '@/lib/auth/session-writes';
import { sweepThrottle } from '@/lib/auth/throttle-writes';
import { stalledTalks } from '@/lib/channels/reads';
import type { Ctx } from '@/lib/context';

/** A message this old has lost its nudge, or its job has died. */
const stalledAfterMs = 10_000;

/** Sweeps what was left behind: talks with an unfinished message, by default an old one, go to the queue again; what expired is dropped. */
export async function wake(ctx: Ctx, olderThanMs = stalledAfterMs): Promise<{ nudged: number }> {
  const talks = await stalledTalks(ctx, new Date(ctx.now().getTime() - olderThanMs));
  await Promise.all(
    talks.map((talk) => ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk } })),
  );
  await Promise.all([sweepSessions(ctx), sweepThrottle(ctx)]);
  return { nudged: talks.length };
}
