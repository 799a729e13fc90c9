import { database } from '@/db/client';
import { freeTalks } from '@/lib/assistant/talk-writes';
import { sweepSessions } from '@/lib/auth/session-writes';
import { sweepThrottle } from '@/lib/auth/throttle-writes';
import { stalledTalks } from '@/lib/channels/reads';
import type { Ctx } from '@/lib/context';
import { freeDeliveries } from '@/lib/deliveries/writes';

/** A message this old has lost its nudge, or its job has died. */
const stalledAfterMs = 10_000;

/**
 * Sweeps what was left behind: talks with an unfinished message go to the queue again, what expired is dropped. At the start of
 * a process even the newest message has lost its nudge, and an embedded database has no other process that could hold a talk or a delivery.
 */
export async function wake(ctx: Ctx, isStart = false): Promise<{ nudged: number }> {
  if (isStart && (await database()).driver === 'pglite')
    await Promise.all([freeTalks(ctx), freeDeliveries(ctx)]);
  const before = new Date(ctx.now().getTime() - (isStart ? 0 : stalledAfterMs));
  const talks = await stalledTalks(ctx, before);
  await Promise.all(
    talks.map((talk) => ctx.ports.queue.publish({ path: '/api/jobs/reply', body: { talk } })),
  );
  await Promise.all([sweepSessions(ctx), sweepThrottle(ctx)]);
  return { nudged: talks.length };
}
