import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deliveries, sends } from '@/db/schema/deliveries';
import { chat } from '@/lib/assistant/chat';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { sendTestSummary } from '@/lib/daily-reminders/send';
import {
  createDailyReminder,
  moveDailyReminderToZone,
  updateDailyReminder,
} from '@/lib/daily-reminders/writes';
import { checked } from '@/lib/http/body';
import { deliver, wake } from '@/lib/jobs/wake';
import { armWake } from '@/lib/outbox/queue/arm';
import { listDeliveries } from '@/lib/outbox/reads';
import { settleAttempt } from '@/lib/outbox/settle';
import { type OutboundMessage, SendError } from '@/lib/ports';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder, deleteReminder, updateReminder } from '@/lib/reminders/writes';
import { createTodo } from '@/lib/todos/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

beforeEach(clearSchedules);

test('a reminder arms the wake for its minute, leaves once, and is over', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  await armWake(ctx);
  expect(ctx.jobs).toEqual([
    expect.objectContaining({ path: '/api/jobs/wake', notBefore: new Date('2027-03-10T16:00:00Z') }),
  ]);
  ctx.clock.set('2027-03-10T15:59:59Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual(['Reminder: Call the bank']);
  expect(await listOutcomes(ctx)).toEqual([
    {
      ...{ causeId: id, occurs: '2027-03-10T16:00:00.000Z' },
      ...{ state: 'delivered', channel: 'whatsapp', late: false },
    },
  ]);
  expect(await listReminders(ctx)).toEqual([]);
});

test('a series moves on in the local time of the person, on both sides of a change of the clocks', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'America/New_York');
  await chat(ctx, 'remind me every day at 8am to stretch');
  const minutes: string[] = [];
  for (let day = 11; day <= 16; day += 1) {
    ctx.clock.set(`2027-03-${day}T13:00:00Z`);
    await runDueJobs(ctx);
    const [next] = await listReminders(ctx);
    minutes.push(next?.reminderTime ?? '');
  }
  expect(minutes).toEqual([
    '2027-03-12T13:00:00.000Z',
    '2027-03-13T13:00:00.000Z',
    '2027-03-14T12:00:00.000Z',
    '2027-03-15T12:00:00.000Z',
    '2027-03-16T12:00:00.000Z',
    '2027-03-17T12:00:00.000Z',
  ]);
  expect((await listOutcomes(ctx)).map(({ occurs }) => occurs)).toEqual([
    '2027-03-11T13:00:00.000Z',
    '2027-03-12T13:00:00.000Z',
    '2027-03-13T13:00:00.000Z',
    '2027-03-14T12:00:00.000Z',
    '2027-03-15T12:00:00.000Z',
    '2027-03-16T12:00:00.000Z',
  ]);
});

test('a time that the clocks skip moves that one run, and the series keeps its hour', async () => {
  const ctx = await createUserWithPhone(await testCtx(), 'America/New_York');
  await chat(ctx, 'remind me every day at 2:30am to check the oven');
  ctx.clock.set('2027-03-12T23:30:00Z');
  await runDueJobs(ctx);
  const due: string[] = [];
  for (let hour = 0; hour < 4 * 24; hour += 1) {
    ctx.clock.set(new Date(Date.parse('2027-03-13T00:30:00Z') + hour * 3_600_000));
    const before = (await listOutcomes(ctx)).length;
    await runDueJobs(ctx);
    if ((await listOutcomes(ctx)).length > before) due.push(ctx.now().toISOString());
  }
  expect(due).toEqual([
    '2027-03-13T07:30:00.000Z',
    '2027-03-14T07:30:00.000Z',
    '2027-03-15T06:30:00.000Z',
    '2027-03-16T06:30:00.000Z',
  ]);
});

test('the scheduler off for three hours: each due reminder leaves once, marked late with its time', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T19:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    'Reminder: Call the bank\n(late: it was due today, 17:00)',
  ]);
});

test('what comes late in the quiet hours waits for their end, what was timed by the person does not', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createReminder(ctx, { title: 'late', reminderTime: '2027-03-10T21:30' });
  await createReminder(ctx, { title: 'midnight', reminderTime: '2027-03-11T00:00' });
  await armWake(ctx);
  ctx.clock.set('2027-03-10T23:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual(['Reminder: midnight']);
  ctx.clock.advance(400_000);
  await runDueJobs(ctx);
  expect(ctx.jobs.at(-1)?.notBefore).toEqual(new Date('2027-03-11T06:00:00Z'));
  ctx.clock.set('2027-03-11T06:00:30Z');
  await runDueJobs(ctx);
  expect(ctx.sent.at(-1)?.text).toContain('Reminder: late\n(late:');
});

test('twelve hours later nobody wants it: it stands as expired', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createReminder(ctx, { title: 'old', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-11T08:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'expired', late: true }]);
});

