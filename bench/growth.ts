import { countingOn } from '@/bench/world/counting';
import { median, type Row, report } from '@/bench/world/report';
import { listWebhookLogs } from '@/lib/admin/log-reads';
import { adminStats } from '@/lib/admin/stats';
import { listUsers } from '@/lib/admin/users/user-reads';
import type { Ctx } from '@/lib/context';
import { explainQueries, fillDatabase, filledUntil } from '@/testing/growth';
import { startPostgres } from '@/testing/postgres/server';

// Measures the admin pages on a database with a hundred times as many rows.
const little = { users: 1000, messages: 10_000, logs: 10_000 };
const much = { users: 100_000, messages: 1_000_000, logs: 1_000_000 };
const deepUsers = Buffer.from('2027-01-05 15:00:00+00|00000000-0000-4000-8000-000000000000').toString(
  'base64url',
);
const deepLogs = Buffer.from('2027-02-28 15:00:00+00|00000000-0000-4000-8000-000000000000').toString(
  'base64url',
);
const rounds = 60;

const postgres = await startPostgres();
try {
  const small = await filled('little', little);
  const large = await filled('much', much);
  const [few, many] = [countingOn(small, filledUntil, 2), countingOn(large, filledUntil, 2)];
  const { page, sameOfFew, deep, stats, nothing, rare, common, numbers } = await inTurn({
    sameOfFew: () => listUsers(few.ctx, {}),
    page: () => listUsers(many.ctx, {}),
    deep: () => listUsers(many.ctx, { after: deepUsers }),
    rare: () => listUsers(many.ctx, { search: 'a1b2' }),
    common: () => listUsers(many.ctx, { search: 'a' }),
    numbers: () => listUsers(many.ctx, { search: '+1200' }),
    nothing: () => many.ctx.db.execute('select 1'),
    stats: () => adminStats(many.ctx),
  });
  await Promise.all([few.close(), many.close()]);
  const against = (metric: string, ours: number, baseline: number, times: number): Row => {
    return { metric, unit: 'ms', ours, baseline, budget: { times } };
  };
  report('Growth of the operators’ pages', [
    against('people: the first page of 100,000 against 1,000', page, sameOfFew, 1.3),
    against('people: a page behind 90,000 against the first', deep, page, 1.5),
    against('search for a rare beginning against the first page', rare, page, 3),
    against('search for a common beginning against the first page', common, page, 3),
    against('search for a common number against the first page', numbers, page, 3),
    against('overview with 1,000,000 messages against "select 1"', stats, nothing, 3),
    ...(await planned(large)),
  ]);
} finally {
  await postgres.stop();
}

async function filled(name: string, size: typeof little): Promise<string> {
  const url = await postgres.create(name, 'migrated');
  await fillDatabase(url, size);
  console.log(`${name}: ${size.users} people, ${size.messages} messages, ${size.logs} calls`);
  return url;
}

async function inTurn<K extends string>(acts: Record<K, () => Promise<unknown>>): Promise<Record<K, number>> {
  const names = Object.keys(acts) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = -5; round < rounds; round += 1)
    for (const name of names) {
      const began = performance.now();
      await acts[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - began);
    }
  for (const name of names) console.log(`${name}: ${median(times.get(name) ?? []).toFixed(2)} ms`);
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
}

async function planned(url: string): Promise<Row[]> {
  const reads: [string, (on: Ctx) => Promise<unknown>][] = [
    ['calls: the first page', (on) => listWebhookLogs(on, {})],
    ['calls: a page far behind', (on) => listWebhookLogs(on, { after: deepLogs })],
    ['calls: those that failed', (on) => listWebhookLogs(on, { status: 'error' })],
    ['people', (on) => listUsers(on, {})],
    ['people: a page behind 90,000', (on) => listUsers(on, { after: deepUsers })],
    ['people: search', (on) => listUsers(on, { search: 'a' })],
    ['people: search for a number', (on) => listUsers(on, { search: '+1200003' })],
    ['overview', (on) => adminStats(on)],
  ];
  const rows: Row[] = [];
  for (const [name, read] of reads) {
    const plans = await explainQueries(url, read);
    const buffers = plans.reduce((sum, plan) => sum + plan.buffers, 0);
    const scans = plans.flatMap(({ scanned }) => scanned).length;
    if (name.startsWith('calls: ') && !name.includes('failed'))
      rows.push({ metric: `${name}: buffers`, unit: 'count', ours: buffers, budget: { most: 10 } });
    rows.push({ metric: `${name}: tables read as a whole`, unit: 'count', ours: scans, budget: { most: 0 } });
  }
  return rows;
}
