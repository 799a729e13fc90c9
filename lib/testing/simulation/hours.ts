import type { Dice } from '@/lib/testing/virtual/random';

/** Hours that people choose, those in which clocks change, and the last of the day. */
const times = [
  ...['07:00', '07:00', '07:30', '08:00', '08:00', '09:00', '12:30', '18:00', '21:45'],
  ...['00:00', '01:30', '02:00', '02:30', '03:00', '23:30'],
] as const;
/** An hour that people choose, or any quarter of one. */
export function timeOf(dice: Dice): string {
  if (dice.chance(0.7)) return dice.pick(times);
  const quarter = dice.below(96);
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
}
