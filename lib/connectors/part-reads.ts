import { and, desc, eq, or, sql } from 'drizzle-orm';
import { calendarCursors, calendarEvents, connectorStates, connectors } from '@/db/schema/connectors';
import { expandSeries } from '@/lib/connectors/events/occurrences';
import type { Ctx } from '@/lib/context';
import type { FeaturePart } from '@/lib/feature';
import { dayMs } from '@/lib/time/units';

const ofConnector = sql`(select user_id from ${connectors} c where c.id = t.connector_id)`;

export const connectorsPart: FeaturePart = {
  tables: [
    { table: connectors, secret: ['access_token', 'refresh_token', 'sync_holder'] },
    { table: connectorStates, secret: ['digest', 'sid'] },
    { table: calendarCursors, owner: ofConnector, secret: ['cursor'] },
    { table: calendarEvents, owner: ofConnector },
  ],
  search: async (ctx, { matches, limit }) => {
    const { title, location, description, attendees, origin } = calendarEvents;
    const rows = await ctx.db
      .select({ event: calendarEvents })
      .from(calendarEvents)
      .innerJoin(connectors, eq(connectors.id, calendarEvents.connectorId))
      .where(
        and(
          eq(connectors.userId, ctx.user.id),
          eq(connectors.isActive, true),
          eq(calendarEvents.isCancelled, false),
          // The search finds the reminders themselves, so their copies in the calendar are left out.
          or(eq(origin, 'calendar'), eq(origin, 'sidekick')),
          matches(title, location, description, sql`array_to_string(${attendees}, ' ')`),
        ),
      )
      .orderBy(desc(calendarEvents.startTime))
      .limit(limit);
    return rows.map(({ event }) => ({
      ...{ kind: 'event', id: event.id, title: event.title },
      text: [event.location, event.description, event.attendees.join(' ')].filter(Boolean).join('\n'),
      at: () => nextStart(ctx, event).toISOString(),
    }));
  },
};

function nextStart(ctx: Ctx, event: typeof calendarEvents.$inferSelect): Date {
  const { recurrence, startTime } = event;
  if (recurrence === null) return startTime;
  const from = ctx.now();
  const [next] = expandSeries({ ...event, recurrence }, { from, to: new Date(from.getTime() + 366 * dayMs) });
  return next?.start ?? startTime;
}
