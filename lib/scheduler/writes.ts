import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { schedules, wake } from '@/db/schema/scheduler';
import type { Ctx, UserCtx } from '@/lib/context';
import type { Due, Run } from '@/lib/scheduler/runs';

export interface Schedule {
  kind: string;
  subjectId: string;
  userId: string;
  /** IANA name: whose clocks the slot and the rule follow. */
  zone: string;
  /** RFC 5545 rule in that zone's local time; null for a single run. */
  rule: string | null;
  /** The wall-clock time of the coming run, YYYY-MM-DDTHH:MM:SS. */
  slot: string;
  /** How many minutes before the slot it runs; whole days on the clocks of the zone. */
  lead?: number;
  /** When it runs next. */
  at: Date;
}

/** Sets when a thing is due, in the transaction that writes the thing; one that is set already is moved. The door arms the wake. */
export async function setSchedules(ctx: Ctx, given: Schedule[]): Promise<void> {
  if (given.length === 0) return;
  await ctx.db
    .insert(schedules)
    .values(given.map(({ at, ...schedule }) => ({ ...schedule, nextRunAt: at })))
    .onConflictDoUpdate({
      target: [schedules.kind, schedules.subjectId, schedules.lead],
      set: {
        zone: sql`excluded.zone`,
        rule: sql`excluded.rule`,
        slot: sql`excluded.slot`,
        nextRunAt: sql`excluded.next_run_at`,
      },
    });
  ctx.due.note(new Date(Math.min(...given.map(({ at }) => at.getTime()))));
}

/**
 * Holds own schedules until the end of the transaction. Who changes a thing that changes with its schedule holds this first: the
 * wake takes both in the same order, and leaves out what is held.
 */
export async function holdSchedules(
  ctx: UserCtx,
  kinds: string | string[],
  subjectIds: string[],
): Promise<void> {
  await ctx.db
    .select({ id: schedules.id })
    .from(schedules)
    .where(
      and(
        inArray(schedules.kind, [kinds].flat()),
        inArray(schedules.subjectId, subjectIds),
        eq(schedules.userId, ctx.user.id),
      ),
    )
    .orderBy(schedules.id)
    .for('update');
}

/** Holds everything that is due for the person until the end of the transaction: no wake is at it, and none takes it up. */
export async function holdAllSchedules(ctx: UserCtx): Promise<void> {
  await ctx.db
    .select({ id: schedules.id })
    .from(schedules)
    .where(eq(schedules.userId, ctx.user.id))
    .orderBy(schedules.id)
    .for('update');
}

/** What is still due for own things, as it stands. */
export async function standingSchedules(
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

/** The run of a thing that is due and was not planned yet; null without one. */
export async function owedRun(
  ctx: Ctx,
  kind: string,
  subjectId: string,
): Promise<{ slot: string; at: Date } | null> {
  const [row] = await ctx.db
    .select({ slot: schedules.slot, at: schedules.nextRunAt })
    .from(schedules)
    .where(
      and(eq(schedules.kind, kind), eq(schedules.subjectId, subjectId), lte(schedules.nextRunAt, ctx.now())),
    );
  return row?.at ? { slot: row.slot, at: row.at } : null;
}

/** Nothing is due for these things any more. */
export async function dropSchedules(ctx: Ctx, kinds: string | string[], subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await ctx.db
    .delete(schedules)
    .where(and(inArray(schedules.kind, [kinds].flat()), inArray(schedules.subjectId, subjectIds)));
}

/**
 * Holds at most `limit` due schedules of these kinds until the end of the transaction, the longest due first; what a wake or an edit
 * holds at this moment is left to it, or to the next claim. Whoever dies with it has claimed nothing, and a process that is frozen
 * in between is let go by the server. For a transaction.
 */
export async function claimDue(ctx: Ctx, kinds: string[], limit: number): Promise<Due[]> {
  const rows = await rowsOf<Omit<Due, 'at'> & { at: Date | string }>(
    ctx.db,
    sql`select s.ctid as place, s.id, s.kind, s.subject_id as "subjectId", s.user_id as "userId", s.zone, s.rule, s.slot, s.lead,
        s.next_run_at as at
      from (select set_config('idle_in_transaction_session_timeout', ${longestPause}, true)) as bound, ${schedules} s
      where s.next_run_at <= ${ctx.now().toISOString()}::timestamptz and ${isOneOf(kinds)}
      order by s.next_run_at limit ${limit} for update of s skip locked`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** A claim is worked out in a fraction of a second. */
const longestPause = '10s';

/** Kinds of a version that is not here yet wait for it. */
function isOneOf(kinds: string[]): SQL {
  return sql`kind in ${kinds}`;
}

/**
 * Moves what the transaction has claimed on to its next run, and lets `effect` act on it, in one statement. `effect` reads
 * "moved(id, kind, subject_id, next_run_at)".
 */
export function advance(ctx: Ctx, runs: Run[], effect: SQL): Promise<Record<string, unknown>[]> {
  const moves = runs.map(({ due, next }) => ({
    place: due.place,
    next_run_at: next?.at.toISOString() ?? null,
    slot: next?.slot ?? due.slot,
  }));
  return rowsOf(
    ctx.db,
    sql`with moved as (
        update ${schedules} s set next_run_at = m.next_run_at, slot = m.slot
        from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as m(place tid, next_run_at timestamptz, slot text)
        where s.ctid = m.place
        returning s.id, s.kind, s.subject_id, s.next_run_at
      ) ${effect}`,
  );
}

/** When there is next something of these kinds to claim; null where nothing is. While nothing is due it reads one row. */
export async function nextDue(ctx: Ctx, kinds: string[]): Promise<Date | null> {
  const [row] = await rowsOf<{ at: Date | string | null }>(
    ctx.db,
    sql`select case when first.at > ${ctx.now().toISOString()}::timestamptz then first.at else
        (select next_run_at from ${schedules} where next_run_at is not null and ${isOneOf(kinds)}
          order by next_run_at limit 1) end as at
      from (select next_run_at as at from ${schedules} where next_run_at is not null order by next_run_at limit 1) first`,
  );
  return row?.at ? new Date(row.at) : null;
}

/** What the one armed wake is set to; null where none is. */
export async function armedFor(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db.select({ at: wake.armedFor }).from(wake);
  return row?.at ?? null;
}

/** Notes what the wake is armed for; null where the message is lost. */
export async function setArmed(ctx: Ctx, at: Date | null): Promise<void> {
  await ctx.db
    .insert(wake)
    .values({ armedFor: at })
    .onConflictDoUpdate({ target: wake.one, set: { armedFor: at } });
}
