import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase, rowsOf } from '@/db/client';
import type { Database } from '@/db/database';
import { inTransaction } from '@/lib/context';
import { journalStateOf } from '@/lib/journal/entries/entry-reads';
import { continueGuidedEntry, startGuidedEntry } from '@/lib/journal/guided-entry';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { testCtx } from '@/testing/world';

// Changes the same journal from two places at once, on a PostgreSQL with many connections.
const postgres = sharedPostgres();
let database: Database;

beforeAll(async () => {
  const url = await postgres.create('journals', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
});

afterAll(async () => {
  await database?.close();
});

test('an answer is kept where “Start Journal Now” is pressed at the same moment', async () => {
  const ctx = await createUser({ ...(await testCtx()), db: database.db });
  await inTransaction(ctx, (tx) => startGuidedEntry(tx));
  const both: Promise<unknown>[] = [];
  // Both wait behind this lock, so that they begin with the same row, and run one after the other.
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select 1 from journal_states where user_id = ${ctx.user.id} for update`);
    const answer = { do: 'answer', step: 'feeling', date: '2027-03-10', text: 'calm' } as const;
    both.push(inTransaction(ctx, (one) => continueGuidedEntry(one, answer)));
    await vi.waitUntil(async () => (await waiting()) === 1, { timeout: 20_000 });
    both.push(inTransaction(ctx, (other) => startGuidedEntry(other)));
    await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 20_000 });
  });
  await Promise.all(both);
  expect((await journalStateOf(ctx)).guidedEntry).toMatchObject({
    step: 'question1',
    answers: { feeling: 'calm' },
  });
});

// Counts the statements in this database that wait for a lock.
async function waiting(): Promise<number> {
  const rows = await rowsOf(
    database.db,
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
