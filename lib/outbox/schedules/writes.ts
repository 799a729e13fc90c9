import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { schedules, wake } from '@/db/schema/scheduler';
import type { Ctx, UserCtx } from '@/lib/context';
import type { Advance, DueSchedules } from '@/lib/outbox/schedules/occurrences';

export interface Schedule {
  kind: string;
  subjectId: string;
  userId: string;
  zone: string;
  /** RFC 5545 rule in local time; null for a single occurrence. */
  rule: string | null;
  /** Local time of the next occurrence, YYYY-MM-DDTHH:MM:SS. */
  slot: string;
  sequence?: number;
  lead?: number;
  /** Instant at which the schedule is due: before `slot` for an announcement, after `slot` for a repeated message. */
  at: Date;
}

/**
 * Inserts or replaces schedules. Call this in the transaction that writes the rows to which the schedules belong
 * (`subjectId`).
 */
export async function setSchedules(ctx: Ctx, given: Schedule[]): Promise<void> {
  if (given.length === 0) return;
  await ctx.db
    .insert(schedules)
    .values(given.map(({ at, ...schedule }) => ({ ...schedule, nextRunAt: at })))
    .onConflictDoUpdate({
      target: [schedules.userId, schedules.kind, schedules.subjectId, schedules.lead],
      set: {
        zone: sql`excluded.zone`,
        rule: sql`excluded.rule`,
        slot: sql`excluded.local_at`,
        sequence: sql`excluded.sequence`,
        nextRunAt: sql`excluded.next_run_at`,
      },
    });
  ctx.afterCommit.wakeAt(new Date(Math.min(...given.map(({ at }) => at.getTime()))));
}

/**
 * Locks the user's schedules, or those that `of` selects, until the end of the transaction. To avoid deadlocks,
 * lock schedules before you change the rows to which they belong (`subjectId`).
 */
export async function lockSchedules(
  ctx: UserCtx,
  of?: { kinds: string[]; subjectIds: string[] },
): Promise<void> {
  await ctx.db
    .select({ kind: schedules.kind })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, ctx.user.id),
        of && and(inArray(schedules.kind, of.kinds), inArray(schedules.subjectId, of.subjectIds)),
      ),
    )
    .orderBy(schedules.kind, schedules.subjectId, schedules.lead)
    .for('update');
}

