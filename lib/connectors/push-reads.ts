import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { calendarEvents, connectors } from '@/db/schema/connectors';
import type { Ctx } from '@/lib/context';

/** A reminder that belongs in a calendar: still to come, and not every few hours. For "r" with its snooze "s". */
export const isSyncable = sql`(r.is_active or s.next_run_at is not null) and ${isCalm()}`;

function isCalm(): SQL {
  return sql`coalesce(r.recurrence_rule !~* 'FREQ=(HOURLY|MINUTELY)', true)`;
}

/**
 * What of a person's reminders the calendar does not know yet, found by comparing: nothing has to be queued with a change, and
 * nothing can be lost. For a statement that reads connectors; `columns` over reminders r, their snooze s, their own schedule p
 * and the event e.
 */
export function hasReminderToPush(columns: SQL): SQL {
  return sql`select ${columns} from reminders r
    left join schedules s on s.kind = 'snooze' and s.subject_id = r.id
    left join schedules p on p.kind = 'reminder' and p.subject_id = r.id
    left join calendar_events e on e.connector_id = ${connectors}.id and e.reminder_id = r.id
      and e.origin = 'reminder' and e.series_id is null
    where r.user_id = ${connectors}.user_id and ${connectors}.sync_reminders_to_calendar and ${isCalm()}
      and case when e.id is null then r.is_active or s.next_run_at is not null
        else e.rev <> r.rev
          or (e.calendar_id <> coalesce(${connectors}.calendar_id, 'primary') and (r.is_active or s.next_run_at is not null)) end`;
}

/** A reminder whose event has to be written. */
export interface ReminderToPush {
  id: string;
  title: string;
  description: string | null;
  reminderTime: Date;
  recurrenceRule: string | null;
  acknowledgedAt: Date | null;
  isActive: boolean;
  rev: number;
  snoozedUntil: Date | null;
  /** Whose clocks it follows. */
  zone: string | null;
  /** Where its event stands; null without one. */
  calendarId: string | null;
  /** Its event was written before. */
  isKnown: boolean;
  /** How its event stands. */
  eventId: string | null;
  eventStart: Date | null;
  eventRule: string | null;
}

/** The next reminders to be written, the nearest first. */
export async function remindersToPush(
  ctx: Ctx,
  connectorId: string,
  limit: number,
): Promise<ReminderToPush[]> {
  const columns = sql`r.id, r.title, r.description, r.reminder_time as "reminderTime", r.recurrence_rule as "recurrenceRule",
    r.acknowledged_at as "acknowledgedAt", r.is_active as "isActive", r.rev, s.next_run_at as "snoozedUntil", p.zone,
    e.calendar_id as "calendarId", coalesce(e.rev >= 0, false) as "isKnown", e.id as "eventId",
    e.start_time as "eventStart", e.recurrence as "eventRule"`;
  type Raw = ReminderToPush &
    Record<'reminderTime' | 'acknowledgedAt' | 'snoozedUntil' | 'eventStart', Date | string | null>;
  const rows = await rowsOf<Raw & Record<string, unknown>>(
    ctx.db,
    sql`select w.* from ${connectors} cross join lateral (${hasReminderToPush(columns)}
      order by r.reminder_time, r.id limit ${limit}) w where ${connectors}.id = ${connectorId}`,
  );
  return rows.map((row) => ({
    ...row,
    reminderTime: new Date(row.reminderTime),
    acknowledgedAt: row.acknowledgedAt && new Date(row.acknowledgedAt),
    snoozedUntil: row.snoozedUntil && new Date(row.snoozedUntil),
    eventStart: row.eventStart && new Date(row.eventStart),
  }));
}

/** Events of reminders that were deleted here. */
export function eventsToRemove(ctx: Ctx, connectorId: string, limit: number) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.connectorId, connectorId),
        eq(calendarEvents.origin, 'reminder'),
        isNull(calendarEvents.reminderId),
      ),
    )
    .limit(limit);
}

/** Events that were made, moved or cancelled here and are not carried over yet. */
export function eventsToPush(ctx: Ctx, connectorId: string, limit: number) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.pending, true)))
    .orderBy(calendarEvents.updatedAt)
    .limit(limit);
}

/** Whether anything is left to be carried to a calendar. */
export async function hasWork(ctx: Ctx, connectorId: string): Promise<boolean> {
  const [row] = await rowsOf<{ work: boolean }>(
    ctx.db,
    sql`select exists (${hasReminderToPush(sql`1`)})
        or exists (select 1 from calendar_events e where e.connector_id = ${connectors}.id
          and (e.pending or (e.origin = 'reminder' and e.reminder_id is null))) as work
      from ${connectors} where id = ${connectorId} and is_active and not needs_reconnect and fails = 0`,
  );
  return row?.work ?? false;
}
