import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '@/db/database';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx } from '@/lib/context';
import type { Job, Messenger, OutboundMessage, Ports } from '@/lib/ports';
import { sharedPostgres } from '@/testing/postgres/shared';
import { PreparingClient } from '@/testing/virtual/pool';

/**
 * A test's context: a migrated database, a clock that the test moves, and ports that record messages and
 * jobs.
 */
export interface TestCtx extends Ctx {
  ports: TestPorts;
  clock: { set: (at: string | Date) => void; advance: (ms: number) => void };
  sent: OutboundMessage[];
  jobs: Job[];
  trips: Trips;
}

type TestPorts = Ports & { messengers: { whatsapp: Messenger } };

// Round trips to the database. Statements that run at the same time count as one wave. `place` is a position
// in `statements`.
interface Trips {
  statements: string[];
  waves: number;
  wavesBefore: (place: number) => number;
  reset: () => void;
}

let opened: Promise<{ db: Db; trips: Trips }> | undefined;

/** Returns a test context at Wednesday, 10 March 2027, 15:00 UTC. All test files of a worker share one database. */
export async function testCtx(ports: Partial<TestPorts> = {}): Promise<TestCtx> {
  opened ??= openCopy();
  const { db, trips } = await opened;
  trips.reset();
  let now = new Date('2027-03-10T15:00:00Z');
  const sent: OutboundMessage[] = [];
  const jobs: Job[] = [];
  return {
    db,
    now: () => now,
    databaseNow: () => sql`${now.toISOString()}::timestamptz`,
    clock: {
      set: (at) => {
        now = new Date(at);
      },
      advance: (ms) => {
        now = new Date(now.getTime() + ms);
      },
    },
    sent,
    jobs,
    trips,
    afterCommit: afterCommit(),
    ports: {
      messengers: {
        whatsapp: {
          provider: 'test',
          sentTo: async () => [],
          send: async (message) => {
            sent.push(message);
            return { providerId: `sent-${message.sendId}`, state: 'delivered' };
          },
        },
      },
      queue: {
        publish: async (job) => {
          jobs.push(job);
        },
        publishAll: async (all) => {
          jobs.push(...all);
        },
      },
      models: { online: () => Promise.reject(new Error('no language model in this world')) },
      calendar: demoCalendar,
      ...ports,
    },
  };
}

/** Gives a test file a database of its own. Call this if the tests count or change the rows of all users. */
export function ownDatabase(): void {
  const forget = () => {
    opened = undefined;
  };
  beforeAll(forget);
  afterAll(forget);
}

async function openCopy(): Promise<{ db: Db; trips: Trips }> {
  const url = await sharedPostgres().create(`test_${randomUUID().replaceAll('-', '')}`, 'migrated');
  // One connection, so that the statements of a test have one order.
  const pool = new pg.Pool({ connectionString: url, max: 1, Client: PreparingClient });
  const trips = countTrips(pool);
  return { db: drizzle({ client: pool }), trips };
}

function countTrips(pool: pg.Pool): Trips {
  const begun: number[] = [];
  const trips: Trips = {
    statements: [],
    waves: 0,
    wavesBefore: (place) => (begun[place] ?? 0) - 1,
    reset: () => {
      trips.statements.length = 0;
      trips.waves = 0;
      begun.length = 0;
    },
  };
  let underWay = 0;
  const begin = (statement: string) => {
    if (underWay === 0) trips.waves += 1;
    underWay += 1;
    trips.statements.push(statement);
    begun.push(trips.waves);
    return () => {
      underWay -= 1;
    };
  };
  const query = pool.query.bind(pool) as (
    statement: pg.QueryConfig,
    values: unknown[],
  ) => Promise<pg.QueryResult>;
  pool.query = ((statement: pg.QueryConfig, values: unknown[]) =>
    query(statement, values).finally(begin(statement.text))) as typeof pool.query;
  const connect = pool.connect.bind(pool);
  const connectCounted = async () => {
    const end = begin('transaction');
    const client = await connect();
    const release = client.release.bind(client);
    client.release = () => {
      client.release = release;
      release();
      end();
    };
    return client;
  };
  // The pool's own query() passes a callback. Only a transaction asks for a promise.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectCounted()) as typeof pool.connect;
  return trips;
}
