import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import type { UserCtx } from '@/lib/context';

type Row = Record<string, unknown>;
export type Rows = Map<string, { table: string; id: string; row: Row }>;

export interface Change {
  table: string;
  id: string;
  before: Row | null;
  after: Row | null;
}

const bookkeeping = new Set(
  'talks turns turn_steps messages changes usage_days sessions schedules deliveries sends contact_points webhook_logs tallies tally_changes audit conversation_mentions mentions choices'.split(
    ' ',
  ),
);
const hiddenColumns = new Set(['id', 'user_id', 'created_at', 'updated_at', 'password_hash', 'email', 'rev']);

export async function tablesOfUsers(ctx: UserCtx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    ctx.db,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by 1`,
  );
  return rows.map(({ name }) => name).filter((name) => !bookkeeping.has(name));
}

export async function readRows(ctx: UserCtx, tables: string[]): Promise<Rows> {
  const ofUser = (table: string) =>
    sql`select ${sql.raw(`'${table}'`)} as "table", to_jsonb(t) as "row" from ${sql.identifier(table)} t where t.user_id = ${ctx.user.id}`;
  const all = sql.join(
    [
      ...tables.map(ofUser),
      sql`select 'users' as "table", to_jsonb(t) as "row" from users t where t.id = ${ctx.user.id}`,
    ],
    sql` union all `,
  );
  const found = await rowsOf<{ table: string; row: Row }>(ctx.db, all);
  return new Map(
    found.map(({ table, row }) => {
      const id = String(row.id ?? row.user_id);
      return [`${table} ${id}`, { table, id, row: shownColumns(row) }];
    }),
  );
}

export function changesBetween(before: Rows, after: Rows): Change[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, fresh] = [before.get(key), after.get(key)];
    const known = old ?? fresh;
    if (!known) return [];
    const { table, id } = known;
    if (!old || !fresh) return [{ table, id, before: old?.row ?? null, after: fresh?.row ?? null }];
    const columns = Object.keys({ ...old.row, ...fresh.row }).filter(
      (column) => JSON.stringify(old.row[column]) !== JSON.stringify(fresh.row[column]),
    );
    if (columns.length === 0) return [];
    const only = (row: Row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
    return [{ table, id, before: only(old.row), after: only(fresh.row) }];
  });
}

function shownColumns(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && !hiddenColumns.has(name)),
  );
}
