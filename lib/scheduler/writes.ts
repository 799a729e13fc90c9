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
        rev: sql`${schedules.rev} + 1`,
        leasedUntil: null,
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
      returning s.id, s.kind, s.subject_id as "subjectId", s.user_id as "userId", s.zone, s.rule, s.slot, s.lead, s.rev,
        s.next_run_at as at`,
  );
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Claimed schedules that were not moved on are free again at once, but for those that an edit holds. */
export async function releaseDue(ctx: Ctx, claimed: Due[]): Promise<void> {
  const held = claimed.map(({ id, rev }) => ({ id, rev }));
  await rowsOf(
    ctx.db,
    sql`update ${schedules} s set leased_until = null
      from (
        select s.id from ${schedules} s
        join jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as h(id uuid, rev int) on h.id = s.id and h.rev = s.rev
        where s.leased_until is not null for update of s skip locked
      ) held
      where s.id = held.id`,
  );
}

/**
 * Moves claimed schedules on to their next run, and lets `effect` act on those whose claim still holds, in one statement:
 * an edit in between bumped rev, and its own time stands; what an edit holds right now is left to it, or to the next claim.
 * `effect` reads "moved(id, kind, subject_id, next_run_at)".
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
      ), free as (
        select s.ctid, m.* from ${schedules} s join moves m on m.id = s.id and m.rev = s.rev for update of s skip locked
      ), moved as (
        update ${schedules} s set next_run_at = f.next_run_at, slot = f.slot, rev = s.rev + 1, leased_until = null
        from free f where s.ctid = f.ctid
        returning s.id, s.kind, s.subject_id, s.next_run_at
      ) ${effect}`,
  );
}

/**
 * When there is next something to claim: what is due and held by another claim counts when its lease is over, so that two wakes
 * at once do not call each other until then. Null where nothing is. While nothing is due it reads one row.
 */
export async function nextDue(ctx: Ctx): Promise<Date | null> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ at: Date | string | null }>(
    ctx.db,
    sql`select case when first.at > ${now} then first.at else least(
        (select next_run_at from ${schedules}
          where next_run_at is not null and (leased_until is null or leased_until <= ${now})
          order by next_run_at limit 1),
        (select min(leased_until) from ${schedules} where next_run_at <= ${now} and leased_until > ${now})
      ) end as at
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
