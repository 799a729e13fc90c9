import { listEvents, mirroredEvents } from '@/lib/connectors/calendar';
import { rangeOfDays } from '@/lib/connectors/events/event-time';
import { activeConnector, listConnectors } from '@/lib/connectors/reads';
import type { CalendarEvent, Connector, TimeRange } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { localDate } from '@/lib/time/format';

/**
 * Returns the user's connectors, and today's events from our copy of the calendar. `events` is null if the user
 * has connected no calendar.
 */
export async function calendarOverview(
  ctx: UserCtx,
): Promise<{ connectors: Connector[]; events: CalendarEvent[] | null }> {
  const { id } = ctx.user;
  const [connectors, events] = await Promise.all([
    listConnectors(ctx),
    mirroredEvents(ctx, [id], todayRange(ctx)),
  ]);
  const hasCalendar = connectors.some(({ isActive }) => isActive);
  return { connectors, events: hasCalendar ? (events.get(id) ?? []) : null };
}

export async function todaysEvents(ctx: UserCtx): Promise<CalendarEvent[] | null> {
  const connector = await activeConnector(ctx);
  if (!connector) return null;
  return (await listEvents(ctx, todayRange(ctx))).filter(({ reminderId }) => reminderId === null);
}

function todayRange(ctx: UserCtx): TimeRange {
  const today = localDate(ctx.now(), ctx.user.timezone);
  return rangeOfDays({ from: today, to: today }, ctx.user.timezone);
}
