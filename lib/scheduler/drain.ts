import type { Ctx } from '@/lib/context';
import type { Due } from '@/lib/scheduler/runs';
import { claimDue } from '@/lib/scheduler/writes';

const batch = 5000;
const leaseSeconds = 60;

/**
 * Takes what is due, batch after batch, until nothing is left that nobody holds, or the time is over. Two batches are on their way
 * at a time: one is worked out while the database writes the other. They are claimed one after the other: a claim that looks at
 * what another one is about to take holds it for a moment.
 */
export async function drainDue(
  ctx: Ctx,
  take: (claimed: Due[]) => Promise<void>,
  isInTime: () => boolean = () => true,
): Promise<void> {
  let claiming: Promise<Due[]> = Promise.resolve([]);
  function claim(): Promise<Due[]> {
    claiming = claiming.then(() => claimDue(ctx, batch, leaseSeconds));
    return claiming;
  }
  async function takeOn(claimed: Due[]): Promise<void> {
    if (claimed.length > 0) await take(claimed);
    if (claimed.length === batch && isInTime()) await takeOn(await claim());
  }
  const first = await claim();
  await Promise.all([takeOn(first), first.length === batch && claim().then(takeOn)]);
}
