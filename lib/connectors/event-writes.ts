import { eq, sql } from 'drizzle-orm';
import { calendarEvents } from '@/db/schema/connectors';
import type { EventRow } from '@/lib/connectors/event-reads';
import type { Ctx } from '@/lib/context';

type NewRow = typeof calendarEvents.$inferInsert;

/** Writes an event that was made here; the same id again is the same event, also one that was called off meanwhile. */
export async function addEvent(ctx: Ctx, values: NewRow): Promise<EventRow> {
  const [row] = await ctx.db
    .insert(calendarEvents)
    .values({ ...values, pending: true })
    .onConflictDoUpdate({
      target: [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId],
      set: {
        pending: sql`${calendarEvents.pending} or ${calendarEvents.isCancelled}`,
        isCancelled: false,
        updatedAt: ctx.now(),
      },
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

/** Changes an event here; its calendar is told by the next sync. */
export async function changeEvent(ctx: Ctx, id: string, change: Partial<NewRow>): Promise<EventRow> {
  const [row] = await ctx.db
    .update(calendarEvents)
    .set({ ...change, pending: true, updatedAt: ctx.now() })
    .where(eq(calendarEvents.id, id))
    .returning();
  if (!row) throw new Error('the event vanished');
  return row;
}

/** Makes one occurrence of a series a row of its own, or changes the one it is. */
export async function differ(
  ctx: Ctx,
  series: EventRow,
  occurrence: { externalId: string; at: Date },
  change: Partial<NewRow>,
): Promise<EventRow> {
  const { id: _, createdAt: __, recurrence: ___, ...inherited } = series;
  const length = series.endTime ? series.endTime.getTime() - series.startTime.getTime() : 0;
  const values = {
    ...inherited,
    ...{ externalId: occurrence.externalId, seriesId: series.externalId, originalStart: occurrence.at },
    ...{ startTime: occurrence.at, endTime: series.endTime && new Date(occurrence.at.getTime() + length) },
    ...{ rev: 0, pending: true, updatedAt: ctx.now(), ...change },
  };
  const [row] = await ctx.db
    .insert(calendarEvents)
    .values(values)
    .onConflictDoUpdate({
      target: [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId],
      set: { ...change, pending: true, updatedAt: ctx.now() },
    })
    .returning();
  if (!row) throw new Error('insert returned no row');
  return row;
}

export async function markEvent(
  ctx: Ctx,
  id: string,
  change: Partial<Pick<NewRow, 'rev' | 'isCancelled' | 'startTime' | 'endTime' | 'recurrence' | 'pending'>>,
): Promise<void> {
  await ctx.db.update(calendarEvents).set(change).where(eq(calendarEvents.id, id));
}

export async function dropEvent(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.delete(calendarEvents).where(eq(calendarEvents.id, id));
}
