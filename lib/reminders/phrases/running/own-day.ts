import type { Heard, Thing } from '@/lib/phrases/phrase';
import { ordinal } from '@/lib/reminders/rules';
import { localDate, localTime, monthNames } from '@/lib/time/format';

export function onOwnDay(when: string, { at }: Thing, { world: { zone } }: Heard): string {
  const isLength = /^(?:(?:every|each) (?:week|month|year)|weekly|monthly|yearly|annually)$/i.test(when);
  if (!at || !isLength) return when;
  const [, month, date] = localDate(at, zone).split('-').map(Number);
  if (/week/i.test(when)) return `every ${weekdayOf(at, zone)}`;
  if (/month/i.test(when)) return `every month on the ${ordinal(date ?? 1)}`;
  return `every year on ${date} ${monthNames[(month ?? 1) - 1]}`;
}

export function onItsWeekday({ at, rule }: Thing, when: string, { world }: Heard): string {
  // "Every 6 months" counts from the appointment itself.
  const isInterval =
    /^(?:every|each) (?:other|second|\d+|two|three|four|six) (?:days?|weeks?|months?|years?)$/i;
  if (at && !rule && isInterval.test(when))
    return `${when} at ${localTime(at, world.zone)} starting ${localDate(at, world.zone)}`;
  const hour = /^(?:weekly|(?:every|each|once a) week)(?<clock> at .+)?$/i.exec(when);
  if (!at || !hour) return when;
  const { clock = '' } = hour.groups ?? {};
  // "Every week at 8", of a series on three weekdays, keeps its days.
  if (/DAY=\w+,/.test(rule ?? '')) return clock.trim() || when;
  return `every ${weekdayOf(at, world.zone)}${clock}`;
}

export function weekdayOf(at: Date, zone: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(at);
}
