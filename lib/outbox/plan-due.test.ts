import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { users } from '@/db/schema/auth';
import { type Ctx, inTransaction } from '@/lib/context';
import { dailyKind } from '@/lib/daily-reminders/delivery-kinds';
import { kinds } from '@/lib/jobs/kinds';
import { wake } from '@/lib/jobs/wake';
import { planDue } from '@/lib/outbox/plan-due';
import { drainDue } from '@/lib/outbox/schedules/drain';
import { nextDueAt } from '@/lib/outbox/schedules/writes';
import { removeAccount } from '@/lib/profile/writes';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

// Runs several wakes at once for many users who are due in the same minute, on a PostgreSQL with many connections.
const postgres = sharedPostgres();
let database: Database;

beforeAll(async () => {
  const url = await postgres.create('due', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
});

afterAll(async () => {
  await database?.close();
});

// At a full hour, the armed wake and the heartbeat run at the same time.
test('wakes at the same moment plan everybody once between them, and leave nobody for later', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  const people = 6000;
  for (let round = 0; round < 3; round += 1) {
    await ctx.db.execute(sql`truncate users cascade`);
    await addDue(ctx, people);
    const wakes = await Promise.all([wake(ctx), wake(ctx), wake(ctx)]);
    expect(wakes.reduce((all, { planned }) => all + planned, 0)).toBe(people);
    expect(await rowsOf(ctx.db, sql`select count(*)::int from deliveries`)).toEqual([{ count: people }]);
    expect(await nextDueAt(ctx, ['daily'])).toEqual(new Date('2027-03-11T15:00:00Z'));
  }
}, 120_000);

test('people who leave while they are claimed turn no wake away, and no wake turns them away', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  const people = 2000;
  for (let round = 0; round < 6; round += 1) {
    await ctx.db.execute(sql`truncate users cascade`);
    await addDue(ctx, people);
    const leaving = await ctx.db.select().from(users).limit(30);
    const all = await Promise.allSettled([
      wake(ctx),
      ...leaving.map((user) => inTransaction({ ...ctx, user, channel: 'web' as const }, removeAccount)),
      wake(ctx),
    ]);
    expect(all.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await rowsOf(ctx.db, sql`select count(*)::int from deliveries`)).toEqual([
      { count: people - leaving.length },
    ]);
  }
}, 120_000);

test('a wake that freezes over what it claimed loses it to another one, and commits nothing', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  await ctx.db.execute(sql`truncate users cascade`);
  await addDue(ctx, 50);
  const { promise: isFrozen, resolve: freeze } = Promise.withResolvers<void>();
  const { promise: thaw, resolve: wakeUp } = Promise.withResolvers<void>();
  const frozen = drainDue(ctx, ['daily'], async (tx, claimed) => {
    // PostgreSQL ends a claim after ten idle seconds. This one has half a second.
    const [bound] = await rowsOf(
      tx.db,
      sql`select current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(bound).toEqual({ idle: '10s' });
    await tx.db.execute(sql`set local idle_in_transaction_session_timeout = '500ms'`);
    freeze();
    await thaw;
    return claimed;
  });
  await isFrozen;
  expect(await wake(ctx)).toMatchObject({ planned: 0 });
  await vi.waitUntil(async () => (await wake(ctx)).planned === 50, { timeout: 60_000, interval: 100 });
  wakeUp();
  expect(await frozen).toMatchObject({ taken: [], failures: [expect.any(Error)] });
  expect(await rowsOf(ctx.db, sql`select count(*)::int from deliveries`)).toEqual([{ count: 50 }]);
  expect(await wake(ctx)).toMatchObject({ planned: 0 });
}, 120_000);

test('a wake whose planning fails says so, and its retry plans everybody', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  await ctx.db.execute(sql`truncate users cascade`);
  await addDue(ctx, 50);
  const keyOf = () => {
    throw new Error('the connection was lost');
  };
  await expect(planDue(ctx, { daily: { ...dailyKind, keyOf } })).rejects.toThrow('the connection was lost');
  expect(await rowsOf(ctx.db, sql`select 1 from deliveries`)).toEqual([]);
  expect((await planDue(ctx, kinds)).planned).toHaveLength(50);
});

test('people who differ only in their zone each follow the clocks of their own', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  await ctx.db.execute(sql`truncate users cascade`);
  await addDue(ctx, 6);
  // New York and Bogota have the same time until New York changes its clocks on 14 March.
  await ctx.db.execute(sql`
    with numbered as (select subject_id, row_number() over () % 2 = 0 as is_even from schedules)
    update schedules s set zone = case when is_even then 'America/New_York' else 'America/Bogota' end,
      local_at = '2027-03-13 09:00', next_run_at = '2027-03-13T14:00:00Z'
    from numbered where numbered.subject_id = s.subject_id`);
  ctx.clock.set('2027-03-13T14:00:05Z');
  expect((await planDue(ctx, kinds)).planned).toHaveLength(6);
  expect(
    await rowsOf(
      ctx.db,
      sql`select zone, to_char(next_run_at at time zone 'UTC', 'DD HH24:MI') as next, count(*)::int from schedules
        group by zone, next_run_at order by zone`,
    ),
  ).toEqual([
    { zone: 'America/Bogota', next: '14 14:00', count: 3 },
    { zone: 'America/New_York', next: '14 13:00', count: 3 },
  ]);
});

// Adds people whose daily schedule is due. Without statistics, the check of each foreign key may read the whole table.
async function addDue(ctx: Ctx, people: number): Promise<void> {
  const part = 1000;
  for (let from = 1; from <= people; from += part) {
    await ctx.db.execute(sql`
      with made as (
        insert into users (email, password_hash, recap_on)
          select 'n' || n, 'none', false from generate_series(${from}::int, ${Math.min(people, from + part - 1)}::int) n
        returning id
      )
      insert into schedules (kind, subject_id, user_id, rule, local_at, next_run_at)
        select 'daily', gen_random_uuid(), id, 'FREQ=DAILY', timestamp '2027-03-10 15:00:00', '2027-03-10T15:00:00Z' from made`);
    await ctx.db.execute(sql`analyze users`);
  }
}
