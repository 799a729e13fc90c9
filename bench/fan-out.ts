import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Counting, countingOn } from '@/bench/world/counting';
import { addComingSchedules, addDuePeople } from '@/bench/world/due-people';
import { median, type Row, report } from '@/bench/world/report';
import { rowsOf } from '@/db/client';
import type { Ctx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import { startPostgres } from '@/testing/postgres/server';
import { createFakeProvider } from '@/testing/virtual/provider';
import { createVirtualServer } from '@/testing/virtual/server';

// Measures the cost of many daily summaries that are due in the same minute, and of a wake with nothing due.
const sizes = [1000, 10_000, 100_000];
const rounds = 3;
const at = new Date('2027-03-10T07:00:00Z');
const dayMs = 86_400_000;

const postgres = await startPostgres();
try {
  const url = await postgres.create('fan_out', 'migrated');
  const counting = countingOn(url, at);
  const rows = [...(await fanOut(counting, url)), ...(await byPhone(counting, url)), ...(await idle(url))];
  await counting.close();
  report('Everybody at once, and nobody', [...rows, await idleDay()]);
} finally {
  await postgres.stop();
}

async function fanOut(counting: Counting, url: string): Promise<Row[]> {
  const rows: Row[] = [];
  const perUser = new Map<number, number>();
  for (const size of sizes) {
    const took: number[] = [];
    const bare: number[] = [];
    const counts = { statements: 0, messages: 0 };
    for (let round = 0; round < rounds; round += 1) {
      if (size >= 10_000) bare.push(await bareStatements(url, size));
      await addDuePeople(url, size, at);
      counting.reset();
      const began = performance.now();
      const { planned } = await wake(counting.ctx);
      took.push(performance.now() - began);
      if (planned !== size) throw new Error(`${planned} of ${size} were planned`);
      counts.statements = Math.max(counts.statements, counting.statements());
      counts.messages = Math.max(counts.messages, counting.jobs.length);
    }
    const most = size / 1000 + 10;
    const ms = median(took);
    perUser.set(size, ms / size);
    const who = `${size} people due`;
    // The budget is 10,000 a second. A thousand take too little time to be measured.
    if (size >= 10_000)
      rows.push(
        { metric: `${who}: planned`, unit: 'ms', ours: ms, budget: { most: size / 10 } },
        {
          metric: `${who}: planned, against bare statements`,
          unit: 'ms',
          ours: ms,
          baseline: median(bare),
          budget: { times: 2 },
        },
      );
    rows.push(
      { metric: `${who}: statements`, unit: 'count', ours: counts.statements, budget: { most } },
      { metric: `${who}: queue messages`, unit: 'count', ours: counts.messages, budget: { most } },
    );
    if (size === sizes[1]) rows.push(...(await deliverFirst(counting)));
  }
  rows.push({
    metric: '100000 people against 10000: time of each',
    unit: 'ratio',
    ours: perUser.get(100_000) ?? Number.NaN,
    baseline: perUser.get(10_000),
    budget: { times: 1.3 },
  });
  return rows;
}

// Runs the SQL of our planner, half on each of two connections, and returns how many milliseconds it took.
async function bareStatements(url: string, size: number): Promise<number> {
  await addDuePeople(url, size, at);
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const half = (condition: string) =>
    pool.query(
      `with advanced as (
          update schedules set next_run_at = next_run_at + interval '1 day', local_at = local_at + interval '1 day'
          where ${condition} returning *
        ) insert into deliveries (user_id, kind, cause_id, subject_id, occurs_on, body, due_at, send_at, expires_at)
          select user_id, kind, user_id, subject_id, local_at::date, '', $1::timestamptz, $1, $1 from advanced`,
      [at],
    );
  const began = performance.now();
  const middle = "'80000000-0000-0000-0000-000000000000'";
  await Promise.all([half(`subject_id < ${middle}`), half(`subject_id >= ${middle}`)]);
  const took = performance.now() - began;
  await pool.end();
  return took;
}

async function deliverFirst(counting: Counting): Promise<Row[]> {
  const job = counting.jobs.find(({ path }) => path === '/api/jobs/deliver');
  const ids = (job?.body.ids ?? []) as string[];
  counting.reset();
  const { sent } = await deliver(counting.ctx, ids);
  if (sent !== ids.length) throw new Error(`${sent} of ${ids.length} left`);
  const metric = `a chunk of ${ids.length}: statements`;
  return [{ metric, unit: 'count', ours: counting.statements(), budget: { most: 20 } }];
}

async function byPhone(counting: Counting, url: string): Promise<Row[]> {
  const size = 10_000;
  await addDuePeople(url, size, at);
  await rowsOf(
    counting.ctx.db,
    sql`insert into contact_points (user_id, channel, address, state, last_inbound_at)
      select id, 'whatsapp', '+1555' || lpad((row_number() over ())::text, 7, '0'), 'bound', ${at.toISOString()}::timestamptz
      from users`,
  );
  await rowsOf(counting.ctx.db, sql`analyze contact_points`);
  const taken = new Map<string, number>();
  const ctx: Ctx = {
    ...counting.ctx,
    ports: {
      ...counting.ctx.ports,
      messengers: {
        whatsapp: {
          provider: 'stand-in',
          send: async ({ to, sendId }) => {
            taken.set(to, (taken.get(to) ?? 0) + 1);
            return { providerId: sendId, state: 'accepted' };
          },
          sentTo: async () => [],
        },
      },
    },
  };
  counting.reset();
  const began = performance.now();
  await wake(ctx);
  const planned = performance.now();
  const chunks = counting.jobs.flatMap(({ path, body }) =>
    path === '/api/jobs/deliver' && Array.isArray(body.ids) ? [body.ids.map(String)] : [],
  );
  const statements: number[] = [];
  for (const ids of chunks) {
    counting.reset();
    await deliver(ctx, ids);
    statements.push(counting.statements());
  }
  const sent = performance.now();
  const messages = [...taken.values()].reduce((sum, times) => sum + times, 0);
  if (taken.size !== size || messages !== size)
    throw new Error(`${messages} messages to ${taken.size} of ${size}`);
  const who = `${size} people with a phone`;
  return [
    // The product must be at least as fast as WhatsApp accepts messages from one sender.
    { metric: `${who}: sent`, unit: 'ms', ours: sent - planned, budget: { most: (size / 80) * 1000 } },
    {
      metric: `${who}: planned and sent`,
      unit: 'ms',
      ours: sent - began,
      budget: { most: (size / 80) * 1000 },
    },
    { metric: `${who}: chunks`, unit: 'count', ours: chunks.length, budget: { most: size / 1000 + 10 } },
    {
      metric: `${who}: statements of a chunk`,
      unit: 'count',
      ours: Math.max(...statements),
      budget: { most: 25 },
    },
  ];
}

async function idle(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of [1000, 1_000_000]) {
    await addComingSchedules(url, size, new Date(at.getTime() + dayMs));
    const { ctx, close } = countingOn(url, at, 1);
    // The first wake on a connection also reads system catalogs, so it is not measured.
    await wake(ctx, 'hour');
    const before = await buffersOf(ctx);
    await wake(ctx, 'hour');
    const after = await buffersOf(ctx);
    await close();
    const who = `a wake with nothing due, ${size} schedules`;
    rows.push(
      {
        metric: `${who}: their buffers`,
        unit: 'count',
        ours: after.schedules - before.schedules,
        budget: { most: 5 },
      },
      // Includes checking each queue: a few pages per table, whatever its size.
      {
        metric: `${who}: buffers of all tables`,
        unit: 'count',
        ours: after.all - before.all,
        budget: { most: 100 },
      },
    );
  }
  return rows;
}

async function buffersOf({ db }: Ctx): Promise<{ schedules: number; all: number }> {
  await rowsOf(db, sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsOf<{ schedules: string; all: string }>(
    db,
    sql`select sum(pages) as all, sum(pages) filter (where relname = 'schedules') as schedules from (
        select relname, heap_blks_read + heap_blks_hit + coalesce(idx_blks_read + idx_blks_hit, 0) as pages
        from pg_statio_user_tables
      ) tables`,
  );
  return { schedules: Number(row?.schedules), all: Number(row?.all) };
}

async function idleDay(): Promise<Row> {
  const server = createVirtualServer({
    url: await postgres.create('idle_day', 'migrated'),
    start: at.getTime() + 1,
    createProvider: ({ now }) =>
      createFakeProvider({ now, treat: () => ({ type: 'accept' }), listingDelayMs: () => 0 }),
  });
  server.startHeartbeat();
  await server.clock.runUntil(at.getTime() + dayMs);
  await server.close();
  const wakes = server.jobCounts.wake;
  return { metric: 'wakes on an idle day', unit: 'count', ours: wakes, budget: { most: 24 } };
}
