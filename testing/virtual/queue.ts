import type { Job } from '@/lib/ports';
import type { Random } from '@/testing/virtual/random';

/**
 * Returns a delay in seconds for each time that the job is called. An empty list means that the job is lost.
 */
export type CopyDelays = (job: Job) => number[];

export const reliableQueue: CopyDelays = () => [0];

/**
 * Never calls 4 % of the jobs. Calls 10 % twice (the second time late), 10 % three times at the same time, 12 % once
 * but late, and the rest once. Wakes are late by up to 20 minutes, other jobs by up to 2.
 */
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
