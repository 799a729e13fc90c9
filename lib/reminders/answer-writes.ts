import { sql } from 'drizzle-orm';
import { reminders } from '@/db/schema/reminders';
import { inTransaction, type UserCtx } from '@/lib/context';
import type { Answered } from '@/lib/reminders/answer-reads';
import { firstNag, naggingMs } from '@/lib/reminders/nag';
import { comingIn, comingOf, nagOf, planOf } from '@/lib/reminders/plan';
import type { ReminderRow } from '@/lib/reminders/reads';
import { holdPlans } from '@/lib/reminders/schedule-writes';
import { type KeptReminders, keptReminders } from '@/lib/reminders/writes';
import { slotAt } from '@/lib/scheduler/runs';
import { dropSchedules, type Schedule, setSchedules } from '@/lib/scheduler/writes';

/** Own reminders are done: a single one is over, a series goes on. Gives what stood before. */
export function finishReminders(ctx: UserCtx, answered: Answered[]): Promise<KeptReminders> {
  return answering(ctx, answered, async (tx, before) => {
    const over = before.rows.filter(({ recurrenceRule }) => recurrenceRule === null);
    await dropSchedules(tx, ['reminder', 'lead'], idsOf(over));
    await dropSchedules(tx, 'snooze', idsOf(before.rows));
    await acknowledge(tx, answered, 'done');
    await setNags(tx, before, (row) => (row.recurrenceRule === null ? [] : comingNag(before.schedules, row)));
  });
}

/** They come again at this instant, once; a series goes on as before, and a single one that was done too early is open again. */
export function snoozeReminders(ctx: UserCtx, answered: Answered[], until: Date): Promise<KeptReminders> {
  return answering(ctx, asOfNow(ctx, answered), async (tx, before) => {
    const zone = ctx.user.timezone;
    const slot = slotAt(until, zone);
    await acknowledge(tx, asOfNow(ctx, answered), 'later');
    const reopened = before.rows
      .filter((row) => !row.isActive && isStillAhead(row, tx.now()))
      .flatMap((row) => planOf(row, comingIn(row, zone), tx.now()));
    await setSchedules(tx, reopened);
    const standing = [...before.schedules, ...reopened];
    await setNags(tx, before, (row) => nagAfter(standing, row, { zone, slot, at: until }));
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
  });
}

/** They are not asked about any more, until they are due again. */
export function quietReminders(ctx: UserCtx, answered: Answered[]): Promise<KeptReminders> {
  return answering(ctx, answered, async (tx, before) => {
    await acknowledge(tx, asOfNow(ctx, answered), 'heard');
    await setNags(tx, before, (row) => comingNag(before.schedules, row));
  });
}

/** Those that may be asked about are asked about again, from now on. */
export function resumeReminders(ctx: UserCtx, answered: Answered[]): Promise<KeptReminders> {
  return answering(ctx, answered, async (tx, before) => {
    const now = ctx.now();
    const zone = ctx.user.timezone;
    const again = { zone, slot: slotAt(now, zone), at: now };
    await setNags(tx, before, (row) => (row.nag ? askedFrom(before.schedules, row, again) : []));
  });
}

/** In the order of the wake: what is due first, then the reminders. */
function answering(
  ctx: UserCtx,
  answered: Answered[],
  act: (tx: UserCtx, before: KeptReminders) => Promise<void>,
): Promise<KeptReminders> {
  return inTransaction(ctx, async (tx) => {
    const ids = answered.map(({ id }) => id);
    await holdPlans(tx, ids);
    const before = await keptReminders(tx, ids);
    await act(tx, before);
    ctx.due.touch(ctx.user.id);
    return before;
  });
}

/** Done, also ahead of its time; to come again later, which takes an early "done" back; or heard and nothing more. */
async function acknowledge(
  ctx: UserCtx,
  answered: Answered[],
  how: 'done' | 'later' | 'heard',
): Promise<void> {
  const rows = answered.map(({ id, until }) => ({ id, until: until.toISOString() }));
  const isActive = {
    done: sql`r.is_active and r.recurrence_rule is not null`,
    later: sql`r.is_active or (r.recurrence_rule is null and r.reminder_time > ${ctx.now().toISOString()})`,
    heard: sql`r.is_active`,
  }[how];
  const until = how === 'later' ? sql`a.until` : sql`greatest(r.acknowledged_at, a.until)`;
  await ctx.db.execute(sql`update ${reminders} r
    set acknowledged_at = ${until}, is_active = ${isActive}, rev = r.rev + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as a(id uuid, until timestamptz)
    where r.id = a.id and r.user_id = ${ctx.user.id}`);
}

function isStillAhead({ recurrenceRule, reminderTime }: ReminderRow, now: Date): boolean {
  return recurrenceRule === null && reminderTime > now;
}

async function setNags(
  ctx: UserCtx,
  { rows }: KeptReminders,
  nagsOf: (row: ReminderRow) => Schedule[],
): Promise<void> {
  await dropSchedules(ctx, 'nag', idsOf(rows));
  await setSchedules(ctx, rows.flatMap(nagsOf));
}

/** It is asked about when it is due again. */
function comingNag(schedules: Schedule[], row: ReminderRow): Schedule[] {
  const coming = comingOf(schedules, row.id);
  return coming ? nagOf(row, coming) : [];
}

/** What was put off is asked about when it has come again, unless the next occurrence is near by then. */
function nagAfter(schedules: Schedule[], row: ReminderRow, again: Again): Schedule[] {
  const coming = comingOf(schedules, row.id);
  if (!row.nag) return [];
  const isNear = coming !== null && coming.at.getTime() <= again.at.getTime() + naggingMs;
  const isStillAhead = coming !== null && row.recurrenceRule === null;
  return isNear || isStillAhead ? comingNag(schedules, row) : askedFrom(schedules, row, again);
}

interface Again {
  zone: string;
  slot: string;
  at: Date;
}

/** Asks as if it had been due at that instant; the series behind it keeps its own wall-clock time. */
function askedFrom(schedules: Schedule[], row: ReminderRow, again: Again): Schedule[] {
  const { zone, slot } = comingOf(schedules, row.id) ?? again;
  const { id: subjectId, userId, recurrenceRule: rule } = row;
  return [{ kind: 'nag', subjectId, userId, zone, rule, ...firstNag({ slot, at: again.at }) }];
}

function asOfNow(ctx: UserCtx, answered: Answered[]): Answered[] {
  return answered.map(({ id }) => ({ id, until: ctx.now() }));
}

function idsOf(rows: ReminderRow[]): string[] {
  return rows.map(({ id }) => id);
}
