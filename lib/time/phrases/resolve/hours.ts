import { Temporal } from 'temporal-polyfill';
import type { Clock, DayPart, Draft } from '@/lib/time/phrases/pieces';

/**
 * A time of day. If the half of the day is unclear, `other` is the less likely time: 5:00 for "at 5".
 * `after` is 1 if the time is on the next day: "friday night at 1".
 */
export type TimeOfDay = { time: Temporal.PlainTime; other: Temporal.PlainTime | null; after: 0 | 1 };

const hourOf: Record<DayPart, number> = { morning: 9, afternoon: 15, evening: 18, night: 20 };

export const partHours: Record<DayPart, { from: string; to: string }> = {
  morning: { from: '06:00:00', to: '12:00:00' },
  afternoon: { from: '12:00:00', to: '18:00:00' },
  evening: { from: '17:00:00', to: '23:00:00' },
  night: { from: '20:00:00', to: '23:59:59' },
};

export function timeOf(
  { clock, part, edge }: Draft,
  prefersMorning: boolean,
  endOfDay: boolean,
): TimeOfDay | null {
  if (clock) return clockTime(clock, part?.part ?? null, prefersMorning);
  if (edge && endOfDay) return exactly(23, 59, 59);
  return part ? exactly(hourOf[part.part], 0, 0) : null;
}

function clockTime(clock: Clock, part: DayPart | null, prefersMorning: boolean): TimeOfDay {
  const { hour, minute, second, half } = clock;
  const on = (h: number) => exactly(h, minute, second);
  if (half === 'am' || half === 'pm') {
    const twelve = hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
    return afterMidnight(on(twelve), part);
  }
  if (half === '24' || hour > 12 || hour === 0) return afterMidnight(on(hour), part);
  if (part === 'morning' || (prefersMorning && hour < 12)) return on(hour % 12);
  if (part === 'night') return afterMidnight(on(hour < 5 || hour === 12 ? hour % 12 : hour + 12), part);
  if (part) return on((hour % 12) + 12);
  const afternoon = hour <= 6 || hour === 12;
  const usual = (hour % 12) + (afternoon ? 12 : 0);
  return { ...on(usual), other: on((usual + 12) % 24).time };
}

function afterMidnight(found: TimeOfDay, part: DayPart | null): TimeOfDay {
  return part === 'night' && found.time.hour < 5 ? { ...found, after: 1 } : found;
}

function exactly(hour: number, minute: number, second: number): TimeOfDay {
  return { time: Temporal.PlainTime.from({ hour, minute, second }), other: null, after: 0 };
}

export function withHalf(near: Clock, far: Clock, isOnDay: boolean): Clock {
  if (near.half !== null || near.hour > 12) return near;
  if (far.half !== 'am' && far.half !== 'pm') return isOnDay ? near : usualHalf(near);
  const minutesOf = ({ hour, minute }: Clock) => (hour % 12) * 60 + minute;
  const isSame = minutesOf(near) < minutesOf(far);
  const other = far.half === 'am' ? 'pm' : 'am';
  return { ...near, half: isSame ? far.half : other };
}

function usualHalf(clock: Clock): Clock {
  const isAfternoon = clock.hour <= 6 || clock.hour === 12;
  return { ...clock, half: isAfternoon ? 'pm' : 'am' };
}
