import { and, eq, isNull, sql } from 'drizzle-orm';
import { calendarEvents } from '@/db/schema/connectors';
import { reminderEventId } from '@/lib/connectors/events/ids';
import type { EventRow } from '@/lib/connectors/events/reads';
import { eventColumns } from '@/lib/connectors/sync/event-columns';
import { type CalendarKey, inCalendar, showsReminder } from '@/lib/connectors/sync/mirror-reads';
import { type Ctx, inTransaction } from '@/lib/context';
import type { ProviderEvent } from '@/lib/ports';

/**
 * Inserts rows for the events of reminders. Call this before the events are sent, so that each event has a
 * row even after a crash.
 */
export async function insertReminderEvents(
  ctx: Ctx,
  calendar: CalendarKey,
  drafts: { reminderId: string; event: ProviderEvent }[],
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map(({ reminderId, event }) => ({
    ...calendar,
    ...eventColumns(event),
    ...{ externalId: reminderEventId(reminderId), origin: 'reminder' as const, rev: -1 },
    // Null if the reminder has been deleted since; the event is then removed again.
    reminderId: sql`(select r.id from reminders r where r.id = ${reminderId}::uuid)`,
  }));
  await ctx.db
    .insert(calendarEvents)
    .values(rows)
    .onConflictDoUpdate({
      target: [calendarEvents.connectorId, calendarEvents.calendarId, calendarEvents.externalId],
      set: { origin: 'reminder', reminderId: sql`excluded.reminder_id` },
    });
}

export async function markReminderPushed(
  ctx: Ctx,
  calendar: CalendarKey,
  event: ProviderEvent,
  rev: number,
): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ ...eventColumns(event), rev, isCancelled: false, updatedAt: ctx.now() })
    .where(and(inCalendar(calendar), eq(calendarEvents.externalId, event.id)));
}

export async function markReminderInSync(ctx: Ctx, connectorId: string, reminderId: string): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ rev: sql`(select r.rev from reminders r where r.id = ${reminderId}::uuid)` })
    .where(
      and(
        showsReminder(connectorId),
        eq(calendarEvents.reminderId, reminderId),
        isNull(calendarEvents.seriesId),
      ),
    );
}

export async function moveToCalendar(
  ctx: Ctx,
  { id, externalId }: { id: string; externalId: string },
  calendar: CalendarKey,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .delete(calendarEvents)
      .where(and(inCalendar(calendar), eq(calendarEvents.externalId, externalId)));
    await tx.db
      .update(calendarEvents)
      .set({ calendarId: calendar.calendarId, rev: -1 })
      .where(eq(calendarEvents.id, id));
  });
}

export async function markEventPushed(ctx: Ctx, { id, updatedAt }: EventRow): Promise<void> {
  await ctx.db
    .update(calendarEvents)
    .set({ pending: false, rev: 0 })
    .where(and(eq(calendarEvents.id, id), eq(calendarEvents.updatedAt, updatedAt)));
}
