import type { Job } from '@/lib/ports';
import type { Random } from '@/testing/virtual/random';

/** Decides the fate of a job: seconds after its time at which each copy is called. No copy means that it is lost. */
export type CopyDelays = (job: Job) => number[];

export const reliableQueue: CopyDelays = () => [0];

/** A queue that loses 4 % of its jobs, calls 20 % two or three times, and 22 % late: wakes by up to 20 minutes, others by 2. */
export function unreliableQueue(random: Random): CopyDelays {
  return ({ path }) => {
    const chosen = random.below(100);
    const lateSeconds = random.below(path === '/api/jobs/wake' ? 1200 : 120);
    if (chosen < 4) return [];
    if (chosen < 14) return [0, lateSeconds];
    if (chosen < 24) return [0, 0, 0];
    if (chosen < 36) return [lateSeconds];
    return [0];
  };
}
