import { and, eq, getTableColumns, getTableName, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { inTransaction, type UserCtx } from '@/lib/context';
import { AppError, isDatabaseError } from '@/lib/errors';
import type { Undoable } from '@/lib/feature';
import { features } from '@/lib/features';
import { idsOf } from '@/lib/ids';
import type { Row, RowChange } from '@/lib/tool';
import { quoted } from '@/lib/words/wording';

// PostgreSQL: a duplicate key, a reference to a deleted row and a missing value.
const conflicts = ['23505', '23503', '23502'];

const undoable = features.flatMap(({ undo = [] }) => undo);

interface TableChanges extends Undoable {
  changes: RowChange[];
  current: Map<unknown, Row>;
}

/** Restores each row to the state before `changes`. Throws `conflict` if a row was changed again since then. */
export async function restoreRows(ctx: UserCtx, changes: RowChange[]): Promise<void> {
  const byTable = Map.groupBy(mergeChanges(changes), ({ table }) => table);
  const found = undoable.flatMap((rules) => {
    const own = byTable.get(getTableName(rules.table));
    return own ? [{ ...rules, changes: own, current: new Map() }] : [];
  });
  if (found.length < byTable.size) throw new Error(`no undo for one of ${[...byTable.keys()].join()}`);
  try {
    await inTransaction(ctx, (tx) => restoreTables(tx, found));
  } catch (error) {
    if (!conflicts.some((sqlState) => isDatabaseError(error, sqlState))) throw error;
    throw new AppError('conflict', 'Something in its place was changed since then, so nothing was undone.');
  }
}

async function restoreTables(tx: UserCtx, tables: TableChanges[]): Promise<void> {
  for (const { lock, changes } of tables) await lock?.(tx, idsOf(changes));
  for (const one of tables) {
    one.current = await readRows(tx, one);
    for (const change of one.changes) refuseIfChanged(one, change);
  }
  for (const one of tables.toReversed()) await deleteNew(tx, one);
  for (const one of tables) await writeOld(tx, one);
  for (const one of tables) {
    const rows = one.restored ? await readRows(tx, one) : new Map<unknown, Row>();
    const restored = one.changes.map(({ id, kept }) => ({
      ...{ id, kept },
      previous: one.current.get(id) ?? null,
      row: rows.get(id) ?? null,
    }));
    await one.restored?.(tx, restored);
  }
}

function mergeChanges(changes: RowChange[]): RowChange[] {
  const merged = new Map<string, RowChange>();
  for (const change of changes) {
    const key = `${change.table} ${change.id}`;
    const earlier = merged.get(key);
    const { before, after } = change;
    merged.set(key, {
      ...change,
      ...earlier,
      before: earlier ? earlier.before && { ...before, ...earlier.before } : before,
      after: after && { ...earlier?.after, ...after },
    });
  }
  return [...merged.values()].filter(({ before, after }) => before !== null || after !== null);
}

function refuseIfChanged({ table, current, ignores }: TableChanges, { id, before, after }: RowChange): void {
  const now = current.get(id) ?? null;
  const ignored = now && after ? ['updatedAt', ...(ignores?.(now, after) ?? [])] : [];
  const compared = Object.keys(getTableColumns(table)).filter((name) => !ignored.includes(name));
  const isSame =
    now && after
      ? compared.every(
          (name) => !(name in after) || JSON.stringify(now[name]) === JSON.stringify(after[name]),
        )
      : now === after;
  if (isSame) return;
  const row = { ...before, ...after };
  const title = row.text ?? row.title ?? row.key ?? row.name;
  const what = typeof title === 'string' ? quoted(title) : 'That';
  throw new AppError(
    'conflict',
    `${what} was ${now ? 'changed' : 'deleted'} since then, so nothing was undone.`,
  );
}

async function readRows(tx: UserCtx, { table, changes }: TableChanges): Promise<Map<unknown, Row>> {
  const id = columnOf(table, 'id');
  const rows: Row[] = await tx.db
    .select()
    .from(table)
    .where(and(inArray(id, idsOf(changes)), isOwn(tx, table)))
    .orderBy(id)
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

async function deleteNew(tx: UserCtx, { table, changes }: TableChanges): Promise<void> {
  const ids = idsOf(changes.filter(({ before }) => before === null));
  if (ids.length === 0) return;
  const id = columnOf(table, 'id');
  const unused = undoable.flatMap(({ table: other }) =>
    getTableConfig(other).foreignKeys.flatMap((key) => {
      const [column] = key.reference().columns;
      if (key.reference().foreignTable !== table || key.onDelete !== 'cascade' || !column) return [];
      return notExists(tx.db.select({ one: sql`1` }).from(other).where(eq(column, id)));
    }),
  );
  await tx.db.delete(table).where(and(inArray(id, ids), isOwn(tx, table), ...unused));
}

async function writeOld(tx: UserCtx, { table, changes, current, adapt }: TableChanges): Promise<void> {
  const before = changes.map((change) => change.before).filter((row) => row !== null);
  if (before.length === 0) return;
  const rows = adapt ? await adapt(tx, before) : before;
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { generated }]) => !generated && (name === 'userId' || rows.every((row) => name in row)),
  );
  const records = rows.map((row) =>
    Object.fromEntries(
      columns.map(([name, column]) => [column.name, name === 'userId' ? tx.user.id : row[name]]),
    ),
  );
  const isHere = ({ id }: Row) => current.has(id);
  const names = columns.map(([, { name }]) => sql.identifier(name));
  // PostgreSQL converts the JSON of a receipt to the types of the columns.
  const from = (some: Row[]) =>
    sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(some)}::jsonb) r`;
  const gone = records.filter((row) => !isHere(row));
  if (gone.length > 0)
    await tx.db.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)})
        select ${sql.join(
          names.map((name) => sql`r.${name}`),
          sql`, `,
        )} from ${from(gone)}`,
    );
  const set = sql.join(
    names.map((name) => sql`${name} = r.${name}`),
    sql`, `,
  );
  if (gone.length < records.length)
    await tx.db.execute(
      sql`update ${table} set ${set} from ${from(records.filter(isHere))}
        where ${columnOf(table, 'id')} = r.id and ${isOwn(tx, table)}`,
    );
}

function isOwn(tx: UserCtx, table: PgTable): SQL {
  return eq(columnOf(table, 'userId' in getTableColumns(table) ? 'userId' : 'id'), tx.user.id);
}

function columnOf(table: PgTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`${getTableName(table)} has no column ${name}`);
  return column;
}
