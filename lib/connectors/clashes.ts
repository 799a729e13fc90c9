import { slotsIn } from '@/lib/connectors/ask-calendar';
import { agenda, busyTimes } from '@/lib/connectors/calendar';
import { hoursWords, spanOf, titleWords } from '@/lib/connectors/event-words';
import { type Interval, overlaps } from '@/lib/connectors/free-time';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { Span } from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { formatTime, localDate } from '@/lib/time/format';
import { joinWords } from '@/lib/wording';

/** What is there already at that time, and when there is room instead; null where nothing is. Whole days clash with nothing. */
export async function clashesWith(
  ctx: UserCtx,
  span: Span,
  own: CalendarEvent | null,
): Promise<string | null> {
  if (span.isAllDay) return null;
  const zone = ctx.user.timezone;
  const range = { from: span.start, to: span.end };
  const [events, busyThen] = await Promise.all([agenda(ctx, range), busyTimes(ctx, range)]);
  const busy = busyThen.filter((one) => overlaps(one, span) && !(own && holds(spanOf(own), one)));
  if (busy.length === 0) return null;
  const names = events
    .filter((event) => event.id !== own?.id && busy.some((one) => holds(one, spanOf(event))))
    .slice(0, 3)
    .map((event) => `${titleWords(event)} (${hoursWords(zone, spanOf(event), localDate(span.start, zone))})`);
  const day = localDate(span.start, zone);
  const minutes = (span.end.getTime() - span.start.getTime()) / 60_000;
  const { slots } = await slotsIn(ctx, { days: { from: day, to: day }, part: null }, minutes);
  const instead = slots.map(({ start }) => formatTime(start, zone));
  const room = instead.length > 0 ? ` Free that day: ${joinWords(instead)}.` : '';
  return `it clashes with ${joinWords(names) || 'something in another calendar of yours'}.${room}`;
}

function holds(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}
