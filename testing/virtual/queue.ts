import type { Job } from '@/lib/ports';
import type { Random } from '@/testing/virtual/random';

/** Returns the delay of each copy of a job, in seconds. A job without copies is lost. */
export type CopyDelays = (job: Job) => number[];

export const reliableQueue: CopyDelays = () => [0];

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
