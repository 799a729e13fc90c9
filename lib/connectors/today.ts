import { agenda, agendaFor } from '@/lib/connectors/calendar';
import { activeConnector, listConnectors } from '@/lib/connectors/reads';
import type { CalendarEvent, Connector, TimeRange } from '@/lib/connectors/schema';
import { wholeRange } from '@/lib/connectors/span';
import type { UserCtx } from '@/lib/context';
import { localDate } from '@/lib/time/format';

/** The person's accounts and the events of their day as they are mirrored, for a page that waits for nobody; null without a calendar. */
export async function connectedToday(
  ctx: UserCtx,
): Promise<{ connectors: Connector[]; events: CalendarEvent[] | null }> {
  const { id } = ctx.user;
  const [connectors, events] = await Promise.all([listConnectors(ctx), agendaFor(ctx, [id], today(ctx))]);
  const hasCalendar = connectors.some(({ isActive }) => isActive);
  return { connectors, events: hasCalendar ? (events.get(id) ?? []) : null };
}

/** The events of the person's day, refreshed first where the mirror is old; null without a calendar. */
export async function eventsToday(ctx: UserCtx): Promise<CalendarEvent[] | null> {
  const connector = await activeConnector(ctx);
  if (!connector) return null;
  return (await agenda(ctx, today(ctx))).filter(({ reminderId }) => reminderId === null);
}

function today(ctx: UserCtx): TimeRange {
  const day = localDate(ctx.now(), ctx.user.timezone);
  return wholeRange({ from: day, to: day }, ctx.user.timezone);
}
