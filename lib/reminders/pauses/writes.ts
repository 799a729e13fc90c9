import { and, eq } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { slotAt } from '@/lib/outbox/schedules/occurrences';
import type { Schedule } from '@/lib/outbox/schedules/writes';
import type { ReminderRow } from '@/lib/reminders/reads';
import { isUnanswered } from '@/lib/reminders/rules';
import {
  occurrenceIn,
  type ReminderOccurrence,
  ruleOf,
  scheduledOccurrence,
  schedulesOf,
  seriesFrom,
} from '@/lib/reminders/schedule/rules';
import { lockReminderSchedules, replaceReminderSchedules } from '@/lib/reminders/schedule/writes';
import { isSubDaily } from '@/lib/reminders/times/timing';
import { reminderChanges, snapshotReminders } from '@/lib/reminders/writes';
import { addDays, fromLocal } from '@/lib/time/clock';
import type { DateRange } from '@/lib/time/date-range';
import { formatWhen } from '@/lib/time/format';
import { nextOccurrence, occurrencesBetween } from '@/lib/time/recurrence';
import { userToday } from '@/lib/time/today';
import type { RowChange } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

const maxSkipped = 366;

export interface SeriesChange {
  changes: RowChange[];
  skipped: Date[];
  /** The next occurrence; null after the last occurrence, and during a pause without an end. */
  next: Date | null;
}

/** Skips the occurrences of a series on `days`. If `days` is null, skips only the next occurrence. */
export function skipOccurrences(ctx: UserCtx, id: string, days: DateRange | null): Promise<SeriesChange> {
  return changeSeries(ctx, id, (row, own) => {
    if (!own) throw new AppError('conflict', `${quoted(row.title)} is paused. Nothing was changed.`);
    const range = rangeOf(own, days);
    const found = days
      ? occurrencesBetween(seriesFrom(row, own), range, maxSkipped)
      : [{ at: own.at, slot: own.slot }];
    const { firedAt } = row;
    const answersFired =
      days !== null &&
      firedAt !== null &&
      isUnanswered(row) &&
      firedAt >= range.days.from &&
      firedAt < range.to;
    if (found.length === 0 && !answersFired) throw noOccurrence(ctx, row, own);
    const skipsNext = found[0]?.at.getTime() === own.at.getTime();
    if (isSubDaily(row.recurrenceRule) && !skipsNext && found.length > 0)
      throw new AppError(
        'invalid',
        'Of a reminder that repeats every few hours or minutes I can only skip the next ones.',
      );
    const after = {
      ...row,
      skips: skipsOf(
        ctx,
        row,
        found.map(({ slot }) => slot),
      ),
    };
    const last = found.at(-1)?.at ?? own.at;
    const next = skipsNext ? nextAfter(after, own, isSubDaily(row.recurrenceRule) ? last : own.at) : own;
    return {
      skipped: found.map(({ at }) => at),
      occurrence: next,
      answersFired,
      values: { skips: after.skips, isActive: next !== null },
    };
  });
}

export async function pauseSeries(ctx: UserCtx, id: string, until: string | null): Promise<SeriesChange> {
  if (until !== null && until <= userToday(ctx))
    throw new AppError('invalid', 'That day is not ahead, so nothing was changed.');
  return changeSeries(ctx, id, (row, own) => {
    const pausedSlot = row.pausedSlot ?? anchorOf(row, own ?? occurrenceIn(row, ctx.user.timezone));
    // Of a series that is paused already, the days before the end of that pause count too.
    const start =
      own && row.pausedSlot === null
        ? own
        : { ...pausedOccurrence(ctx, row, pausedSlot), ...(own ? { zone: own.zone } : {}) };
    const from = until === null ? null : fromLocal(until, '00:00', start.zone);
    const next = from && (start.at >= from ? start : nextAfter(row, start, new Date(from.getTime() - 1)));
    if (from && !next) throw new AppError('invalid', 'The series ends before then. Nothing was changed.');
    return {
      ...{ skipped: [], occurrence: next, answersFired: true },
      values: { pausedSlot, pausedUntil: until, isActive: next !== null },
    };
  });
}

export function resumeSeries(ctx: UserCtx, id: string): Promise<SeriesChange> {
  return changeSeries(ctx, id, (row, own) => {
    if (row.pausedSlot === null) throw new AppError('conflict', `${quoted(row.title)} is not paused.`);
    const start = { ...pausedOccurrence(ctx, row, row.pausedSlot), ...(own ? { zone: own.zone } : {}) };
    const next = start.at > ctx.now() ? start : nextAfter(row, start, ctx.now());
    return {
      ...{ skipped: [], occurrence: next, answersFired: false },
      values: { pausedSlot: null, pausedUntil: null, isActive: next !== null },
    };
  });
}

