import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/db/client';
import type { Database } from '@/db/database';
import { calendarCaller } from '@/lib/connectors/access';
import { googleCalendar } from '@/lib/connectors/google/google';
import { listConnectors } from '@/lib/connectors/reads';
import { updateConnector } from '@/lib/connectors/settings';
import { syncConnector } from '@/lib/connectors/sync/sync';
import { createReminder } from '@/lib/reminders/writes';
import { connectCalendar, syncNow } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { sharedPostgres } from '@/testing/postgres/shared';
import { googleAccount, startGoogle } from '@/testing/stand-ins/google';
import { standInClient } from '@/testing/stand-ins/google-oauth';
import { testCtx } from '@/testing/world';

// PGlite has a single connection, so races do not occur on it. These tests use a real PostgreSQL.
const postgres = sharedPostgres();
let database: Database;
let standIn: Awaited<ReturnType<typeof startGoogle>>;
beforeAll(async () => {
  standIn = await startGoogle();
  const url = await postgres.create('calendars', 'migrated');
  database = await openDatabase({ url, dataDir: '', neonWsProxy: null });
}, 60_000);
afterAll(async () => {
  await database.close();
  await standIn.close();
});

async function connectedUser(email: string) {
  const { id: clientId, secret: clientSecret } = standInClient;
  const settings = { clientId, clientSecret, apiUrl: standIn.url, oauthUrl: standIn.url };
  const calendar = googleCalendar(settings, Number.POSITIVE_INFINITY);
  const ctx = await createUser({ ...(await testCtx({ calendar })), db: database.db });
  const id = await connectCalendar(ctx, email);
  return { ctx, id, google: googleAccount(standIn.url, email) };
}

test('twenty instances with an expired token refresh it once', async () => {
  const { ctx, id, google } = await connectedUser('twenty@gmail.example');
  await google.fault({ expire: true });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      calendarCaller(ctx, { id })((calendar, token) => calendar.listCalendars(token)),
    ),
  );
  expect(answers).toHaveLength(20);
  expect((await google.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
});

test('after access is revoked, only one of twenty instances asks Google, and the connector needs a reconnect', async () => {
  const { ctx, id, google } = await connectedUser('revoked@gmail.example');
  await google.fault({ expire: true, revoked: true });
  const calls = Array.from({ length: 20 }, () =>
    calendarCaller(ctx, { id })((calendar, token) => calendar.listCalendars(token)),
  );
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
  expect((await google.calls()).filter((call) => call === 'refresh')).toHaveLength(1);
  expect(await listConnectors(ctx)).toMatchObject([{ state: 'needs_reconnect' }]);
});

test('concurrent syncs, while reminders are being created, write one event for each reminder', async () => {
  const { ctx, id, google } = await connectedUser('busy@gmail.example');
  await updateConnector(ctx, id, { syncRemindersToCalendar: true });
  const set = (title: string) => createReminder(ctx, { title, reminderTime: '2027-03-11T09:00:00Z' });
  await Promise.all([
    ...Array.from({ length: 5 }, () => syncConnector(ctx, id)),
    ...Array.from({ length: 20 }, (_, n) => set(`Number ${n}`)),
    ...Array.from({ length: 5 }, () => syncConnector(ctx, id)),
  ]);
  await syncNow(ctx, id);
  const titles = (await google.all()).map(({ summary }) => summary);
  expect(titles.toSorted()).toEqual(Array.from({ length: 20 }, (_, n) => `Number ${n}`).toSorted());
});
