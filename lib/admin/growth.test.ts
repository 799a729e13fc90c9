import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '@/db/client';
import { listActivity } from '@/lib/admin/activity-reads';
import { listWebhookLogs } from '@/lib/admin/log-reads';
import { adminStats } from '@/lib/admin/stats';
import { systemState } from '@/lib/admin/system';
import { listUsers, userDetail } from '@/lib/admin/user-reads';
import type { Ctx } from '@/lib/context';
import { fill, plansOf } from '@/lib/testing/growth';
import { type Postgres, startPostgres } from '@/lib/testing/postgres';

// What the operators' pages ask of a database in which there is much: nothing is read from one end to the other.
let postgres: Postgres;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.create('growth', 'migrated');
  await fill(url, { users: 20_000, messages: 40_000, logs: 40_000 });
}, 120_000);

afterAll(() => postgres?.stop());

const reads: [string, (ctx: Ctx) => Promise<unknown>][] = [
  ['the first page of people', (ctx) => listUsers(ctx, {})],
  ['a page far behind', async (ctx) => listUsers(ctx, { after: mark('2027-02-25 15:00:00+00') })],
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
  ['a search far behind', (ctx) => listUsers(ctx, { search: 'a', after: mark('2027-02-25 15:00:00+00') })],
  ['somebody', async (ctx) => userDetail(ctx, (await listUsers(ctx, {})).rows[0]?.id ?? '')],
  ['the overview', (ctx) => adminStats(ctx)],
  ['what happened', (ctx) => listActivity(ctx, {})],
  ['what happened long ago', (ctx) => listActivity(ctx, { after: mark('2027-02-25 15:00:00+00') })],
  ['calls', (ctx) => listWebhookLogs(ctx, {})],
  ['calls far behind', (ctx) => listWebhookLogs(ctx, { after: mark('2027-03-10 07:00:00+00') })],
  ['calls that failed', (ctx) => listWebhookLogs(ctx, { status: 'error' })],
  ['calls that were set aside', (ctx) => listWebhookLogs(ctx, { status: 'set_aside' })],
  ['calls under way', (ctx) => listWebhookLogs(ctx, { status: 'processing' })],
  ['calls of another channel', (ctx) => listWebhookLogs(ctx, { channel: 'telegram' })],
  ['the state of the product', (ctx) => systemState(ctx)],
];

test.each(reads)('%s: no table is read from one end to the other', async (_, read) => {
  const plans = await plansOf(url, read);
  expect(plans.length).toBeGreaterThan(0);
  for (const { statement, scanned } of plans) expect(scanned, statement).toEqual([]);
});

test('a page of calls touches at most ten pages of the database', async () => {
  const [plan] = await plansOf(url, (ctx) => listWebhookLogs(ctx, {}));
  expect(plan?.buffers).toBeLessThanOrEqual(10);
});

test('a table that is read as a whole would be noticed', async () => {
  const [plan] = await plansOf(url, (ctx) =>
    rowsOf(ctx.db, sql`select count(*) from messages where content like '%x%'`),
  );
  expect(plan?.scanned).toEqual(['messages']);
});

function mark(at: string): string {
  return Buffer.from(`${at}|00000000-0000-4000-8000-000000000000`).toString('base64url');
}
