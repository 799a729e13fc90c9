import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, inject } from 'vitest';
import type { Db } from '@/db/database';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx } from '@/lib/context';
import type { Job, Messenger, OutboundMessage, Ports } from '@/lib/ports';

/**
 * A test's context: a migrated in-memory database, a clock that the test moves, and ports that record
 * messages and jobs.
 */
export interface TestCtx extends Ctx {
  ports: TestPorts;
  clock: { set: (at: string | Date) => void; advance: (ms: number) => void };
  sent: OutboundMessage[];
  jobs: Job[];
  trips: Trips;
}

type TestPorts = Ports & { messengers: { whatsapp: Messenger } };

/**
 * Counts the round trips to the database. In `waves`, statements that run at the same time count as one, and so does a
 * transaction.
 */
interface Trips {
  statements: string[];
  waves: number;
  /**
   * A wave is a group of statements that run at the same time. Returns the number of waves before `statements[place]`.
   */
  wavesBefore: (place: number) => number;
  reset: () => void;
}

let opened: Promise<{ db: Db; trips: Trips }> | undefined;

/**
 * Returns a test context at Wednesday, 10 March 2027, 15:00 UTC. All test files that a worker runs share its migrated
 * in-memory database.
 */
export async function testCtx(ports: Partial<TestPorts> = {}): Promise<TestCtx> {
  opened ??= openSnapshot();
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

/**
 * Gives a test file its own database. Call this if its tests count the rows of all users or change something for all
 * users.
 */
export function ownDatabase(): void {
  const forget = () => {
    opened = undefined;
  };
  beforeAll(forget);
  afterAll(forget);
}

async function openSnapshot(): Promise<{ db: Db; trips: Trips }> {
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(inject('snapshot'))]) });
  const trips = countTrips(client);
  return { db: drizzle({ client }), trips };
}

function countTrips(client: PGlite): Trips {
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
  const count = async <T>(statement: string, run: () => Promise<T>): Promise<T> => {
    if (underWay === 0) trips.waves += 1;
    underWay += 1;
    trips.statements.push(statement);
    begun.push(trips.waves);
    try {
      return await run();
    } finally {
      underWay -= 1;
    }
  };
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = <T>(...args: Parameters<typeof query>) => count(args[0], () => query<T>(...args));
  client.transaction = (run) => count('transaction', () => transaction(run));
  return trips;
}

declare module 'vitest' {
  interface ProvidedContext {
    snapshot: string;
  }
}
