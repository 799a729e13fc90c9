import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { testCtx } from '@/testing/world';

test('the migrations make the columns and indexes of the schema, and no others', async () => {
  const { db } = await testCtx();
  const modules = await Promise.all(globSync('db/schema/*.ts').map((file) => import(resolve(file))));
  const tables = modules.flatMap((module) =>
    Object.values(module).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : [])),
  );
  const described = tables.flatMap(({ name, columns, indexes }) => [
    ...columns.map((column) => `column ${name}.${column.name}`),
    ...indexes.map((index) => `index ${name}.${index.config.name}`),
  ]);
  const made = await rowsOf<{ name: string }>(
    db,
    sql`select 'column ' || table_name || '.' || column_name as name
        from information_schema.columns where table_schema = 'public'
      union all select 'index ' || i.indrelid::regclass || '.' || i.indexrelid::regclass from pg_index i
        join pg_class c on c.oid = i.indexrelid and c.relnamespace = 'public'::regnamespace
        where not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
  );
  expect(tables.length).toBeGreaterThan(20);
  expect(made.map(({ name }) => name).toSorted()).toEqual(described.toSorted());
});
