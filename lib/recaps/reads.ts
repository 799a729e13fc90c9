import { inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { messages } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { deliveries } from '@/db/schema/deliveries';
import { journalEntries } from '@/db/schema/journal';
import { reminders } from '@/db/schema/reminders';
import { todoItems } from '@/db/schema/todos';
import type { Ctx } from '@/lib/context';

/** A person whose week is told. */
export interface Told {
  userId: string;
  /** The last local day of the week, YYYY-MM-DD. */
  today: string;
  /** When that week began. */
  weekFrom: Date;
  /** The first local day that is looked at. */
  firstDay: string;
  /** When each of the days looked at begins, in order, and at last when the next one does. */
  dayStarts: Date[];
  /** Who did nothing since then is not told anything. */
  silentFrom: Date;
}

/** The zones of those who want a recap. */
export function recapPeople(ctx: Ctx, userIds: string[]) {
  return ctx.db
    .select({ userId: users.id, zone: users.timezone, isOn: users.recapOn })
    .from(users)
    .where(inArray(users.id, userIds));
}

/**
 * How many todos each person did on each of the days that are looked at: by the instant that stands at a done item. `day` counts
 * from 1. Who opened it again did not do it.
 */
export function doneByDay(
  ctx: Ctx,
  people: Told[],
): Promise<{ userId: string; day: number; count: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", width_bucket(t.completed_at, p.starts) as day, count(*)::int as count
      from ${given(people)}
      cross join lateral (
        select completed_at from ${todoItems}
        where user_id = p.user_id and completed and completed_at >= p.starts[1]
          and completed_at < p.starts[cardinality(p.starts)]
      ) t
      group by 1, 2`,
  );
}

/** The journal's scores by the local date of the entry. */
export function moodsByDay(
  ctx: Ctx,
  people: Told[],
): Promise<{ userId: string; date: string; score: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", e.entry_date as date, e.sentiment_score as score
      from ${given(people)}
      join ${journalEntries} e on e.user_id = p.user_id and e.entry_date >= p.first_day and e.entry_date <= p.today
      where not e.is_crisis`,
  );
}

/** What became of each person's reminders that were due in the week. */
export function remindersOfWeek(
  ctx: Ctx,
  people: Told[],
): Promise<{ userId: string; kept: number; missed: number }[]> {
  const among = (...states: string[]): SQL =>
    sql`(count(*) filter (where d.state in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})))::int`;
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", ${among('accepted', 'delivered', 'read')} as kept,
        ${among('failed', 'expired')} as missed
      from ${given(people)}
      join ${deliveries} d on d.user_id = p.user_id and d.due_at >= p.week_from and d.kind = 'reminder'
      group by 1`,
  );
}

/** Who of them did anything at all lately: joined, did or added a todo, set a reminder, kept a journal, or wrote to us. */
export async function activeAmong(ctx: Ctx, people: Told[]): Promise<Set<string>> {
  const rows = await rowsOf<{ userId: string }>(
    ctx.db,
    sql`select p.user_id as "userId" from ${given(people)}
      where exists (select from ${users} where id = p.user_id and created_at >= p.silent_from)
        or exists (select from ${messages}
          where user_id = p.user_id and is_from_user and created_at >= p.silent_from)
        or exists (select from ${todoItems}
          where user_id = p.user_id and completed and completed_at >= p.silent_from)
        or exists (select from ${todoItems}
          where user_id = p.user_id and not completed and created_at >= p.silent_from)
        or exists (select from ${reminders} where user_id = p.user_id and created_at >= p.silent_from)
        or exists (select from ${journalEntries} where user_id = p.user_id and created_at >= p.silent_from)`,
  );
  return new Set(rows.map(({ userId }) => userId));
}

function given(people: Told[]): SQL {
  const rows = people.map((one) => ({
    user_id: one.userId,
    today: one.today,
    first_day: one.firstDay,
    week_from: one.weekFrom,
    silent_from: one.silentFrom,
    starts: one.dayStarts,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as p(user_id uuid, today text, first_day text, week_from timestamptz, silent_from timestamptz, starts timestamptz[])`;
}
