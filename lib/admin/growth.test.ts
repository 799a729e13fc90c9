import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { listActivity } from '@/lib/admin/activity-reads';
import { listWebhookLogs } from '@/lib/admin/log-reads';
import { adminStats } from '@/lib/admin/stats';
import { systemState } from '@/lib/admin/system';
import { listUsers, userDetail } from '@/lib/admin/users/user-reads';
import type { Ctx } from '@/lib/context';
import { explainQueries, fillDatabase } from '@/testing/growth';
import { sharedPostgres } from '@/testing/postgres/shared';

// Runs the queries of the admin pages on a large database. None of them may scan a whole table.
const postgres = sharedPostgres();
let url: string;

beforeAll(async () => {
  url = await postgres.create('growth', 'migrated');
  await fillDatabase(url, { users: 20_000, messages: 40_000, logs: 40_000 });
}, 120_000);

const reads: [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['the first page of users', (ctx) => listUsers(ctx, {})],
  ['a late page of users', async (ctx) => listUsers(ctx, { after: cursorAt('2027-02-25 15:00:00+00') })],
  ...[
    'zz',
    'a',
    'a1b2c3',
    'ab12cd ef34',
    'd41d8cd98f',
    '+1200',
    '+12000370',
    '15',
    'c4ca4238a0b9@nowhere',
  ].map((search): [string, (ctx: Ctx) => Promise<unknown>] => [
    `a search for ${search}`,
    (ctx) => listUsers(ctx, { search }),
  ]),
  [
    'a late page of a search',
    (ctx) => listUsers(ctx, { search: 'a', after: cursorAt('2027-02-25 15:00:00+00') }),
  ],
  ['one user', async (ctx) => userDetail(ctx, (await listUsers(ctx, {})).rows[0]?.id ?? '')],
  ['the overview', (ctx) => adminStats(ctx)],
  ['recent activity', (ctx) => listActivity(ctx, {})],
  [
    'a late page of recent activity',
    (ctx) => listActivity(ctx, { after: cursorAt('2027-02-25 15:00:00+00') }),
  ],
  ['webhook calls', (ctx) => listWebhookLogs(ctx, {})],
  [
    'a late page of webhook calls',
    (ctx) => listWebhookLogs(ctx, { after: cursorAt('2027-03-10 07:00:00+00') }),
  ],
  ['failed webhook calls', (ctx) => listWebhookLogs(ctx, { status: 'error' })],
  ['webhook calls that were set aside', (ctx) => listWebhookLogs(ctx, { status: 'set_aside' })],
  ['webhook calls being processed', (ctx) => listWebhookLogs(ctx, { status: 'processing' })],
  ['webhook calls of another channel', (ctx) => listWebhookLogs(ctx, { channel: 'telegram' })],
  ['the system state', (ctx) => systemState(ctx)],
];

test.each(reads)('%s: no table is scanned as a whole', async (_, read) => {
  const plans = await explainQueries(url, read);
  expect(plans.length).toBeGreaterThan(0);
  for (const { statement, scanned } of plans) expect(scanned, statement).toEqual([]);
});

test('a page of webhook calls reads at most ten database pages', async () => {
  const [plan] = await explainQueries(url, (ctx) => listWebhookLogs(ctx, {}));
  expect(plan?.buffers).toBeLessThanOrEqual(10);
});

test('the check notices a sequential scan', async () => {
  const [plan] = await explainQueries(url, (ctx) =>
    rowsOf(ctx.db, sql`select count(*) from messages where content like '%x%'`),
  );
  expect(plan?.scanned).toEqual(['messages']);
});

function cursorAt(at: string): string {
  return Buffer.from(`${at}|00000000-0000-4000-8000-000000000000`).toString('base64url');
}
