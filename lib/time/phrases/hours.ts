import { Temporal } from 'temporal-polyfill';
import type { Draft } from './draft';
import type { Clock, DayPart } from './pieces';

/**
 * A time of day as meant: `other` is the other half of the day where the words leave that open,
 * `after` counts the midnights between the day named and the time ("friday night at 1").
 */
export type TimeOfDay = { time: Temporal.PlainTime; other: Temporal.PlainTime | null; after: 0 | 1 };

const hourOf: Record<DayPart, number> = { morning: 9, afternoon: 15, evening: 18, night: 20 };

/** The time a draft names, or null. `early`: the words speak of waking, so a bare hour is in the morning. */
export function timeOf({ clock, part, edge }: Draft, early: boolean, endOfDay: boolean): TimeOfDay | null {
  if (clock) return clockTime(clock, part?.part ?? null, early);
  if (edge && endOfDay) return exactly(23, 59, 59);
  return part ? exactly(hourOf[part.part], 0, 0) : null;
}

function clockTime(clock: Clock, part: DayPart | null, early: boolean): TimeOfDay {
  const { hour, minute, second, half } = clock;
  const on = (h: number) => exactly(h, minute, second);
  if (half === 'am' || half === 'pm') {
    const twelve = hour > 12 ? hour : (hour % 12) + (half === 'pm' ? 12 : 0);
    return afterMidnight(on(twelve), part);
  }
  if (half === '24' || hour > 12 || hour === 0) return afterMidnight(on(hour), part);
  if (part === 'morning' || early) return on(hour % 12);
  if (part === 'night') return afterMidnight(on(hour < 5 || hour === 12 ? hour % 12 : hour + 12), part);
  if (part) return on((hour % 12) + 12);
  const afternoon = hour <= 6 || hour === 12;
  const usual = (hour % 12) + (afternoon ? 12 : 0);
  return { ...on(usual), other: on((usual + 12) % 24).time };
}

// One o'clock of tonight is on tomorrow's date.
function afterMidnight(found: TimeOfDay, part: DayPart | null): TimeOfDay {
  return part === 'night' && found.time.hour < 5 ? { ...found, after: 1 } : found;
}

function exactly(hour: number, minute: number, second: number): TimeOfDay {
  return { time: Temporal.PlainTime.from({ hour, minute, second }), other: null, after: 0 };
}
