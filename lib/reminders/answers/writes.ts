import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { recordDoneReminders } from '@/lib/completions/writes';
import { inTransaction, type UserCtx } from '@/lib/context';
import { idsOf } from '@/lib/ids';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import { deleteSchedules, type Schedule, setSchedules } from '@/lib/outbox/schedules/writes';
import type { AnsweredReminder } from '@/lib/reminders/answers/reads';
import { firstNag, naggingMs } from '@/lib/reminders/nag';
import type { ReminderRow } from '@/lib/reminders/reads';
import {
  nagSchedules,
  occurrenceIn,
  type ReminderOccurrence,
  ruleOf,
  scheduledOccurrence,
  schedulesOf,
} from '@/lib/reminders/schedule/rules';
import { lockReminderSchedules } from '@/lib/reminders/schedule/writes';
import { type ReminderSnapshot, reminderChanges, snapshotReminders } from '@/lib/reminders/writes';
import type { RowChange } from '@/lib/tool';

export interface ReminderAnswers {
  rows: ReminderRow[];
  changes: RowChange[];
}

export async function finishReminders(ctx: UserCtx, answered: AnsweredReminder[]): Promise<ReminderAnswers> {
  let records: RowChange[] = [];
  const { rows, changes } = await answer(ctx, answered, async (tx, before) => {
    const single = before.rows.filter(({ recurrenceRule }) => recurrenceRule === null);
    await deleteSchedules(tx, ['reminder', 'lead'], idsOf(single));
    await deleteSchedules(tx, 'snooze', idsOf(before.rows));
    const after = await acknowledge(tx, answered, 'done');
    records = await recordDoneReminders(tx, before.rows);
    await setNags(tx, before, (row) =>
      row.recurrenceRule === null ? [] : nagOfNextOccurrence(before.schedules, row),
    );
    return after;
  });
  return { rows, changes: [...changes, ...records] };
}

/** Postpones reminders to the instant `until`. Other occurrences of a series keep their times. */
export function snoozeReminders(
  ctx: UserCtx,
  answered: AnsweredReminder[],
  until: Date,
): Promise<ReminderAnswers> {
  return answer(ctx, answered, async (tx, before) => {
    const zone = ctx.user.timezone;
    const slot = slotAt(until, zone);
    const after = await acknowledge(tx, untilNow(ctx, answered), 'snoozed');
    const reopened = before.rows
      .filter((row) => !row.isActive && isSingleAhead(row, tx.now()))
      .flatMap((row) => schedulesOf(row, occurrenceIn(row, zone), tx.now()));
    await setSchedules(tx, reopened);
    const current = [...before.schedules, ...reopened];
    await setNags(tx, before, (row) => nagAfterSnooze(current, row, { zone, slot, at: until }));
    await setSchedules(
      tx,
      before.rows.map(({ id: subjectId, userId }) => ({
        kind: 'snooze',
        subjectId,
        userId,
        zone,
        rule: null,
        slot,
        at: until,
      })),
    );
    return after;
  });
}

export function stopNagging(ctx: UserCtx, answered: AnsweredReminder[]): Promise<ReminderAnswers> {
  return answer(ctx, answered, async (tx, before) => {
    const after = await acknowledge(tx, untilNow(ctx, answered), 'silenced');
    await setNags(tx, before, (row) => nagOfNextOccurrence(before.schedules, row));
    return after;
  });
}

export function resumeNagging(ctx: UserCtx, answered: AnsweredReminder[]): Promise<ReminderAnswers> {
  return answer(ctx, answered, async (tx, before) => {
    const now = ctx.now();
    const zone = ctx.user.timezone;
    const start = { zone, slot: slotAt(now, zone), at: now };
    await setNags(tx, before, (row) => (row.nag ? nagFrom(before.schedules, row, start) : []));
    return before.rows;
  });
}

function answer(
  ctx: UserCtx,
  answered: AnsweredReminder[],
  act: (tx: UserCtx, before: ReminderSnapshot) => Promise<ReminderRow[]>,
): Promise<ReminderAnswers> {
  return inTransaction(ctx, async (tx) => {
    const ids = idsOf(answered);
    await lockReminderSchedules(tx, ids);
    const before = await snapshotReminders(tx, ids);
    const after = await act(tx, before);
    ctx.afterCommit.syncCalendar(ctx.user.id);
    return { rows: before.rows, changes: reminderChanges(before, after) };
  });
}

function acknowledge(
  ctx: UserCtx,
  answered: AnsweredReminder[],
  how: 'done' | 'snoozed' | 'silenced',
): Promise<ReminderRow[]> {
  const { isActive: wasActive, recurrenceRule, reminderTime, acknowledgedAt: before, rev } = reminders;
  const rows = answered.map(({ id, until }) => ({ id, until: until.toISOString() }));
  const isActive = {
    done: sql`${wasActive} and ${recurrenceRule} is not null`,
    snoozed: sql`${wasActive} or (${recurrenceRule} is null and ${reminderTime} > ${ctx.now().toISOString()})`,
    silenced: sql`${wasActive}`,
  }[how];
  const acknowledgedAt = how === 'snoozed' ? sql`a.until` : sql`greatest(${before}, a.until)`;
  return ctx.db
    .update(reminders)
    .set({ acknowledgedAt, isActive, rev: sql`${rev} + 1` })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id uuid, until timestamptz)`)
    .where(and(sql`${reminders.id} = a.id`, eq(reminders.userId, ctx.user.id)))
    .returning(getTableColumns(reminders));
}

function isSingleAhead({ recurrenceRule, reminderTime }: ReminderRow, now: Date): boolean {
  return recurrenceRule === null && reminderTime > now;
}

async function setNags(
  ctx: UserCtx,
  { rows }: ReminderSnapshot,
  nagsOf: (row: ReminderRow) => Schedule[],
): Promise<void> {
  await deleteSchedules(ctx, 'nag', idsOf(rows));
  await setSchedules(ctx, rows.flatMap(nagsOf));
}

function nagOfNextOccurrence(schedules: Schedule[], row: ReminderRow): Schedule[] {
  const next = scheduledOccurrence(schedules, row.id);
  return next ? nagSchedules(row, next) : [];
}

function nagAfterSnooze(schedules: Schedule[], row: ReminderRow, snooze: ReminderOccurrence): Schedule[] {
  const next = scheduledOccurrence(schedules, row.id);
  if (!row.nag) return [];
  const reachesNext = next !== null && next.at.getTime() <= snooze.at.getTime() + naggingMs;
  const isSingleStillDue = next !== null && row.recurrenceRule === null;
  return reachesNext || isSingleStillDue
    ? nagOfNextOccurrence(schedules, row)
    : nagFrom(schedules, row, snooze);
}

function nagFrom(schedules: Schedule[], row: ReminderRow, start: ReminderOccurrence): Schedule[] {
  const { zone, slot } = scheduledOccurrence(schedules, row.id) ?? start;
  const { id: subjectId, userId } = row;
  return [{ kind: 'nag', subjectId, userId, zone, rule: ruleOf(row), ...firstNag({ slot, at: start.at }) }];
}

function untilNow(ctx: UserCtx, answered: AnsweredReminder[]): AnsweredReminder[] {
  return answered.map(({ id }) => ({ id, until: ctx.now() }));
}
