import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Db } from '@/db/database';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { findUser } from '@/lib/auth/reads';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type UserCtx } from '@/lib/context';
import { deliver, wake } from '@/lib/jobs/wake';
import type { Job, Models } from '@/lib/ports';
import { createUser } from '@/testing/people';

export interface Account {
  ctx: UserCtx;
  advance: (ms: number) => Promise<void>;
  remove: () => Promise<void>;
}

export async function openMemory(): Promise<{ db: Db; close: () => Promise<void> }> {
  const client = await PGlite.create();
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: 'drizzle' });
  return { db, close: () => client.close() };
}

export async function openAccount(db: Db, models: Models, timezone: string, start: Date): Promise<Account> {
  let now = start;
  const jobs: Job[] = [];
  const ctx = await createUser(
    {
      db,
      now: () => now,
      afterCommit: afterCommit(),
      ports: {
        models,
        calendar: demoCalendar,
        queue: {
          publish: async (job) => void jobs.push(job),
          publishAll: async (all) => void jobs.push(...all),
        },
        messengers: {
          whatsapp: {
            provider: 'eval',
            send: async ({ sendId }) => ({ providerId: sendId, state: 'delivered' as const }),
          },
        },
      },
    },
    { timezone, firstName: 'Alex' },
  );
  const { id } = ctx.user;
  const phone = { channel: 'whatsapp', address: '+15550300001', state: 'bound' } as const;
  await db.insert(contactPoints).values({ ...phone, userId: id, lastInboundAt: start });
  return {
    ctx,
    advance: async (ms) => {
      now = new Date(now.getTime() + ms);
      // As in a new request: the last message may have changed the zone or the name.
      Object.assign(ctx.user, await findUser(db, id));
      jobs.length = 0;
      await wake(ctx);
      for (const { path, body } of [...jobs])
        if (path === '/api/jobs/deliver') await deliver(ctx, body.ids as string[]);
    },
    remove: async () => void (await db.delete(users).where(eq(users.id, id))),
  };
}
