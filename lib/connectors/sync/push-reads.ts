import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { calendarEvents, connectors } from '@/db/schema/connectors';
import { showsReminder } from '@/lib/connectors/sync/mirror-reads';
import type { Ctx } from '@/lib/context';

/**
 * SQL condition for the reminders that are copied to the calendar. `r` is the reminder and `s` its snooze.
 */
export const isSyncableReminder = sql`(r.is_active or s.next_run_at is not null) and ${recursAtMostDaily()}`;

function recursAtMostDaily(): SQL {
  return sql`coalesce(r.recurrence_rule !~* 'FREQ=(HOURLY|MINUTELY)', true)`;
}

export function selectRemindersToPush(columns: SQL): SQL {
  return sql`select ${columns} from reminders r
    left join schedules s on s.kind = 'snooze' and s.user_id = r.user_id and s.subject_id = r.id
    left join schedules p on p.kind = 'reminder' and p.user_id = r.user_id and p.subject_id = r.id
    left join calendar_events e on e.connector_id = ${connectors}.id and e.reminder_id = r.id
      and e.origin = 'reminder' and e.series_id is null
    where r.user_id = ${connectors}.user_id and ${connectors}.sync_reminders_to_calendar and ${recursAtMostDaily()}
      and case when e.id is null then r.is_active or s.next_run_at is not null
        else e.rev <> r.rev
          or (e.calendar_id <> coalesce(${connectors}.calendar_id, 'primary') and (r.is_active or s.next_run_at is not null)) end`;
}

export interface ReminderToPush {
  id: string;
  title: string;
  description: string | null;
  reminderTime: Date;
  recurrenceRule: string | null;
  skips: string[];
  isPaused: boolean;
  acknowledgedAt: Date | null;
  isActive: boolean;
  rev: number;
  snoozedUntil: Date | null;
  zone: string | null;
  calendarId: string | null;
  isKnown: boolean;
  eventId: string | null;
  eventStart: Date | null;
  eventRule: string | null;
}

export async function remindersToPush(
  ctx: Ctx,
  connectorId: string,
  limit: number,
): Promise<ReminderToPush[]> {
  const columns = sql`r.id, r.title, r.description, r.reminder_time as "reminderTime", r.recurrence_rule as "recurrenceRule",
    r.skips, r.paused_slot is not null as "isPaused",
    r.acknowledged_at as "acknowledgedAt", r.is_active as "isActive", r.rev, s.next_run_at as "snoozedUntil", p.zone,
    e.calendar_id as "calendarId", coalesce(e.rev >= 0, false) as "isKnown", e.id as "eventId",
    e.start_time as "eventStart", e.recurrence as "eventRule"`;
  type Raw = ReminderToPush &
    Record<'reminderTime' | 'acknowledgedAt' | 'snoozedUntil' | 'eventStart', Date | string | null>;
  const rows = await rowsOf<Raw & Record<string, unknown>>(
    ctx.db,
    sql`select w.* from ${connectors} cross join lateral (${selectRemindersToPush(columns)}
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

export function eventsToRemove(ctx: Ctx, connectorId: string, limit: number) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(and(showsReminder(connectorId), isNull(calendarEvents.reminderId)))
    .limit(limit);
}

export function eventsToPush(ctx: Ctx, connectorId: string, limit: number) {
  return ctx.db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.connectorId, connectorId), eq(calendarEvents.pending, true)))
    .orderBy(calendarEvents.updatedAt)
    .limit(limit);
}

export async function hasChangesToPush(ctx: Ctx, connectorId: string): Promise<boolean> {
  const [row] = await rowsOf<{ hasChanges: boolean }>(
    ctx.db,
    sql`select exists (${selectRemindersToPush(sql`1`)})
        or exists (select 1 from calendar_events e where e.connector_id = ${connectors}.id
          and (e.pending or (e.origin = 'reminder' and e.reminder_id is null))) as "hasChanges"
      from ${connectors} where id = ${connectorId} and is_active and not needs_reconnect and fails = 0`,
  );
  return row?.hasChanges ?? false;
}
