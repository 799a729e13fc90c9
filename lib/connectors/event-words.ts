import type { CalendarEvent } from '@/lib/connectors/schema';
import type { Span } from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { formatDay, formatTime, formatWhen, localDate } from '@/lib/time/format';
import type { Stretch } from '@/lib/time/stretch';
import { foreign } from '@/lib/wording';

/** When an event is: its instants, and whether it is whole days. */
export function spanOf(event: CalendarEvent): Span {
  const start = new Date(event.startTime);
  return { start, end: new Date(event.endTime ?? event.startTime), isAllDay: event.isAllDay };
}

/** "“Standup”, tomorrow, Friday, 12 March, 10:00 to 10:30", its title being another's words. */
export function eventWords(ctx: UserCtx, event: CalendarEvent): string {
  return `${titleWords(event)}, ${spanWords(ctx, spanOf(event))}`;
}

/** The title as a reply quotes it. */
export function titleWords({ title }: { title: string }): string {
  return `“${foreign(title.trim() || 'no title')}”`;
}

/** "tomorrow, Friday, 12 March, 10:00 to 10:30", or the days of one that is whole days. */
export function spanWords(ctx: UserCtx, { start, end, isAllDay }: Span): string {
  const zone = ctx.user.timezone;
  const first = localDate(start, zone);
  const today = localDate(ctx.now(), zone);
  if (isAllDay) {
    const last = localDate(new Date(end.getTime() - 1), zone);
    const days = formatDay(first, today);
    return last > first ? `${days} to ${formatDay(last, today)}` : `${days}, all day`;
  }
  const until = localDate(end, zone) === first ? formatTime(end, zone) : formatWhen(end, zone, ctx.now());
  return `${formatWhen(start, zone, ctx.now())} to ${until}`;
}

/** "today, Wednesday, 10 March", or from when to when. */
export function daysWords(ctx: UserCtx, days: Stretch): string {
  const today = localDate(ctx.now(), ctx.user.timezone);
  if (days.from === days.to) return formatDay(days.from, today);
  return `${formatDay(days.from, today)} to ${formatDay(days.to, today)}`;
}

/** The time of an event in the list of a day: "10:00–10:30", "all day", "until 11:00" where it began before. */
export function hoursWords(zone: string, { start, end, isAllDay }: Span, day: string): string {
  if (isAllDay) return 'all day';
  const endsToday = localDate(new Date(Math.max(end.getTime() - 1, start.getTime())), zone) === day;
  const beganBefore = localDate(start, zone) < day;
  if (beganBefore) return endsToday ? `until ${formatTime(end, zone)}` : 'all day';
  if (!endsToday) return `from ${formatTime(start, zone)}`;
  return start < end ? `${formatTime(start, zone)}–${formatTime(end, zone)}` : formatTime(start, zone);
}
