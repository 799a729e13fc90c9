import type { EventTime } from '@/lib/connectors/events/event-time';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import type { DateRange } from '@/lib/time/date-range';
import { formatDay, formatTime, formatWhen, localDate, type TimeReader, zoneOf } from '@/lib/time/format';
import { wrapUntrusted } from '@/lib/words/wording';

export function eventTimeOf(event: CalendarEvent): EventTime {
  const start = new Date(event.startTime);
  return { start, end: new Date(event.endTime ?? event.startTime), isAllDay: event.isAllDay };
}

export function eventWords(ctx: UserCtx, event: CalendarEvent): string {
  return `${titleWords(event)}, ${timeWords(ctx, eventTimeOf(event))}`;
}

export function titleWords({ title }: { title: string }): string {
  // Other people may have written the title.
  return `“${wrapUntrusted(title.trim() || 'no title')}”`;
}

export function timeWords(ctx: UserCtx, { start, end, isAllDay }: EventTime): string {
  const zone = ctx.user.timezone;
  const first = localDate(start, zone);
  const today = localDate(ctx.now(), zone);
  if (isAllDay) {
    const last = localDate(new Date(end.getTime() - 1), zone);
    const days = formatDay(first, today);
    return last > first ? `${days} to ${formatDay(last, today)}` : `${days}, all day`;
  }
  const until =
    localDate(end, zone) === first ? formatTime(end, ctx.user) : formatWhen(end, ctx.user, ctx.now());
  return `${formatWhen(start, ctx.user, ctx.now())} to ${until}`;
}

export function daysWords(ctx: UserCtx, days: DateRange): string {
  const today = localDate(ctx.now(), ctx.user.timezone);
  if (days.from === days.to) return formatDay(days.from, today);
  return `${formatDay(days.from, today)} to ${formatDay(days.to, today)}`;
}

/**
 * Returns the hours of an event on `day` (YYYY-MM-DD) in words. An event that began the day before and ends
 * at 11:00 gives "until 11:00".
 */
export function hoursWords(reader: TimeReader, { start, end, isAllDay }: EventTime, day: string): string {
  if (isAllDay) return 'all day';
  const zone = zoneOf(reader);
  const endsToday = localDate(new Date(Math.max(end.getTime() - 1, start.getTime())), zone) === day;
  const beganBefore = localDate(start, zone) < day;
  if (beganBefore) return endsToday ? `until ${formatTime(end, reader)}` : 'all day';
  if (!endsToday) return `from ${formatTime(start, reader)}`;
  return start < end ? `${formatTime(start, reader)}–${formatTime(end, reader)}` : formatTime(start, reader);
}
