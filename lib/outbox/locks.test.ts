import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/db/client';
import type { Database } from '@/db/database';
import { deliveries, sends } from '@/db/schema/deliveries';
import { type Ctx, inTransaction } from '@/lib/context';
import { planReply } from '@/lib/outbox/plan-writes';
import { settleAttempt } from '@/lib/outbox/settle';
import { updateDeliveries } from '@/lib/outbox/writes';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

// Changes the same deliveries from several places at once. No change may end in a deadlock.
const postgres = sharedPostgres();
let database: Database;

beforeAll(async () => {
  database = await openDatabase({
    url: await postgres.create('locks', 'migrated'),
    dataDir: '',
    neonWsProxy: null,
  });
});

afterAll(async () => {
  await database?.close();
});

const companions = 60;
const rounds = 40;

async function message(ctx: Ctx, userId: string, state: 'sending' | 'accepted') {
  const ids = Array.from({ length: companions + 1 }, () => randomUUID()).toSorted();
  // The main delivery has the last id, so that code that locks it first violates the lock order.
  const lead = ids.at(-1) ?? '';
  const now = ctx.now();
  const rows = ids.map((id) => ({
    ...{ id, userId, kind: 'reminder', causeId: id, body: 'tea', state, waits: state === 'accepted' },
    ...{ dueAt: now, sendAt: now, digestId: id === lead ? null : lead },
  }));
  await ctx.db.insert(deliveries).values(rows);
  const [send] = await ctx.db
    .insert(sends)
    .values({ deliveryId: lead, part: 0, attemptNumber: 1, provider: 'stand-in', state: 'accepted' })
    .returning({ id: sends.id });
  return { ids, lead, sendId: send?.id ?? '' };
}

test('a report that comes while the chunk is marked waits its turn', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  const { user } = await createUser(ctx);
  for (let round = 0; round < rounds; round += 1) {
    const { ids, lead, sendId } = await message(ctx, user.id, 'sending');
    const settled = ids.map((id) => ({
      ...{
        id,
        state: 'accepted' as const,
        body: 'tea',
        channel: 'whatsapp' as const,
        address: '+15550300001',
      },
      digestId: id === lead ? null : lead,
    }));
    const report = { state: 'read' as const, providerId: `SM${round}`, errorCode: null };
    const all = await Promise.allSettled([
      updateDeliveries(ctx, settled),
      settleAttempt(ctx, sendId, report),
      updateDeliveries(ctx, settled.toReversed()),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  }
  expect(await states()).toEqual(['read']);
}, 60_000);

test('a report that comes while its person answers waits its turn', async () => {
  const ctx = { ...(await testCtx()), db: database.db };
  const { user } = await createUser(ctx);
  for (let round = 0; round < rounds; round += 1) {
    const { sendId } = await message(ctx, user.id, 'accepted');
    const report = { state: 'read' as const, providerId: `SA${round}`, errorCode: null };
    const recipient = { messageId: randomUUID(), channel: 'whatsapp', address: '+15550109998' };
    const reply = { userId: user.id, body: 'Done.', recipient };
    const all = await Promise.allSettled([
      settleAttempt(ctx, sendId, report),
      inTransaction(ctx, (tx) => planReply(tx, reply)),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  }
}, 60_000);

async function states(): Promise<string[]> {
  const rows = await database.db
    .selectDistinct({ state: deliveries.state })
    .from(deliveries)
    .where(sql`kind = 'reminder'`);
  return rows.map(({ state }) => state);
}
