import { eq, sql } from 'drizzle-orm';
import { calendarEvents } from '@/db/schema/connectors';
import { refuseBeyond } from '@/lib/ceilings';
import type { EventRow } from '@/lib/connectors/events/reads';
import type { Ctx } from '@/lib/context';

type NewRow = typeof calendarEvents.$inferInsert;

const uniqueEvent = [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId];

export async function insertEvent(ctx: Ctx, values: NewRow): Promise<EventRow> {
  const rows = await ctx.db
    .insert(calendarEvents)
    .values({ ...values, pending: true })
    .onConflictDoUpdate({
      target: uniqueEvent,
      set: {
        pending: sql`${calendarEvents.pending} or ${calendarEvents.isCancelled}`,
        isCancelled: false,
        updatedAt: ctx.now(),
      },
    })
    .returning();
  await refuseBeyond(
    ctx,
    'calendar events',
    calendarEvents,
    eq(calendarEvents.connectorId, values.connectorId),
  );
  return onlyRow(rows);
}

export async function changeEvent(ctx: Ctx, id: string, change: Partial<NewRow>): Promise<EventRow> {
  const rows = await ctx.db
    .update(calendarEvents)
    .set({ ...change, pending: true, updatedAt: ctx.now() })
    .where(eq(calendarEvents.id, id))
    .returning();
  return onlyRow(rows);
}

export async function changeOccurrence(
  ctx: Ctx,
  series: EventRow,
  occurrence: { externalId: string; at: Date },
  change: Partial<NewRow>,
): Promise<EventRow> {
  const { id: _, createdAt: __, recurrence: ___, ...inherited } = series;
  const lengthMs = series.endTime ? series.endTime.getTime() - series.startTime.getTime() : 0;
  const values = {
    ...inherited,
    ...{ externalId: occurrence.externalId, seriesId: series.externalId, originalStart: occurrence.at },
    ...{ startTime: occurrence.at, endTime: series.endTime && new Date(occurrence.at.getTime() + lengthMs) },
    ...{ rev: 0, pending: true, updatedAt: ctx.now(), ...change },
  };
  const rows = await ctx.db
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: uniqueEvent,
      set: { ...change, pending: true, updatedAt: ctx.now() },
    })
    .returning();
  return onlyRow(rows);
}

/** Changes the row of an event. Unlike `changeEvent`, does not send the change to the provider. */
export async function updateEventRow(
  ctx: Ctx,
  id: string,
  change: Partial<Pick<NewRow, 'rev' | 'isCancelled' | 'startTime' | 'endTime' | 'recurrence' | 'pending'>>,
): Promise<void> {
  await ctx.db.update(calendarEvents).set(change).where(eq(calendarEvents.id, id));
}

export async function deleteEventRow(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(calendarEvents).where(eq(calendarEvents.id, id));
}

function onlyRow([row]: EventRow[]): EventRow {
  if (!row) throw new Error('no event row was written');
  return row;
}
