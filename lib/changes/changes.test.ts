import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { readVersions } from '@/lib/changes/reads';
import { watchedFeatures } from '@/lib/changes/rules';
import { inTransaction, type UserCtx } from '@/lib/context';
import { createReminder } from '@/lib/reminders/writes';
import { createTodo, updateTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

const postgres = sharedPostgres();
let database: Database;

beforeAll(async () => {
  const url = await postgres.create('changes', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
});

afterAll(async () => {
  await database?.close();
});

test('a change gives its feature a new version, and no other feature or user', async () => {
  const ctx = await createUser(await testCtx());
  const other = await createUser(await testCtx());
  const before = [await readVersions(ctx), await readVersions(other)];
  const todo = await createTodo(ctx, { text: 'Buy stamps' });
  const added = await readVersions(ctx);
  expect(changed(before[0], added)).toEqual(['todos']);
  await updateTodo(ctx, todo.id, { completed: true });
  const ticked = await readVersions(ctx);
  expect(changed(added, ticked)).toEqual(['todos']);
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-05-03T17:00' });
  expect(changed(ticked, await readVersions(ctx))).toEqual(['reminders']);
  expect(await readVersions(other)).toEqual(before[1]);
});

test('what is rolled back changes no version', async () => {
  const ctx = await createUser(await testCtx());
  const before = await readVersions(ctx);
  const failing = inTransaction(ctx, async (tx) => {
    await createTodo(tx, { text: 'Never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await readVersions(ctx)).toEqual(before);
});

test('the versions are read in one statement, and the rows behind them do not pile up', async () => {
  const ctx = await createUser(await testCtx());
  for (const text of ['one', 'two', 'three']) await createTodo(ctx, { text });
  const base = await testCtx();
  await readVersions({ ...ctx, ...base });
  expect(base.trips.statements).toHaveLength(1);
  const rows = await rowsOf(
    ctx.db,
    sql`select * from changes where user_id = ${ctx.user.id} and feature = 'todos'`,
  );
  expect(rows).toHaveLength(1);
});

test('a deleted user leaves no version behind', async () => {
  const ctx = await createUser(await testCtx());
  await createTodo(ctx, { text: 'Buy stamps' });
  await ctx.db.execute(sql`delete from users where id = ${ctx.user.id}`);
  expect(await readVersions(ctx)).toEqual({});
});

test('two transactions that change the same feature at once do not wait for each other, and each commit is a new version', async () => {
  const base = { ...(await testCtx()), db: database.db };
  const ctx = await createUser(base);
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const seen = [await readVersions(ctx)];
  const slow = inTransaction(ctx, async (tx) => {
    await insertFact(tx, 'slow');
    begun.resolve();
    await mayEnd.promise;
  });
  await begun.promise;
  // This transaction starts later but commits earlier than the slow one.
  await insertFact(ctx, 'quick');
  seen.push(await readVersions(ctx));
  mayEnd.resolve();
  await slow;
  seen.push(await readVersions(ctx));
  await insertFact(ctx, 'later');
  seen.push(await readVersions(ctx));
  expect(new Set(seen.map(({ info }) => info)).size).toBe(4);
});

test('every table with rows of a user is watched, except those that no screen shows', async () => {
  const unseen = [
    ...['changes', 'choices', 'completions', 'connector_states', 'journal_states', 'mentions'],
    ...['password_resets', 'sessions', 'talks', 'turns', 'usage_days', 'webhook_logs'],
  ];
  const { db } = await testCtx();
  const owned = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'connector_id') and table_name <> 'calendar_cursors'`,
  );
  const watched = await rowsOf<{ name: string; feature: string }>(
    db,
    sql`select tgrelid::regclass::text as name, rtrim(encode(tgargs, 'escape'), '\\000') as feature
      from pg_trigger where tgname = 'note_update'`,
  );
  const names = new Set(watched.map(({ name }) => name));
  expect(
    owned
      .map(({ name }) => name)
      .filter((name) => !names.has(name))
      .toSorted(),
  ).toEqual(unseen);
  expect(new Set(watched.map(({ feature }) => feature))).toEqual(new Set<string>(watchedFeatures));
});

function insertFact(ctx: UserCtx, key: string) {
  return ctx.db.execute(
    sql`insert into user_info (user_id, key, value) values (${ctx.user.id}, ${key}, 'x')`,
  );
}

function changed(before: object | undefined, after: object): string[] {
  const known = new Map(Object.entries(before ?? {}));
  return Object.entries(after).flatMap(([feature, version]) =>
    known.get(feature) === version ? [] : [feature],
  );
}