interface Decision {
  skipped: Date[];
  occurrence: ReminderOccurrence | null;
  answersFired: boolean;
  values: Partial<Pick<ReminderRow, 'skips' | 'pausedSlot' | 'pausedUntil' | 'isActive'>>;
}

function changeSeries(
  ctx: UserCtx,
  id: string,
  decide: (row: ReminderRow, own: ReminderOccurrence | null) => Decision,
): Promise<SeriesChange> {
  return inTransaction(ctx, async (tx) => {
    await lockReminderSchedules(tx, [id]);
    const before = await snapshotReminders(tx, [id]);
    const [row] = before.rows;
    if (!row) throw new AppError('not_found', 'This reminder does not exist any more.');
    if (row.recurrenceRule === null)
      throw new AppError(
        'invalid',
        `${quoted(row.title)} comes only once. Move it or delete it. Nothing was changed.`,
      );
    const own = scheduledOccurrence(before.schedules, id);
    const { skipped, occurrence, answersFired, values } = decide(row, own);
    const acknowledged = answersFired && row.firedAt !== null ? { acknowledgedAt: ctx.now() } : {};
    const reminderTime = occurrence?.at ?? row.reminderTime;
    const after = { ...row, ...values, ...acknowledged, reminderTime, rev: row.rev + 1 };
    await tx.db
      .update(reminders)
      .set(after)
      .where(and(eq(reminders.id, id), eq(reminders.userId, ctx.user.id)));
    const kept = answersFired ? [] : runningOf(before.schedules, own, ruleOf(after));
    const isNagging = kept.some(({ kind }) => kind === 'nag');
    const fresh = occurrence ? schedulesOf(after, occurrence, ctx.now()) : [];
    await replaceReminderSchedules(
      tx,
      [id],
      [...fresh.filter(({ kind }) => kind !== 'nag' || !isNagging), ...kept],
    );
    ctx.afterCommit.syncCalendar(ctx.user.id);
    return { changes: reminderChanges(before, [after]), skipped, next: occurrence?.at ?? null };
  });
}

function runningOf(schedules: Schedule[], own: ReminderOccurrence | null, rule: string | null): Schedule[] {
  return schedules.flatMap((one) => {
    if (one.kind === 'snooze') return [one];
    return one.kind === 'nag' && own && one.slot !== own.slot ? [{ ...one, rule }] : [];
  });
}

function nextAfter(row: ReminderRow, from: ReminderOccurrence, after: Date): ReminderOccurrence | null {
  const next = nextOccurrence(seriesFrom(row, from), after);
  return next && { ...next, zone: from.zone };
}

function rangeOf(own: ReminderOccurrence, days: DateRange | null) {
  const from = days ? fromLocal(days.from, '00:00', own.zone) : own.at;
  const to = days ? fromLocal(addDays(days.to, 1), '00:00', own.zone) : own.at;
  return { from: new Date(Math.max(from.getTime(), own.at.getTime())), to, days: { from } };
}

function skipsOf(ctx: UserCtx, row: ReminderRow, added: string[]): string[] {
  if (isSubDaily(row.recurrenceRule)) return [];
  const yesterday = addDays(userToday(ctx), -1);
  return [...new Set([...row.skips.filter((slot) => slot >= yesterday), ...added])].toSorted();
}

// Returns YYYY-MM-DDTHH:MM:SS: UTC for a series in hours or minutes, otherwise local.
function anchorOf(row: ReminderRow, { slot, at }: ReminderOccurrence): string {
  return isSubDaily(row.recurrenceRule) ? at.toISOString().slice(0, 19) : slot;
}

function pausedOccurrence(ctx: UserCtx, row: ReminderRow, slot: string): ReminderOccurrence {
  const zone = isSubDaily(row.recurrenceRule) ? 'UTC' : ctx.user.timezone;
  const [date = '', time = ''] = slot.split('T');
  return {
    zone: ctx.user.timezone,
    slot: slotAt(fromLocal(date, time, zone), ctx.user.timezone),
    at: fromLocal(date, time, zone),
  };
}

function noOccurrence(ctx: UserCtx, row: ReminderRow, own: ReminderOccurrence): AppError {
  const next = formatWhen(own.at, ctx.user, ctx.now());
  return new AppError(
    'invalid',
    `${quoted(row.title)} does not come then. Next: ${next}. Nothing was changed.`,
  );
}
