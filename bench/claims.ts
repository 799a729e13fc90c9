import { sql } from 'drizzle-orm';
import { Logger, makeWorkerUtils, run } from 'graphile-worker';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { countingOn } from '@/bench/world/counting';
import { addDuePeople } from '@/bench/world/due-people';
import { median, type Row, report } from '@/bench/world/report';
import { drainDue } from '@/lib/outbox/schedules/drain';
import { nextOf } from '@/lib/outbox/schedules/occurrences';
import { advanceSchedules } from '@/lib/outbox/schedules/writes';
import { startPostgres } from '@/testing/postgres/server';

// Compares the product with two well-known queues on the same PostgreSQL: how fast due jobs are claimed and
// scheduled again.
const jobs = 20_000;
const batch = 5000;
const rounds = 3;
const at = new Date('2027-03-10T07:00:00Z');
const closers: (() => Promise<unknown>)[] = [];
const tomorrow = () => new Date(Date.now() + 86_400_000);

const postgres = await startPostgres();
try {
  const contenders: [string, () => Promise<number>][] = [
    ['ours', await ours()],
    ['a bare UPDATE of as many rows', await bareUpdate()],
    ['graphile-worker', await graphile({ isBatched: false })],
    ['graphile-worker, batched', await graphile({ isBatched: true })],
    ['pg-boss, batched', await boss()],
  ];
  const times = new Map<string, number[]>(contenders.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, take] of contenders) {
      // graphile-worker without batches is so slow that it is measured only once.
      if (round === 0 || name !== 'graphile-worker') times.get(name)?.push(await take());
    }
  const middle = (name: string) => median(times.get(name) ?? []);
  for (const [name] of contenders)
    console.log(`${name}: ${Math.round((jobs / middle(name)) * 1000)} claims a second`);
  const rows = contenders.slice(1).map(
    ([name], index): Row => ({
      metric: `${jobs} claimed and set anew, against ${name}`,
      unit: 'ms',
      ours: middle('ours'),
      baseline: middle(name),
      // The bare UPDATE, the first row, shows what the machine can do.
      budget: { times: index === 0 ? 1.5 : 0.5 },
    }),
  );
  report('Claims', rows);
} finally {
  for (const close of closers) await close();
  await postgres.stop();
}

async function ours(): Promise<() => Promise<number>> {
  const url = await postgres.create('ours', 'migrated');
  const { ctx, close } = countingOn(url, at);
  closers.push(close);
  return async () => {
    await addDuePeople(url, jobs, at);
    return timed(async () => {
      const { taken } = await drainDue(ctx, ['daily'], async (tx, claimed) => [
        await advanceSchedules(
          tx,
          claimed.map((due) => ({ due, next: nextOf(due, at) })),
          sql`select count(*)::int from advanced`,
        ),
      ]);
      return taken.reduce((sum, [row]) => sum + Number(row?.count), 0);
    });
  };
}

async function bareUpdate(): Promise<() => Promise<number>> {
  const url = await postgres.create('bare', 'migrated');
  const pool = poolOn(url);
  closers.push(() => pool.end());
  return async () => {
    await addDuePeople(url, jobs, at);
    return timed(async () => {
      const moved = await pool.query(
        "update schedules set next_run_at = next_run_at + interval '1 day', local_at = local_at + interval '1 day'",
      );
      return moved.rowCount ?? 0;
    });
  };
}

async function graphile({ isBatched }: { isBatched: boolean }): Promise<() => Promise<number>> {
  const url = await postgres.create(isBatched ? 'graphile_batched' : 'graphile', 'empty');
  const pgPool = poolOn(url);
  const utils = await makeWorkerUtils({ pgPool, noPreparedStatements: false });
  await utils.migrate();
  closers.push(async () => {
    await utils.release();
    await pgPool.end();
  });
  type Spec = { identifier: string; payload: unknown; runAt: Date };
  return async () => {
    await pgPool.query('truncate graphile_worker._private_jobs');
    for (let n = 0; n < jobs; n += batch)
      await utils.addJobs(
        Array.from({ length: batch }, () => ({ identifier: 'tick', payload: {}, runAt: new Date(0) })),
      );
    await pgPool.query('vacuum analyze');
    let done = 0;
    const { promise: all, resolve } = Promise.withResolvers<void>();
    let waiting: { spec: Spec; done: () => void }[] = [];
    const putIn = async () => {
      const now = waiting;
      waiting = [];
      await utils.addJobs(now.map(({ spec }) => spec));
      for (const one of now) one.done();
    };
    const putInWithOthers = (spec: Spec) =>
      new Promise<void>((resolveOne) => {
        if (waiting.push({ spec, done: resolveOne }) === 1) setImmediate(() => void putIn());
      });
    return timed(async () => {
      const runner = await run({
        pgPool,
        concurrency: isBatched ? 500 : 10,
        noHandleSignals: true,
        // A log line for each job would slow down only this queue.
        logger: new Logger(() => () => {}),
        preset: isBatched
          ? { worker: { localQueue: { size: 1000 }, completeJobBatchDelay: 5, failJobBatchDelay: 5 } }
          : {},
        taskList: {
          tick: async (_, helpers) => {
            const spec = { identifier: 'tick', payload: {}, runAt: tomorrow() };
            if (isBatched) await putInWithOthers(spec);
            else await helpers.addJob(spec.identifier, spec.payload, { runAt: spec.runAt });
            done += 1;
            if (done === jobs) resolve();
          },
        },
      });
      await all;
      await runner.stop();
      return done;
    });
  };
}

async function boss(): Promise<() => Promise<number>> {
  const url = await postgres.create('boss', 'empty');
  const pool = poolOn(url);
  const queue = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  queue.on('error', () => {});
  await queue.start();
  closers.push(async () => {
    await queue.stop({ graceful: false });
    await pool.end();
  });
  await queue.createQueue('tick');
  return async () => {
    await queue.deleteAllJobs('tick');
    for (let n = 0; n < jobs; n += batch)
      await queue.insert(
        'tick',
        Array.from({ length: batch }, () => ({ data: {} })),
      );
    await pool.query('vacuum analyze');
    return timed(async () => {
      let taken = 0;
      for (;;) {
        const fetched = await queue.fetch('tick', { batchSize: batch });
        if (fetched.length === 0) return taken;
        await queue.insert(
          'tick',
          fetched.map(() => ({ data: {}, startAfter: tomorrow() })),
        );
        await queue.complete(
          'tick',
          fetched.map(({ id }) => id),
        );
        taken += fetched.length;
      }
    });
  };
}

async function timed(take: () => Promise<number>): Promise<number> {
  const began = performance.now();
  const taken = await take();
  if (taken !== jobs) throw new Error(`${taken} of ${jobs} were taken`);
  return performance.now() - began;
}

function poolOn(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
