import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { inTransaction, type UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { deliver, wake } from '@/lib/jobs/wake';
import { leaseSeconds } from '@/lib/lease';
import { planReply } from '@/lib/outbox/plan-writes';
import { type Messenger, SendError, type SentMessage } from '@/lib/ports';
import { snoozeReminders } from '@/lib/reminders/answers/writes';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(clearSchedules);

async function wakeInVain(ctx: TestCtx): Promise<void> {
  await wake(ctx);
  ctx.jobs.length = 0;
}

test('planned on time but left late, it says so', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC');
  const { id } = await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await wakeInVain(ctx);
  ctx.clock.set('2027-03-10T16:07:00Z');
  await runDueJobs(ctx);
  await snoozeReminders(ctx, [{ id, until: ctx.now() }], new Date('2027-03-10T17:00:00Z'));
  ctx.clock.set('2027-03-10T17:00:00Z');
  await wakeInVain(ctx);
  ctx.clock.set('2027-03-10T17:07:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    'Reminder: tea\n(late: it was due today, 16:00)',
    'Reminder: tea\n(late: it was due today, 17:00)',
  ]);
  expect(await listOutcomes(ctx)).toMatchObject([
    { state: 'delivered', late: true },
    { state: 'delivered', late: true },
  ]);
});

test('planned on time but an hour late at night, it waits for the morning', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC');
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T21:30' });
  ctx.clock.set('2027-03-10T21:30:00Z');
  await wakeInVain(ctx);
  ctx.clock.set('2027-03-10T22:40:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  ctx.clock.set('2027-03-11T07:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    'Reminder: tea\n(late: it was due Wednesday, 10 March, 21:30)',
  ]);
});

test('summaries that are due at the same moment in two zones expire at the midnight of each', async () => {
  const base = await testCtx();
  const [berlin, tokyo] = [
    await createUserWithPhone(base, 'Europe/Berlin'),
    await createUserWithPhone(base, 'Asia/Tokyo'),
  ];
  await createDailyReminder(berlin, dailyReminderInput.parse({ name: 'Day', time: '17:00' }));
  await createDailyReminder(tokyo, dailyReminderInput.parse({ name: 'Day', time: '01:00' }));
  base.clock.set('2027-03-10T16:00:00Z');
  await wakeInVain(base);
  base.clock.set('2027-03-10T23:30:00Z');
  await runDueJobs(base);
  expect(await listOutcomes(berlin)).toMatchObject([{ occurs: '2027-03-10', state: 'expired' }]);
  expect(await listOutcomes(tokyo)).toMatchObject([{ occurs: '2027-03-11', state: 'delivered' }]);
});

test('what left on time is not late where its sender died before it could say so', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC');
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  const { whatsapp: messenger } = ctx.ports.messengers;
  const list: SentMessage[] = [];
  ctx.ports.messengers.whatsapp = {
    ...messenger,
    send: async ({ text, sendId }) => {
      list.push({ providerId: sendId, text, state: 'delivered', errorCode: null });
      throw new Error('the process dies');
    },
    sentTo: async () => list,
  };
  await expect(runDueJobs(ctx)).rejects.toThrow('the process dies');
  for (let minute = 0; minute < 12; minute += 1) {
    ctx.clock.advance(60_000);
    await runDueJobs(ctx);
  }
  expect(list).toHaveLength(1);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', late: false }]);
});

test('a job that comes again after its sender died sends nothing a second time', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'UTC');
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T16:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  const list: SentMessage[] = [];
  ctx.ports.messengers.whatsapp = {
    ...ctx.ports.messengers.whatsapp,
    send: async ({ text, sendId }) => {
      list.push({ providerId: sendId, text, state: 'delivered', errorCode: null });
      if (list.length === 1) throw new Error('the process dies');
      return { providerId: sendId, state: 'accepted' };
    },
    sentTo: async () => list,
  };
  await expect(runDueJobs(ctx)).rejects.toThrow('the process dies');
  const jobs = ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver');
  expect(jobs).toHaveLength(1);
  ctx.clock.advance((leaseSeconds + 1) * 1000);
  for (const { body } of jobs) await deliver(ctx, body.ids as string[]);
  expect(list).toHaveLength(1);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'unknown', channel: 'whatsapp' }]);
});

async function silent(
  send: (ctx: TestCtx & UserCtx) => Promise<void>,
): Promise<TestCtx & UserCtx & { left: string[] }> {
  const base = await testCtx();
  const left: string[] = [];
  const messenger: Messenger = {
    provider: 'late',
    templates: ['reminder'],
    send: async ({ text, template, sendId }) => {
      left.push(template ? 'announced' : text);
      await send(me);
      return { providerId: sendId, state: 'accepted' };
    },
    sentTo: async () => [],
  };
  const me = await createUserWithPhone(
    { ...base, left, ports: { ...base.ports, messengers: { whatsapp: messenger } } },
    'UTC',
  );
  await me.db.update(contactPoints).set({ lastInboundAt: null }).where(eq(contactPoints.userId, me.user.id));
  return me;
}

async function answer(ctx: UserCtx): Promise<string> {
  const recipient = { messageId: randomUUID(), channel: 'whatsapp', address: '+15550109999' };
  const { id } = await inTransaction(ctx, (tx) =>
    planReply(tx, { userId: ctx.user.id, body: 'Hello.', recipient }),
  );
  const [row] = await ctx.db.select().from(deliveries).where(eq(deliveries.id, id));
  return row?.body ?? '';
}

const whole = 'Hello.\n\nReminder: tea\ngreen';
const greenTea = { title: 'tea', description: 'green', reminderTime: '2027-03-10T16:00' };

test('who answers an announcement before its chunk is marked is told the rest once', async () => {
  const answers: string[] = [];
  const ctx = await silent(async (me) => void answers.push(await answer(me)));
  await createReminder(ctx, greenTea);
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  answers.push(await answer(ctx));
  expect(answers).toEqual([whole, 'Hello.']);
});

test('what an answer has told does not come again where its announcement cannot be proven', async () => {
  const ctx = await silent(async () => {
    throw new SendError('unknown', 'ECONNRESET');
  });
  await createReminder(ctx, greenTea);
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(await answer(ctx)).toBe(whole);
  for (let minute = 0; minute < 30; minute += 1) {
    ctx.clock.advance(60_000);
    await runDueJobs(ctx);
  }
  expect(ctx.left.filter((text) => !text.startsWith('Hello.'))).toEqual(['announced']);
  expect(await answer(ctx)).toBe('Hello.');
});
