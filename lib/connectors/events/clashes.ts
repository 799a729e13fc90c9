import { busyTimes, listEvents } from '@/lib/connectors/calendar';
import { freeTimesFor } from '@/lib/connectors/events/availability';
import type { EventTime } from '@/lib/connectors/events/event-time';
import { overlaps } from '@/lib/connectors/events/free-time';
import { eventTimeOf, hoursWords, titleWords } from '@/lib/connectors/events/wording';
import type { CalendarEvent, Interval } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { formatTime, localDate } from '@/lib/time/format';
import { joinWords } from '@/lib/words/wording';

export async function describeClashes(
  ctx: UserCtx,
  time: EventTime,
  moved: CalendarEvent | null,
): Promise<string | null> {
  if (time.isAllDay) return null;
  const zone = ctx.user.timezone;
  const range = { from: time.start, to: time.end };
  const [events, busyInRange] = await Promise.all([listEvents(ctx, range), busyTimes(ctx, range)]);
  const busy = busyInRange.filter(
    (one) => overlaps(one, time) && !(moved && contains(eventTimeOf(moved), one)),
  );
  if (busy.length === 0) return null;
  const day = localDate(time.start, zone);
  const names = events
    .filter((event) => event.id !== moved?.id && busy.some((one) => contains(one, eventTimeOf(event))))
    .slice(0, 3)
    .map((event) => `${titleWords(event)} (${hoursWords(ctx.user, eventTimeOf(event), day)})`);
  const minutes = (time.end.getTime() - time.start.getTime()) / 60_000;
  const { times } = await freeTimesFor(ctx, { days: { from: day, to: day }, hours: null }, minutes);
  const alternatives = times.map(({ start }) => formatTime(start, ctx.user));
  const free = alternatives.length > 0 ? ` Free that day: ${joinWords(alternatives)}.` : '';
  return `it clashes with ${joinWords(names) || 'something in another calendar of yours'}.${free}`;
}

function contains(outer: Interval, inner: Interval): boolean {
  return outer.start <= inner.start && outer.end >= inner.end;
}
