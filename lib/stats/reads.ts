import { inArray, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { stats, tallies, tallyChanges } from '@/db/schema/stats';
import type { Ctx } from '@/lib/context';
import { hourSubject, shownHours, totalsSubject } from '@/lib/stats/rules';

export type Counts = Record<string, number>;

/**
 * Returns counts by name: totals, counts of the last 24 hours, and counts of the current UTC day. Large
 * tables do not make this slower.
 */
export async function readCounts(ctx: Ctx): Promise<Counts> {
  const now = ctx.now();
  const from = hourSubject(new Date(now.getTime() - (shownHours - 1) * 3_600_000));
  const rows = await rowsOf<{ name: string; n: number | string }>(
    ctx.db,
    sql`select name, sum(n) as n from (
        select name, n from ${tallies} where subject between ${from} and ${totalsSubject}
        union all select name, n from ${tallyChanges} where subject between ${from} and ${totalsSubject}
        union all select unnest(array['messages_today', 'todos_created', 'active_users', 'model_calls', 'tokens']),
          unnest(array[messages_today, todos_created, active_users, model_calls, tokens])
          from ${stats} where date = ${now.toISOString().slice(0, 10)}::date
      ) parts group by name having sum(n) <> 0`,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)]));
}

export async function countsByUser(
  ctx: Ctx,
  userIds: string[],
): Promise<Map<string, { todos: number; messages: number }>> {
  if (userIds.length === 0) return new Map();
  const rows = await rowsOf<{ id: string; todos: number; messages: number }>(
    ctx.db,
    sql`select subject as id, coalesce(sum(n) filter (where name = 'todos'), 0)::int as todos,
        coalesce(sum(n) filter (where name = 'messages'), 0)::int as messages
      from (
        select subject, name, n from ${tallies} where ${inArray(tallies.subject, userIds)}
        union all select subject, name, n from ${tallyChanges} where ${inArray(tallyChanges.subject, userIds)}
      ) parts group by subject`,
  );
  return new Map(rows.map(({ id, todos, messages }) => [id, { todos, messages }]));
}
