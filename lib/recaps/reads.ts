import { inArray, type SQL, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { messages } from '@/db/schema/assistant';
import { users } from '@/db/schema/auth';
import { deliveries } from '@/db/schema/deliveries';
import { journalEntries } from '@/db/schema/journal';
import { reminders } from '@/db/schema/reminders';
import { todoItems } from '@/db/schema/todos';
import type { Ctx } from '@/lib/context';

/** The dates and instants that the recap of one user looks at. */
export interface RecapPeriod {
  userId: string;
  /** The last local date of the week, YYYY-MM-DD. */
  today: string;
  weekFrom: Date;
  /** The first local date, YYYY-MM-DD, that is searched for streaks. */
  firstDay: string;
  /** The starts of all local days from `firstDay` to `today`, and of the day after. */
  dayStarts: Date[];
  /** A user who did nothing since then gets no recap. */
  silentFrom: Date;
}

/** Returns the time zones of users, and whether they want a recap. */
export function readRecapSettings(ctx: Ctx, userIds: string[]) {
  return ctx.db
    .select({ userId: users.id, zone: users.timezone, isOn: users.recapOn })
    .from(users)
    .where(inArray(users.id, userIds));
}

/** Counts the completed todos of each user and day. `day` is 1 for `firstDay`. */
export function countCompletedTodos(
  ctx: Ctx,
  periods: RecapPeriod[],
): Promise<{ userId: string; day: number; count: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", width_bucket(t.completed_at, p.starts) as day, count(*)::int as count
      from ${periodsTable(periods)}
      cross join lateral (
        select completed_at from ${todoItems}
        where user_id = p.user_id and completed and completed_at >= p.starts[1]
          and completed_at < p.starts[cardinality(p.starts)]
      ) t
      group by 1, 2`,
  );
}

/** Returns the scores of journal entries (1 to 5) with their local dates. */
export function readMoods(
  ctx: Ctx,
  periods: RecapPeriod[],
): Promise<{ userId: string; date: string; score: number }[]> {
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", e.entry_date as date, e.sentiment_score as score
      from ${periodsTable(periods)}
      join ${journalEntries} e on e.user_id = p.user_id and e.entry_date >= p.first_day and e.entry_date <= p.today
      where not e.is_crisis`,
  );
}

/** Counts each user's reminders of the week that were sent, and those that could not be sent. */
export function countReminders(
  ctx: Ctx,
  periods: RecapPeriod[],
): Promise<{ userId: string; sent: number; missed: number }[]> {
  const count = (...states: string[]): SQL =>
    sql`(count(*) filter (where d.state in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})))::int`;
  return rowsOf(
    ctx.db,
    sql`select p.user_id as "userId", ${count('accepted', 'delivered', 'read')} as sent,
        ${count('failed', 'expired')} as missed
      from ${periodsTable(periods)}
      join ${deliveries} d on d.user_id = p.user_id and d.due_at >= p.week_from and d.kind = 'reminder'
      group by 1`,
  );
}

/** Returns the users who did anything since `silentFrom`: registered, wrote a message, or used todos, reminders or the journal. */
export async function findActiveUsers(ctx: Ctx, periods: RecapPeriod[]): Promise<Set<string>> {
  const rows = await rowsOf<{ userId: string }>(
    ctx.db,
    sql`select p.user_id as "userId" from ${periodsTable(periods)}
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

function periodsTable(periods: RecapPeriod[]): SQL {
  const rows = periods.map((period) => ({
    user_id: period.userId,
    today: period.today,
    first_day: period.firstDay,
    week_from: period.weekFrom,
    silent_from: period.silentFrom,
    starts: period.dayStarts,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as p(user_id uuid, today text, first_day text, week_from timestamptz, silent_from timestamptz, starts timestamptz[])`;
}
