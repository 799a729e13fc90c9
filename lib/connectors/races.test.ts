import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/db/client';
import type { Database } from '@/db/database';
import { accessTo } from '@/lib/connectors/access';
import { googleCalendar } from '@/lib/connectors/google/google';
import { listConnectors } from '@/lib/connectors/reads';
import { updateConnector } from '@/lib/connectors/settings';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { createReminder } from '@/lib/reminders/writes';
import { connectCalendar, syncNow } from '@/lib/testing/calendar';
import { createUser } from '@/lib/testing/people';
import { type Postgres, startPostgres } from '@/lib/testing/postgres';
import { testCtx } from '@/lib/testing/world';
import { googleOf, standInClient, startGoogle } from '../../e2e/stand-ins/google';

// Races need connections of their own: PostgreSQL and Google on loopback.
let postgres: Postgres;
let database: Database;
let google: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  [postgres, google] = await Promise.all([startPostgres(), startGoogle()]);
  const url = await postgres.create('calendars', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
}, 60_000);
afterAll(async () => {
  await database.close();
  await Promise.all([postgres.stop(), google.close()]);
});

async function connected(login: string) {
  const { id: clientId, secret: clientSecret } = standInClient;
  const settings = { clientId, clientSecret, apiUrl: google.url, oauthUrl: google.url };
  const base = await testCtx({ calendar: googleCalendar(settings, Number.POSITIVE_INFINITY) });
  const world = { ...base, db: database.db };
  const ctx = await createUser(world);
  const id = await connectCalendar(ctx, login);
  return { world, ctx, id, there: googleOf(google.url, login) };
}

test('twenty instances that find the token used up make one refresh', async () => {
  const { ctx, id, there } = await connected('twenty@gmail.example');
  await there.fault({ expire: true });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => accessTo(ctx, { id })((calendar, token) => calendar.calendars(token))),
  );
  expect(answers).toHaveLength(20);
  expect((await there.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
});

test('of twenty whose consent was taken back one asks, and the person is told once', async () => {
  const { ctx, id, there } = await connected('revoked@gmail.example');
  await there.fault({ expire: true, revoked: true });
  const calls = Array.from({ length: 20 }, () =>
    accessTo(ctx, { id })((calendar, token) => calendar.calendars(token)),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
  expect((await there.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
  expect(await listConnectors(ctx)).toMatchObject([{ state: 'needs_reconnect' }]);
});

test('syncs at once, and reminders that are set meanwhile: every reminder is one event', async () => {
  const { world, ctx, id, there } = await connected('busy@gmail.example');
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  const set = (title: string) => createReminder(ctx, { title, reminderTime: '2027-03-11T09:00:00Z' });
  await Promise.all([
    ...Array.from({ length: 5 }, () => syncConnector(world, id)),
    ...Array.from({ length: 20 }, (_, n) => set(`Number ${n}`)),
    ...Array.from({ length: 5 }, () => syncConnector(world, id)),
  ]);
  await syncNow(world, id);
  const titles = (await there.all()).map(({ summary }) => summary);
  expect(titles.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `Number ${n}`).toSorted());
});
