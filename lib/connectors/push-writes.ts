import { and, eq, isNull, sql } from 'drizzle-orm';
import { calendarEvents } from '@/db/schema/connectors';
import { eventIdOfReminder } from '@/lib/connectors/event-ids';
import type { EventRow } from '@/lib/connectors/event-reads';
import { valuesOf } from '@/lib/connectors/event-values';
import { type Ctx, inTransaction } from '@/lib/context';
import type { CalendarEntry } from '@/lib/ports';

/** The rows behind events that are about to be written for reminders: a crash leaves a row to go on from, not an event that nobody knows. */
export async function announceReminders(
  ctx: Ctx,
  place: { connectorId: string; calendarId: string },
  drafts: { reminderId: string; entry: CalendarEntry }[],
): Promise<void> {
  if (drafts.length === 0) return;
  const owners = drafts.map(({ reminderId, entry }) => ({
    ...place,
    ...valuesOf(entry),
    ...{ externalId: eventIdOfReminder(reminderId), origin: 'reminder' as const, rev: -1 },
    // Null where it was deleted meanwhile: then the event is one to be removed.
    reminderId: sql`(select r.id from reminders r where r.id = ${reminderId}::uuid)`,
  }));
  await ctx.db
    .insert(calendarEvents)
    .values(owners)
    .onConflictDoUpdate({
      target: [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId],
      set: { origin: 'reminder', reminderId: sql`excluded.reminder_id` },
    });
}

/** An event of a reminder stands in its calendar as of this rev. */
export async function markPushed(
  ctx: Ctx,
  { connectorId, calendarId }: { connectorId: string; calendarId: string },
  entry: CalendarEntry,
  rev: number,
): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ ...valuesOf(entry), rev, isCancelled: false, updatedAt: ctx.now() })
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.calendarId, calendarId),
        eq(calendarEvents.externalId, entry.id),
      ),
    );
}

/** Events of a reminder stand as it does now: what came from the calendar is not carried back. */
export async function markInStep(ctx: Ctx, connectorId: string, reminderId: string): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ rev: sql`(select r.rev from reminders r where r.id = ${reminderId}::uuid)` })
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.reminderId, reminderId),
        eq(calendarEvents.origin, 'reminder'),
        isNull(calendarEvents.seriesId),
      ),
    );
}

/** An event of a reminder goes to another calendar, where it is not known yet. */
export async function rehome(
  ctx: Ctx,
  row: { id: string; connectorId: string; externalId: string },
  calendarId: string,
) {
  const { id, connectorId, externalId } = row;
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .delete(calendarEvents)
      .where(
        and(
          eq(calendarEvents.connectorId, connectorId),
          eq(calendarEvents.calendarId, calendarId),
          eq(calendarEvents.externalId, externalId),
        ),
      );
    await tx.db.update(calendarEvents).set({ calendarId, rev: -1 }).where(eq(calendarEvents.id, id));
  });
}

/** A change of ours has arrived, unless it was changed again meanwhile. */
export async function markCarried(ctx: Ctx, { id, updatedAt }: EventRow): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ pending: false, rev: 0 })
    .where(and(eq(calendarEvents.id, id), eq(calendarEvents.updatedAt, updatedAt)));
}
