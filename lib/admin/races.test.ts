import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { webhookLogs } from '@/db/schema/channels';
import { retryInbound } from '@/lib/admin/retry';
import { changeGrants } from '@/lib/admin/users/users';
import { chat } from '@/lib/assistant/chat';
import type { Ctx } from '@/lib/context';
import { removeAccount } from '@/lib/profile/writes';
import { readCounts } from '@/lib/stats/reads';
import { mergeTallyChanges } from '@/lib/stats/writes';
import { createTodo, deleteTodo, updateTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

// PGlite has a single connection, so races do not occur on it. These tests use a real PostgreSQL.
const postgres = sharedPostgres();
let database: Database;
let base: Ctx;

beforeAll(async () => {
  const url = await postgres.create('admin_races', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
  base = { ...(await testCtx()), db: database.db };
});

afterAll(async () => {
  await database?.close();
});

test("if two admins withdraw each other's rights at the same time, one stays admin", async () => {
  for (let round = 0; round < 10; round += 1) {
    await base.db.execute(sql`update users set is_admin = false`);
    const [one, other] = [
      await createUser(base, { isAdmin: true }),
      await createUser(base, { isAdmin: true }),
    ];
    const results = await Promise.allSettled([
      changeGrants(one, other.user.id, { isAdmin: false }),
      changeGrants(other, one.user.id, { isAdmin: false }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rowsOf(base.db, sql`select 1 from users where is_admin`)).toHaveLength(1);
  }
});

test('if both admins give up their own rights at the same time, one stays admin', async () => {
  for (let round = 0; round < 10; round += 1) {
    await base.db.execute(sql`update users set is_admin = false`);
    const admins = [await createUser(base, { isAdmin: true }), await createUser(base, { isAdmin: true })];
    const results = await Promise.allSettled(
      admins.map((admin) => changeGrants(admin, admin.user.id, { isAdmin: false })),
    );
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect(await rowsOf(base.db, sql`select 1 from users where is_admin`)).toHaveLength(1);
  }
});

test('if several admins retry a message at the same time, only one succeeds', async () => {
  const admin = await createUser(base, { isAdmin: true });
  const [row] = await base.db
    .insert(webhookLogs)
    .values({
      channel: 'whatsapp',
      conversationId: 'whatsapp:+15550320001',
      providerMessageId: randomUUID(),
      body: 'hello',
      status: 'set_aside',
      doneAt: base.now(),
    })
    .returning();
  const results = await Promise.allSettled([1, 2, 3].map(() => retryInbound(admin, row?.id ?? '')));
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('counts stay exact while users write and leave and changes are merged', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => createUser(base)));
  await Promise.all([
    ...people.map(async (me) => {
      const todo = await createTodo(me, { text: 'one' });
      // Some of these calls fail, because the todo no longer exists. No counter may be wrong, and no call may
      // block another.
      await Promise.allSettled([
        updateTodo(me, todo.id, { completed: true }),
        deleteTodo(me, todo.id),
        chat(me, 'add milk and eggs to my list'),
        createTodo(me, { text: 'two' }),
      ]);
    }),
    ...Array.from({ length: 8 }, () => mergeTallyChanges(base)),
  ]);
  await Promise.all([...people.slice(0, 3).map(leave), mergeTallyChanges(base), mergeTallyChanges(base)]);
  await expectExact();
  await mergeTallyChanges(base);
  await expectExact();
  const gone = people.slice(0, 3).map(({ user }) => user.id);
  const left = await rowsOf<{ subject: string }>(
    base.db,
    sql`select subject from tallies union all select subject from tally_changes`,
  );
  expect(left.filter(({ subject }) => gone.includes(subject))).toEqual([]);
});

function leave(me: Awaited<ReturnType<typeof createUser>>): Promise<void> {
  return base.db.transaction((tx) => removeAccount({ ...me, db: tx }));
}

async function expectExact(): Promise<void> {
  const [row] = await rowsOf<{ users: number; todos: number; messages: number }>(
    base.db,
    sql`select (select count(*) from users)::int as users, (select count(*) from todo_items)::int as todos,
      (select count(*) from messages)::int as messages`,
  );
  const { users, todos = 0, messages = 0 } = await readCounts(base);
  expect({ users, todos, messages }).toEqual(row);
}
