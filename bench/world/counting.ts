import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx } from '@/lib/context';
import type { Job } from '@/lib/ports';

export interface Counting {
  ctx: Ctx;
  statements: () => number;
  jobs: Job[];
  reset: () => void;
  close: () => Promise<void>;
}

export function countingOn(url: string, now: Date, max = 4): Counting {
  const client = new pg.Pool({ connectionString: url, max });
  // A failing bench stops the server. The error events of idle connections would then end the process.
  client.on('error', () => {});
  const jobs: Job[] = [];
  let statements = 0;
  const logger = {
    logQuery: () => {
      statements += 1;
    },
  };
  return {
    ctx: {
      db: drizzle({ client, logger }),
      now: () => now,
      afterCommit: afterCommit(),
      ports: {
        messengers: {
          whatsapp: {
            provider: 'none',
            sentTo: async () => [],
            send: () => Promise.reject(new Error('nothing leaves here')),
          },
        },
        queue: {
          publish: async (job) => void jobs.push(job),
          publishAll: async (all) => void jobs.push(...all),
        },
        models: { online: () => Promise.reject(new Error('no language model in this world')) },
        calendar: demoCalendar,
      },
    },
    statements: () => statements,
    jobs,
    reset: () => {
      statements = 0;
      jobs.length = 0;
    },
    close: () => client.end(),
  };
}