test('what is due in the same minute is one message', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  for (const title of ['one', 'two', 'three'])
    await createReminder(ctx, { title, reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toHaveLength(1);
  for (const title of ['one', 'two', 'three']) expect(ctx.sent[0]?.text).toContain(`Reminder: ${title}`);
  expect((await listOutcomes(ctx)).map(({ state }) => state)).toEqual([
    'delivered',
    'delivered',
    'delivered',
  ]);
});

test('without a phone, or outside its window, it stands on the dashboard', async () => {
  const ctx = await testCtx();
  const silent = await createUserWithPhone(ctx);
  const unbound = await createUser(ctx);
  for (const one of [silent, unbound])
    await createReminder(one, { title: 'hello', reminderTime: '2027-03-12T12:00:00Z' });
  ctx.clock.set('2027-03-12T12:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  for (const one of [silent, unbound])
    expect(await listOutcomes(one)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('an edit while its claim is held keeps the edited time, and a deleted one does not leave', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const moved = await createReminder(ctx, { title: 'moved', reminderTime: '2027-03-10T17:00' });
  const gone = await createReminder(ctx, { title: 'gone', reminderTime: '2027-03-10T17:00' });
  await updateReminder(ctx, moved.id, { reminderTime: '2027-03-10T18:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  ctx.jobs.length = 0;
  await wake(ctx);
  await deleteReminder(ctx, gone.id);
  for (const job of ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver'))
    await deliver(ctx, job.body.ids as string[]);
  expect(ctx.sent).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'cancelled' }]);
  ctx.clock.set('2027-03-10T17:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual(['Reminder: moved']);
});

test('a chunk that comes twice, or whose sender died before sending, makes one message', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createReminder(ctx, { title: 'once', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  ctx.jobs.length = 0;
  await wake(ctx);
  const [job] = ctx.jobs.filter(({ path }) => path === '/api/jobs/deliver');
  const ids = job?.body.ids as string[];
  await Promise.all([deliver(ctx, ids), deliver(ctx, ids), deliver(ctx, ids)]);
  expect(ctx.sent).toHaveLength(1);
});

const morning = (time = '07:30') => checked(dailyReminderInput, { name: 'Morning', time });

test('a daily summary leaves once a day at its hour, with what is overdue, due and coming', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await createTodo(ctx, { text: 'pay rent', dueDate: '2027-03-09' });
  await createTodo(ctx, { text: 'buy stamps', dueDate: '2027-03-11' });
  await createTodo(ctx, { text: 'read' });
  await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-11T09:30' });
  await createDailyReminder(ctx, morning());
  await armWake(ctx);
  expect(ctx.jobs.at(-1)?.notBefore).toEqual(new Date('2027-03-11T06:30:00Z'));
  ctx.clock.set('2027-03-11T06:30:00Z');
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    [
      'Morning · Thursday, 11 March',
      'Overdue:\n• pay rent (Tuesday, 9 March)',
      'Today:\n• buy stamps',
      'Also on your list:\n• read',
      'Reminders:\n• 09:30 dentist',
    ].join('\n\n'),
  ]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: '2027-03-11T06:30:00.000Z' }]);
});

test('neither an edit nor a move to another zone makes two summaries of one date', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const { id } = await createDailyReminder(ctx, morning());
  ctx.clock.set('2027-03-11T06:30:00Z');
  await runDueJobs(ctx);
  await updateDailyReminder(ctx, id, morning('20:00'));
  ctx.clock.set('2027-03-11T19:00:00Z');
  await runDueJobs(ctx);
  await moveDailyReminderToZone(ctx, 'America/Los_Angeles');
  for (let hour = 0; hour < 24; hour += 1) {
    ctx.clock.set(new Date(Date.parse('2027-03-11T20:00:00Z') + hour * 3_600_000));
    await runDueJobs(ctx);
  }
  expect((await listOutcomes(ctx)).map(({ occurs }) => occurs)).toEqual(['2027-03-11']);
  ctx.clock.set('2027-03-13T04:00:00Z');
  await runDueJobs(ctx);
  expect((await listOutcomes(ctx)).map(({ occurs }) => occurs)).toEqual(['2027-03-11', '2027-03-12']);
});

