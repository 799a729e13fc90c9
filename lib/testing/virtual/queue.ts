import type { Fate } from '@/lib/testing/virtual/machine';
import type { Dice } from '@/lib/testing/virtual/random';

/** What an unreliable queue does to its jobs: lost, doubled, three at once, a wake up to twenty minutes late. */
export function unreliable(dice: Dice): Fate {
  return ({ path }) => {
    const chosen = dice.below(100);
    const late = dice.below(path === '/api/jobs/wake' ? 1200 : 120);
    if (chosen < 4) return [];
    if (chosen < 14) return [0, late];
    if (chosen < 24) return [0, 0, 0];
    if (chosen < 36) return [late];
    return [0];
  };
}
