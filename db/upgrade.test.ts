import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findUser } from '@/lib/auth/reads';
import type { UserCtx } from '@/lib/context';
import { runDueJobs } from '@/testing/due';
import { type EarlierDatabase, openEarlierDatabase } from '@/testing/upgrade/earlier-database';
import { type TestCtx, testCtx } from '@/testing/world';

// Tests the migration of schedules and deliveries to typed keys, with rows of the version before it.
const firstMigration = 'outbox_routes';
const now = '2027-03-10T15:00:00Z';
const [me, phone] = [randomUUID(), '+15550400001'];

async function openWithUser(): Promise<EarlierDatabase> {
  const database = await openEarlierDatabase(firstMigration);
  await database.client.query(
    `insert into users (id, email, password_hash, timezone, recap_on, quiet_from, quiet_to)
      values ($1, 'ada@example.com', 'none', 'UTC', false, '00:00', '00:00')`,
    [me],
  );
  await database.client.query(
    `insert into contact_points (user_id, channel, address, state, last_inbound_at)
      values ($1, 'whatsapp', $2, 'bound', $3)`,
    [me, phone, now],
  );
  return database;
}

async function upgraded({ db, upgrade }: EarlierDatabase): Promise<TestCtx & UserCtx> {
  await upgrade();
  const user = await findUser(db, me);
  if (!user) throw new Error('the user is gone');
  return { ...(await testCtx()), db, user, channel: 'web' };
}

interface Earlier {
  kind: string;
  slot: string;
  subject?: string;
  body?: string;
  state?: string;
  leasedUntil?: string;
  address?: string | null;
}

async function addDelivery({ client }: EarlierDatabase, one: Earlier): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into deliveries (user_id, kind, slot, subject_id, body, state, leased_until, channel, address, due_at, send_at, expires_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, '2027-03-11') returning id`,
    [
      ...[me, one.kind, one.slot, one.subject ?? null, one.body ?? '', one.state ?? 'planned'],
      ...[one.leasedUntil ?? null, one.address ? 'whatsapp' : null, one.address ?? null, now],
    ],
  );
  return rows[0]?.id ?? '';
}

async function addReminder({ client }: EarlierDatabase, title: string, at: string, nag = false) {
  const { rows } = await client.query<{ id: string }>(
    'insert into reminders (user_id, title, reminder_time, nag) values ($1, $2, $3, $4) returning id',
    [me, title, at, nag],
  );
  return rows[0]?.id ?? '';
}

function addSchedule({ client }: EarlierDatabase, kind: string, subject: string, slot: string, at: string) {
  return client.query(
    'insert into schedules (kind, subject_id, user_id, slot, next_run_at) values ($1, $2, $3, $4, $5)',
    [kind, subject, me, slot, at],
  );
}

test('messages half-way in a database of the version before leave once each', async () => {
  const database = await openWithUser();
  const tea = await addReminder(database, 'tea', now);
  await addDelivery(database, { kind: 'reminder', slot: `${tea}@2027-03-10T15:00:00.000Z`, subject: tea });
  await database.client.query('update reminders set is_active = false, fired_at = $1', [now]);
  const cake = await addReminder(database, 'cake', '2027-03-10T16:00:00Z');
  await addDelivery(database, {
    ...{ kind: 'lead', slot: `${cake}@2027-03-10T16:00:00.000Z-60`, subject: cake },
    ...{ state: 'sending', leasedUntil: now },
  });
  // The second nag is planned, the third is due next, and a snooze is scheduled.
  const call = await addReminder(database, 'call', '2027-03-10T14:00:00Z', true);
  await addDelivery(database, { kind: 'nag', slot: `${call}@2027-03-10T14:15:00.000Z#2`, subject: call });
  await addSchedule(database, 'nag', call, '2027-03-10T14:00:00#3', '2027-03-10T16:00:00Z');
  await addSchedule(database, 'snooze', tea, '2027-03-10T17:00:00', '2027-03-10T17:00:00Z');
  await addDelivery(database, { kind: 'reply', slot: `in:${randomUUID()}`, body: 'Done.', address: phone });
  await addDelivery(database, { kind: 'notice', slot: `moved:${randomUUID()}`, body: 'Moved.' });
  const ctx = await upgraded(database);
  ctx.clock.set('2027-03-10T15:00:30Z');
  for (let minute = 0; minute < 130; minute += 10) {
    await runDueJobs(ctx);
    ctx.clock.advance(600_000);
  }
  const texts = ctx.sent.flatMap(({ text }) => text.split('\n\n')).toSorted();
  expect(texts.map((text) => text.split('\n')[0])).toEqual([
    'Done.',
    'In 1 hour: cake (Wednesday, 10 March, 16:00)',
    'Moved.',
    'Reminder: tea',
    'Reminder: tea',
    'Still open: call',
    'Still open: call',
  ]);
});

test('what the version before planned is not planned again', async () => {
  const database = await openWithUser();
  const tea = await addReminder(database, 'tea', now);
  await addSchedule(database, 'reminder', tea, '2027-03-10T15:00:00', now);
  await addDelivery(database, {
    ...{ kind: 'reminder', slot: `${tea}@2027-03-10T15:00:00.000Z`, subject: tea, body: 'Reminder: tea' },
    ...{ state: 'delivered', address: phone },
  });
  const ctx = await upgraded(database);
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
});

test('a reply to the simulator that was on its way stays there', async () => {
  const database = await openWithUser();
  const id = randomUUID();
  await database.client.query(
    `insert into webhook_logs (id, user_id, channel, talk, provider_message_id, provenance, done_at)
      values ($1, $2, 'whatsapp', $3, 'sim-1', '{"source":"simulator"}', $4)`,
    [id, me, `u:${me}`, now],
  );
  await addDelivery(database, { kind: 'reply', slot: `in:${id}`, body: 'Simulated.', address: phone });
  const ctx = await upgraded(database);
  ctx.clock.set('2027-03-10T15:01:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
});

test('each statement of the version before can run beside this one', async () => {
  const database = await openWithUser();
  await database.upgrade();
  const statements = readFileSync('testing/upgrade/statements.sql', 'utf8').trim().split('\n');
  const refused: string[] = [];
  for (const statement of statements)
    await database.client
      .query(`prepare earlier as ${statement}`)
      .then(() => database.client.query('deallocate earlier'))
      .catch((error: unknown) => refused.push(`${String(error)}: ${statement}`));
  expect(refused).toEqual([]);
  expect(statements.length).toBeGreaterThan(50);
});