/** Returns the user's schedules of these kinds and subjects, without series that have ended. */
export async function listSchedules(
  ctx: UserCtx,
  kinds: string[],
  subjectIds: string[],
): Promise<Required<Schedule>[]> {
  const rows = await ctx.db
    .select({
      kind: schedules.kind,
      subjectId: schedules.subjectId,
      userId: schedules.userId,
      zone: schedules.zone,
      rule: schedules.rule,
      slot: schedules.slot,
      sequence: schedules.sequence,
      lead: schedules.lead,
      at: schedules.nextRunAt,
    })
    .from(schedules)
    .where(
      and(
        inArray(schedules.kind, kinds),
        inArray(schedules.subjectId, subjectIds),
        eq(schedules.userId, ctx.user.id),
      ),
    );
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

export async function findDueOccurrence(
  ctx: UserCtx,
  kind: string,
  subjectId: string,
): Promise<{ slot: string; at: Date } | null> {
  const [row] = await ctx.db
    .select({ slot: schedules.slot, at: schedules.nextRunAt })
    .from(schedules)
    .where(
      and(
        eq(schedules.userId, ctx.user.id),
        eq(schedules.kind, kind),
        eq(schedules.subjectId, subjectId),
        lte(schedules.nextRunAt, ctx.now()),
      ),
    );
  return row?.at ? { slot: row.slot, at: row.at } : null;
}

export async function deleteSchedules(
  ctx: UserCtx,
  kinds: string | string[],
  subjectIds: string[],
): Promise<void> {
  if (subjectIds.length === 0) return;
  await ctx.db
    .delete(schedules)
    .where(
      and(
        eq(schedules.userId, ctx.user.id),
        inArray(schedules.kind, [kinds].flat()),
        inArray(schedules.subjectId, subjectIds),
      ),
    );
}

const claimIdleSeconds = 10;

export async function claimDueSchedules(ctx: Ctx, kinds: string[], limit: number): Promise<DueSchedules[]> {
  const rows = await rowsOf<Omit<DueSchedules, 'at'> & { at: Date | string }>(
    ctx.db,
    sql`select json_agg(place) as ctids, kind, zone, rule, replace(local_at::text, ' ', 'T') as slot, sequence, lead,
        next_run_at as at
      from (
        select s.ctid as place, s.*
        from (select set_config('idle_in_transaction_session_timeout', ${`${claimIdleSeconds}s`}, true)) as bound, ${schedules} s
        where s.next_run_at <= ${ctx.now().toISOString()}::timestamptz and ${isOneOf(kinds)}
        order by s.next_run_at limit ${limit} for update of s skip locked
      ) claimed
      group by kind, zone, rule, local_at, sequence, lead, next_run_at`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

// A newer version may store other kinds during a deployment.
function isOneOf(kinds: string[]): SQL {
  return sql`kind in ${kinds}`;
}

/**
 * Moves schedules to their next occurrence. The SQL `effect` becomes a part of the statement, and can read the
 * moved schedules from the table "advanced". Returns the rows of `effect`.
 */
export function advanceSchedules(
  ctx: Ctx,
  advances: Advance[],
  effect: SQL,
): Promise<Record<string, unknown>[]> {
  const places = advances.flatMap(({ due }, run) => due.ctids.map((ctid) => [ctid, run] as const));
  const runs = advances.map(({ due, next, delivery }, run) => ({
    run,
    next_run_at: next?.at.toISOString() ?? null,
    local_at: next?.slot ?? due.slot,
    sequence: next ? (next.sequence ?? 0) : due.sequence,
    due_at: due.at.toISOString(),
    cause: delivery?.key.cause,
    occurs_at: delivery?.key.occursAt,
    occurs_on: delivery?.key.occursOn,
    lead_minutes: delivery?.key.leadMinutes ?? 0,
    nag: delivery?.key.sequence ?? 0,
    expires_at: delivery?.expiresAt,
    late: delivery?.late,
  }));
  return rowsOf(
    ctx.db,
    sql`with advanced as (
        update ${schedules} s set next_run_at = m.next_run_at, local_at = m.local_at, sequence = m.sequence
        from json_each_text(${JSON.stringify(Object.fromEntries(places))}::json) p
          join json_to_recordset(${JSON.stringify(runs)}::json) as m(run integer, next_run_at timestamptz,
            local_at timestamp, sequence integer, due_at timestamptz, cause text, occurs_at timestamptz,
            occurs_on date, lead_minutes integer, nag integer, expires_at timestamptz, late boolean)
          on m.run = p.value::integer
        where s.ctid = p.key::tid
        returning s.kind, s.subject_id, s.user_id, s.next_run_at, m.due_at,
          case m.cause when 'user' then s.user_id else s.subject_id end as cause_id, m.occurs_at, m.occurs_on,
          m.lead_minutes, m.nag, m.expires_at, m.late
      ) ${effect}`,
  );
}

/**
 * Returns the instant at which the next schedule is due. If that schedule is already due, returns the instant
 * of the first schedule of the given `kinds` instead. Null if there is no such schedule.
 */
export async function nextDueAt(ctx: Ctx, kinds: string[]): Promise<Date | null> {
  const [row] = await rowsOf<{ at: Date | string | null }>(
    ctx.db,
    sql`select case when first.at > ${ctx.now().toISOString()}::timestamptz then first.at else
        (select next_run_at from ${schedules} where next_run_at is not null and ${isOneOf(kinds)}
          order by next_run_at limit 1) end as at
      from (select next_run_at as at from ${schedules} where next_run_at is not null order by next_run_at limit 1) first`,
  );
  return row?.at ? new Date(row.at) : null;
}

export async function wakeArmedFor(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db.select({ at: wake.armedFor }).from(wake);
  return row?.at ?? null;
}

export async function setWakeArmedFor(ctx: Ctx, at: Date | null): Promise<void> {
  await ctx.db
    .insert(wake)
    .values({ armedFor: at })
    .onConflictDoUpdate({ target: wake.one, set: { armedFor: at } });
}
