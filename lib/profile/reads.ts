import { getTableName, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import type { UserCtx } from '@/lib/context';
import { features } from '@/lib/features';
import type { UserStats } from '@/lib/profile/schema';
import { userToday } from '@/lib/time/today';

/** Returns the user's rows by table name, without secret columns. Runs one statement. */
export async function exportAccount(ctx: UserCtx): Promise<Record<string, unknown>> {
  const tables = features.flatMap((feature) => feature.tables);
  const columns = tables.map(({ table, owner = sql`t.user_id`, secret = [] }) => {
    const rows = sql`select coalesce(jsonb_agg(to_jsonb(t) - ${`{${secret.join(',')}}`}::text[]), '[]'::jsonb)
      from ${table} t where ${owner} = ${ctx.user.id}::uuid`;
    return sql`(${rows}) as ${sql.identifier(getTableName(table))}`;
  });
  const [row] = await rowsOf<Record<string, unknown>>(ctx.db, sql`select ${sql.join(columns, sql`, `)}`);
  return { exportedAt: ctx.now().toISOString(), ...row };
}

/** Runs one statement. Overdue todos were due before today in the user's time zone. */
export async function userStats(ctx: UserCtx): Promise<UserStats> {
  const user = { id: ctx.user.id, today: userToday(ctx) };
  const counts = features.flatMap((feature) => Object.entries(feature.counts?.(user) ?? {}));
  const pairs = counts.map(([name, count]) => sql`${name}::text, ${count}`);
  const [row] = await rowsOf<{ stats: UserStats }>(
    ctx.db,
    sql`select jsonb_build_object(${sql.join(pairs, sql`, `)}) as stats`,
  );
  if (!row) throw new Error('select returned no row');
  return row.stats;
}
