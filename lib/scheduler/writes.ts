import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { schedules, wake } from '@/db/schema/scheduler';
import type { Ctx } from '@/lib/context';
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
  at: Date;
}

/** Sets when a thing is due, in the transaction that writes the thing; one that is set already is moved. The door arms the wake. */
export async function setSchedules(ctx: Ctx, given: Schedule[]): Promise<void> {
  if (given.length === 0) return;
  await ctx.db
    .insert(schedules)
    .values(given.map(({ at, ...schedule }) => ({ ...schedule, nextRunAt: at })))
    .onConflictDoUpdate({
      target: [schedules.kind, schedules.subjectId],
      set: {
        zone: sql`excluded.zone`,
        rule: sql`excluded.rule`,
        slot: sql`excluded.slot`,
        nextRunAt: sql`excluded.next_run_at`,
        rev: sql`${schedules.rev} + 1`,
        leasedUntil: null,
      },
    });
  ctx.due.note(new Date(Math.min(...given.map(({ at }) => at.getTime()))));
}

/** Nothing is due for these things any more. */
export async function dropSchedules(ctx: Ctx, kind: string, subjectIds: string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await ctx.db
    .delete(schedules)
    .where(and(eq(schedules.kind, kind), inArray(schedules.subjectId, subjectIds)));
}

/**
 * Takes at most `limit` due schedules for `leaseSeconds`, the longest due first; what another claim holds is left out.
 * A claim that dies is free again when its lease is over.
 */
export async function claimDue(ctx: Ctx, limit: number, leaseSeconds: number): Promise<Due[]> {
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const until = sql`${new Date(now.getTime() + leaseSeconds * 1000).toISOString()}::timestamptz`;
  const rows = await rowsOf<Omit<Due, 'at'> & { at: Date | string }>(
    ctx.db,
    sql`update ${schedules} s set leased_until = ${until}
      from (
        select id from ${schedules}
        where next_run_at <= ${at} and (leased_until is null or leased_until <= ${at})
        order by next_run_at limit ${limit} for update skip locked
      ) due
      where s.id = due.id
      returning s.id, s.kind, s.subject_id as "subjectId", s.user_id as "userId", s.zone, s.rule, s.slot, s.rev,
        s.next_run_at as at`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/**
 * Moves claimed schedules on to their next run, and lets `effect` act on those whose claim still holds, in one statement:
 * an edit in between bumped rev, and its own time stands. `effect` reads "moved(id, kind, subject_id, next_run_at)".
 */
export function advance(ctx: Ctx, runs: Run[], effect: SQL): Promise<Record<string, unknown>[]> {
  const moves = runs.map(({ due, next }) => ({
    id: due.id,
    rev: due.rev,
    next_run_at: next?.at.toISOString() ?? null,
    slot: next?.slot ?? due.slot,
  }));
  return rowsOf(
    ctx.db,
    sql`with moves as (
        select * from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
          as m(id uuid, rev int, next_run_at timestamptz, slot text)
      ), moved as (
        update ${schedules} s set next_run_at = m.next_run_at, slot = m.slot, rev = s.rev + 1, leased_until = null
        from moves m where s.id = m.id and s.rev = m.rev
        returning s.id, s.kind, s.subject_id, s.next_run_at
      ) ${effect}`,
  );
}

/** When the next schedule is due; null where nothing is. */
export async function nextDue(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: schedules.nextRunAt })
    .from(schedules)
    .where(sql`${schedules.nextRunAt} is not null`)
    .orderBy(schedules.nextRunAt)
    .limit(1);
  return row?.at ?? null;
}

/** What the one armed wake is set to; null where none is. */
export async function armedFor(ctx: Ctx): Promise<Date | null> {
  const [row] = await ctx.db.select({ at: wake.armedFor }).from(wake);
  return row?.at ?? null;
}

export async function setArmed(ctx: Ctx, at: Date): Promise<void> {
  await ctx.db
    .insert(wake)
    .values({ armedFor: at })
    .onConflictDoUpdate({ target: wake.one, set: { armedFor: at } });
}