test('the test button sends now and counts for nothing; without a phone it says so', async () => {
  const base = await testCtx();
  const ctx = await createUserWithPhone(base);
  const { id } = await createDailyReminder(ctx, morning());
  expect(await sendTestSummary(ctx, id)).toEqual({ sent: true, channel: 'whatsapp' });
  expect(ctx.sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('Morning · Wednesday, 10 March'),
  ]);
  expect(await listDailyReminders(ctx)).toMatchObject([{ lastSent: null }]);
  ctx.clock.set('2027-03-11T06:30:00Z');
  await runDueJobs(ctx);
  expect(ctx.sent).toHaveLength(2);
  const unbound = await createUser(base);
  const daily = await createDailyReminder(unbound, morning());
  await expect(sendTestSummary(unbound, daily.id)).rejects.toMatchObject({ code: 'conflict' });
  await expect(sendTestSummary(unbound, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a thousand people due in one minute cost a constant number of statements', async () => {
  const ctx = await testCtx();
  const counts: number[] = [];
  // Sends the due deliveries of earlier tests' users first, such as their recaps.
  await runDueJobs(ctx);
  for (const people of [20, 200]) {
    for (let n = 0; n < people; n += 1)
      await createDailyReminder(await createUserWithPhone(ctx, 'UTC'), morning('16:00'));
    ctx.clock.set(new Date(ctx.now().getTime() + 3_600_000));
    ctx.trips.reset();
    await runDueJobs(ctx);
    counts.push(ctx.trips.statements.length);
    ctx.clock.set('2027-03-11T15:00:00Z');
  }
  expect(ctx.sent.length).toBeGreaterThanOrEqual(220);
  expect(counts[0]).toBe(counts[1]);
});

function provider(fate: { at: 'before' | 'after' | 'never' }) {
  const list: { providerId: string; text: string; state: 'accepted'; errorCode: null }[] = [];
  return {
    list,
    messenger: {
      provider: 'judge',
      send: async ({ text }: OutboundMessage) => {
        if (fate.at === 'before') throw new Error('killed');
        list.push({ providerId: `M${randomUUID()}`, text, state: 'accepted', errorCode: null });
        if (fate.at === 'after') throw new Error('killed');
        return { providerId: list.at(-1)?.providerId ?? '', state: 'accepted' as const };
      },
      sentTo: async () => list,
    },
  };
}

for (const at of ['before', 'after'] as const) {
  test(`killed ${at} the provider's yes: one message in the end`, async () => {
    const fate: { at: 'before' | 'after' | 'never' } = { at };
    const { list, messenger } = provider(fate);
    const ctx = await createUserWithPhone(await testCtx({ messengers: { whatsapp: messenger } }));
    await createReminder(ctx, { title: 'once', reminderTime: '2027-03-10T17:00' });
    await createReminder(ctx, { title: 'and its company', reminderTime: '2027-03-10T17:00' });
    ctx.clock.set('2027-03-10T16:00:00Z');
    await expect(runDueJobs(ctx)).rejects.toThrow('killed');
    fate.at = 'never';
    for (let minutes = 1; minutes <= 40; minutes += 1) {
      ctx.clock.advance(60_000);
      await runDueJobs(ctx);
    }
    expect(list).toHaveLength(1);
    expect(list[0]?.text).toContain('Reminder: and its company');
    expect((await listOutcomes(ctx)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const [first] = await listDeliveries(ctx);
    expect(first?.text).toMatch(/^Reminder: /);
  });
}

test('reports move a message forward only, and one that failed after all stands on the dashboard', async () => {
  const { messenger } = provider({ at: 'never' });
  const ctx = await createUserWithPhone(await testCtx({ messengers: { whatsapp: messenger } }));
  await createReminder(ctx, { title: 'reported', reminderTime: '2027-03-10T17:00' });
  await createReminder(ctx, { title: 'refused', reminderTime: '2027-03-10T17:30' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.set('2027-03-10T16:30:00Z');
  await runDueJobs(ctx);
  const tries = await ctx.db
    .select({ id: sends.id })
    .from(sends)
    .innerJoin(deliveries, eq(deliveries.id, sends.deliveryId))
    .where(eq(deliveries.userId, ctx.user.id))
    .orderBy(deliveries.dueAt);
  const report = (place: number, state: 'accepted' | 'delivered' | 'read' | 'failed') =>
    settleAttempt(ctx, tries[place]?.id ?? '', {
      state,
      providerId: null,
      errorCode: state === 'failed' ? '63024' : null,
    });
  for (const state of ['delivered', 'accepted', 'read', 'delivered', 'failed'] as const)
    await report(0, state);
  await report(1, 'failed');
  await report(1, 'delivered');
  expect(await listOutcomes(ctx)).toMatchObject([
    { state: 'read', channel: 'whatsapp' },
    { state: 'delivered', channel: 'web' },
  ]);
});

test('a provider that asks to wait burns no try and gets each message once', async () => {
  let busy = true;
  const base = await testCtx();
  const { whatsapp: messenger } = base.ports.messengers;
  const slow = {
    ...messenger,
    send: async (message: OutboundMessage) => {
      if (busy) throw new SendError('limited', '429', 90);
      return messenger.send(message);
    },
  };
  const ctx = await createUserWithPhone({
    ...base,
    ports: { ...base.ports, messengers: { whatsapp: slow } },
  });
  await createReminder(ctx, { title: 'patience', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'planned' }]);
  ctx.clock.advance(60_000);
  await runDueJobs(ctx);
  busy = false;
  ctx.clock.advance(41_000);
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  expect(ctx.sent).toHaveLength(1);
});

test('a wake asks the database as often for many as for one, and less where nothing is due', async () => {
  const counts: number[] = [];
  for (const people of [0, 1, 20]) {
    await clearSchedules();
    const ctx = await testCtx();
    for (let n = 0; n < people; n += 1)
      await createReminder(await createUser(ctx), { title: 'tea', reminderTime: '2027-03-10T16:00:00Z' });
    ctx.clock.set('2027-03-10T16:00:00Z');
    ctx.trips.reset();
    expect((await wake(ctx)).planned).toBe(people);
    counts.push(ctx.trips.statements.length);
  }
  // The wake claims and plans in one transaction.
  expect(counts).toEqual([7, 8, 8]);
});
