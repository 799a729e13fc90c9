import type { Random } from '@/testing/virtual/random';

const commonTimes = [
  ...['07:00', '07:00', '07:30', '08:00', '08:00', '09:00', '12:30', '18:00', '21:45'],
  ...['00:00', '01:30', '02:00', '02:30', '03:00', '23:30'],
] as const;

export function pickTime(random: Random): string {
  if (random.chance(0.7)) return random.pick(commonTimes);
  const quarter = random.below(96);
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
}
