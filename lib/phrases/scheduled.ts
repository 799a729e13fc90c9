import { habit } from '@/lib/phrases/names';
import type { Heard } from '@/lib/phrases/phrase';
import { findTimes } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';

const scheduled = new WeakMap<Heard['world'], Map<string, boolean>>();

/** Returns whether a text names a time of today or later that is not a habit. */
export function isScheduled({ world }: Heard, text: string): boolean {
  const said = text.slice(0, longestRead);
  const known = scheduled.get(world) ?? new Map<string, boolean>();
  scheduled.set(world, known);
  const found = known.get(said) ?? readScheduled(world, said);
  known.set(said, found);
  return found;
}

const longestRead = 150;

function readScheduled(world: Heard['world'], said: string): boolean {
  const today = localDate(world.now, world.zone);
  return findTimes(said, world).some((time) => {
    if (time.kind === 'recurrence' && !time.time && habit.test(said)) return false;
    if (time.kind === 'duration' || time.kind === 'unclear') return false;
    return !('date' in time) || !time.date || time.date >= today;
  });
}
