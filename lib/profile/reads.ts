import { getTableName, sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import type { UserCtx } from '@/lib/context';
import { features } from '@/lib/features';
import type { UserStats } from '@/lib/profile/schema';
import { userToday } from '@/lib/time/today';

/**
 * Returns the user's data as pieces of one JSON text. PostgreSQL writes the JSON, because writing it in this
 * process would delay other requests.
 */
export async function exportAccount(ctx: UserCtx): Promise<Iterable<string>> {
  const tables = features.flatMap((feature) => feature.tables);
  const selects = tables.map(
    ({ table, owner = sql`t.user_id`, secret = [], exported = sql`to_jsonb(t)` }, index) =>
      sql`select ${sql.raw(String(index))} as "table", (${exported} - ${`{${secret.join(',')}}`}::text[])::text as "row"
        from ${table} t where ${owner} = ${ctx.user.id}::uuid`,
  );
  const rows = await rowsOf<{ table: number; row: string }>(ctx.db, sql.join(selects, sql` union all `));
  const byTable = Map.groupBy(rows, ({ table }) => table);
  return exportPieces(
    ctx.now(),
    tables.map(({ table }, index) => ({
      name: getTableName(table),
      rows: (byTable.get(index) ?? []).map(({ row }) => row),
    })),
  );
}

function* exportPieces(at: Date, tables: { name: string; rows: string[] }[]): Generator<string> {
  yield `{"exportedAt":${JSON.stringify(at.toISOString())}`;
  for (const { name, rows } of tables) {
    yield `,${JSON.stringify(name)}:[`;
    for (const [index, row] of rows.entries()) yield index === 0 ? row : `,${row}`;
    yield ']';
  }
  yield '}';
}

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
