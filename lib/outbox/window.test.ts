import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints, providerState } from '@/db/schema/channels';
import { sends } from '@/db/schema/deliveries';
import { conversationIdOf } from '@/lib/assistant/conversation/reads';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { startedText, stopOrStart, stoppedText } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { checked } from '@/lib/http/body';
import { createJournalReminder } from '@/lib/journal/writes';
import { listDeliveries } from '@/lib/outbox/reads';
import { loadSendLimits } from '@/lib/outbox/sending/send-limits';
import { buildTemplate } from '@/lib/outbox/sending/template';
import { settleAttempt } from '@/lib/outbox/settle';
import { type Messenger, type OutboundMessage, SendError, type TemplateName } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { createTodo } from '@/lib/todos/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(async () => {
  await clearSchedules();
  await (await testCtx()).db.delete(providerState);
});

type Fate = 'taken' | SendError;

async function withProvider(story: {
  templates?: TemplateName[];
  fateOf?: (message: OutboundMessage) => Fate;
}): Promise<TestCtx & UserCtx & { asked: OutboundMessage[] }> {
  const base = await testCtx();
  const asked: OutboundMessage[] = [];
  const messenger: Messenger = {
    ...base.ports.messengers.whatsapp,
    provider: `stand-in ${randomUUID()}`,
    templates: story.templates ?? [],
    send: async (message) => {
      asked.push(message);
      const fate = story.fateOf?.(message) ?? 'taken';
      if (fate !== 'taken') throw fate;
      return { ...(await base.ports.messengers.whatsapp.send(message)), state: 'accepted' };
    },
  };
  return createUserWithPhone({
    ...base,
    asked,
    ports: { ...base.ports, messengers: { whatsapp: messenger } },
  });
}

async function write(ctx: TestCtx & UserCtx, text: string): Promise<string> {
  const [phone] = await ctx.db.select().from(contactPoints).where(eq(contactPoints.userId, ctx.user.id));
  await storeInbound(ctx, {
    channel: 'whatsapp',
    from: phone?.address ?? '',
    to: null,
    providerMessageId: `SM${randomUUID()}`,
    type: 'text',
    text,
    provenance: {},
  });
  await replyToConversation(ctx, conversationIdOf(ctx.user.id));
  return ctx.sent.at(-1)?.text ?? '';
}

const closed = () => new SendError('refused', '63016');

test('outside the window a template announces it, and the whole text comes with the answer to the next message', async () => {
  const ctx = await withProvider({ templates: ['reminder', 'summary'] });
  await createDailyReminder(ctx, checked(dailyReminderInput, { name: 'My day', time: '07:00' }));
  await createTodo(ctx, { text: 'Pay the rent', dueDate: '2027-03-12' });
  ctx.clock.set('2027-03-12T06:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.asked).toHaveLength(1);
  expect(ctx.asked[0]?.template).toEqual({
    name: 'summary',
    variables: { 1: 'Ada', 2: 'My day · Friday, 12 March Today: • Pay the rent' },
  });
  expect((await listOutcomes(ctx)).at(-1)).toMatchObject({ state: 'accepted', channel: 'whatsapp' });
  ctx.clock.advance(3_600_000);
  expect(await write(ctx, '/help')).toMatch(/My day · Friday, 12 March\n\nToday:\n• Pay the rent$/);
  expect(await write(ctx, '/help')).not.toContain('Pay the rent');
});

test('what the template says whole is not said twice, and what waited for more than a day is not said at all', async () => {
  const ctx = await withProvider({ templates: ['reminder'] });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-12T09:00' });
  await createReminder(ctx, { title: 'Pack', description: 'Socks\nBooks', reminderTime: '2027-03-12T11:00' });
  for (const at of ['2027-03-12T08:00:00Z', '2027-03-12T10:00:00Z']) {
    ctx.clock.set(at);
    await runDueJobs(ctx);
  }
  expect(ctx.asked.map(({ template }) => template?.variables[2])).toEqual([
    'Reminder: Dentist',
    'Reminder: Pack Socks Books',
  ]);
  ctx.clock.set('2027-03-13T10:30:00Z');
  expect(await write(ctx, '/help')).not.toMatch(/Dentist|Socks/);
});

test('a provider that says the window is closed gets the template, at once or by a report that comes later', async () => {
  const fates = { isOpen: false };
  const ctx = await withProvider({
    templates: ['reminder'],
    fateOf: ({ template }) => (template || fates.isOpen ? 'taken' : closed()),
  });
  await createReminder(ctx, { title: 'At once', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.advance(2000);
  await runDueJobs(ctx);
  expect(ctx.asked.map(({ template }) => template?.name ?? 'text')).toEqual(['text', 'reminder']);

  fates.isOpen = true;
  await write(ctx, '/help');
  ctx.asked.length = 0;
  await createReminder(ctx, { title: 'Later', reminderTime: '2027-03-10T18:00' });
  ctx.clock.set('2027-03-10T17:00:00Z');
  await runDueJobs(ctx);
  const [latest] = await ctx.db
    .select()
    .from(sends)
    .where(eq(sends.id, ctx.asked[0]?.sendId ?? ''));
  await settleAttempt(ctx, latest?.id ?? '', { state: 'failed', errorCode: '63016', providerId: null });
  ctx.clock.advance(2000);
  await runDueJobs(ctx);
  expect(ctx.asked.map(({ template }) => template?.name ?? 'text')).toEqual(['text', 'reminder']);
  await settleAttempt(ctx, latest?.id ?? '', { state: 'failed', errorCode: '63016', providerId: null });
  await runDueJobs(ctx);
  expect(ctx.asked).toHaveLength(2);
  expect(await listOutcomes(ctx)).toMatchObject([
    { state: 'accepted', channel: 'whatsapp' },
    { state: 'accepted', channel: 'whatsapp' },
    { state: 'accepted', channel: 'whatsapp' },
  ]);
});

test('a late report of a closed window says nothing about who has written since', async () => {
  const ctx = await withProvider({ templates: ['reminder'] });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.advance(60_000);
  await write(ctx, '/help');
  const sendId = ctx.asked[0]?.sendId ?? '';
  await settleAttempt(ctx, sendId, { state: 'failed', errorCode: '63016', providerId: null });
  ctx.asked.length = 0;
  ctx.clock.advance(2000);
  await runDueJobs(ctx);
  expect(ctx.asked).toMatchObject([{ text: expect.stringContaining('Dentist') }]);
  expect(ctx.asked[0]?.template).toBeUndefined();
});

test('without a template what finds the window closed stands on the dashboard', async () => {
  const ctx = await withProvider({ fateOf: closed });
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.advance(2000);
  await runDueJobs(ctx);
  expect(ctx.asked).toHaveLength(1);
  expect(await listDeliveries(ctx)).toMatchObject([{ channel: 'web', text: 'Reminder: Dentist' }]);
});

test('STOP ends what was not asked for, START resumes it, and both are answered', async () => {
  const ctx = await withProvider({});
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-10T17:00' });
  await createReminder(ctx, { title: 'Doctor', reminderTime: '2027-03-10T18:00' });
  expect(await write(ctx, 'Stop.')).toBe(stoppedText(null));
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.advance(1000);
  expect(await write(ctx, 'START')).toBe(startedText);
  ctx.clock.set('2027-03-10T17:00:00Z');
  await runDueJobs(ctx);
  expect((await listOutcomes(ctx)).map(({ channel }) => channel)).toEqual([
    'whatsapp',
    'web',
    'whatsapp',
    'whatsapp',
  ]);
  expect(ctx.sent.at(-1)?.text).toBe('Reminder: Doctor');
});

test.each([
  ['stop', false, 'stop'],
  ['STOP!', false, 'stop'],
  ['stop', true, null],
  ['unsubscribe', true, 'stop'],
  ['stop the daily summary', false, null],
  ['start', false, 'start'],
  ['start the washing machine', false, null],
] as const)('%s, asked: %s, means %s', (text, isAsked, meant) => {
  expect(stopOrStart(text, isAsked)).toBe(meant);
});

test('a provider that fails ten times in a row is left alone but for one probe in 30 seconds, and nothing is lost', async () => {
  let isUp = false;
  const fateOf = () => (isUp ? 'taken' : new SendError('unreachable', 'ECONNREFUSED', 30));
  const ctx = await withProvider({ fateOf });
  const people = [ctx];
  for (let more = 0; more < 24; more += 1) people.push({ ...ctx, ...(await createUserWithPhone(ctx)) });
  for (const person of people)
    await createReminder(person, { title: 'All at once', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  // Attempts that have begun when the tenth fails are not stopped.
  const tried = ctx.asked.length;
  expect(tried).toBeGreaterThanOrEqual(10);
  expect(tried).toBeLessThan(25);
  for (const probes of [1, 2]) {
    ctx.clock.advance(31_000);
    await runDueJobs(ctx);
    expect(ctx.asked).toHaveLength(tried + probes);
  }
  isUp = true;
  for (let minute = 0; minute < 3; minute += 1) {
    ctx.clock.advance(31_000);
    await runDueJobs(ctx);
  }
  expect(ctx.sent).toHaveLength(25);
});

test('one person gets at most ten messages a minute, the others follow', async () => {
  const ctx = await withProvider({});
  for (let place = 0; place < 12; place += 1) {
    const minute = String(place).padStart(2, '0');
    await createReminder(ctx, { title: `number ${place}`, reminderTime: `2027-03-10T17:${minute}` });
  }
  // All of them are late, but each minute's deliveries are a message of their own.
  ctx.clock.set('2027-03-10T16:20:00Z');
  await runDueJobs(ctx);
  const atFirst = ctx.sent.length;
  await createReminder(ctx, { title: 'one more', reminderTime: '2027-03-10T17:21' });
  for (let minute = 0; minute < 4; minute += 1) {
    ctx.clock.advance(61_000);
    await runDueJobs(ctx);
  }
  expect(atFirst).toBeGreaterThanOrEqual(10);
  expect(ctx.sent).toHaveLength(13);
});

test('what is due waits while its channel is switched off, and leaves when it is on again', async () => {
  const ctx = await withProvider({ templates: ['reminder'] });
  await setProviderOff(ctx, ctx.ports.messengers.whatsapp.provider, true);
  await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  await write(ctx, 'show my todos');
  expect(ctx.asked).toEqual([]);
  expect(await listDeliveries(ctx)).toMatchObject([{ status: 'planned', channel: null }]);
  await setProviderOff(ctx, ctx.ports.messengers.whatsapp.provider, false);
  ctx.clock.advance(301_000);
  await replyToConversation(ctx, conversationIdOf(ctx.user.id));
  await runDueJobs(ctx);
  expect(ctx.asked.map(({ text }) => text)).toEqual([
    expect.stringContaining('Your list is empty'),
    expect.stringContaining('Dentist'),
  ]);
  await runDueJobs(ctx);
  expect(ctx.asked).toHaveLength(2);
});

test('what is under way stops when the switch is thrown', async () => {
  const ctx = await withProvider({});
  const { whatsapp: messenger } = ctx.ports.messengers;
  const { provider } = messenger;
  const gate = await loadSendLimits(ctx, { channel: 'whatsapp', messenger }, []);
  expect(await gate.delayOfAll()).toBeNull();
  await setProviderOff(ctx, provider, true);
  await expect.poll(() => gate.delayOfAll(), { timeout: 5000 }).not.toBeNull();
});

test("a template's variables hold no break, no tab, no run of spaces and are never empty", () => {
  const { template, isWhole } = buildTemplate('reminder', 'Reminder: A\n\n\tB    C', ' ');
  expect(template.variables).toEqual({ 1: 'there', 2: 'Reminder: A B C' });
  expect(isWhole).toBe(false);
  const long = buildTemplate('reminder', `${'word '.repeat(60)}😀`, 'Ada');
  expect(long.template.variables[2]).toMatch(/^(word ){39}word …$/);
  expect(buildTemplate('reminder', '😀'.repeat(150), null).template.variables[2]?.isWellFormed()).toBe(true);
});

test('every kind has its template, and of what leaves together the most pressing one says', async () => {
  const templates: TemplateName[] = ['reminder', 'summary', 'journal', 'recap'];
  const ctx = await withProvider({ templates });
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: null })
    .where(eq(contactPoints.userId, ctx.user.id));
  await createDailyReminder(ctx, dailyReminderInput.parse({ name: 'Morning', time: '17:00' }));
  await createReminder(ctx, { title: 'dentist', reminderTime: '2027-03-12T17:00', leads: [2880] });
  await createJournalReminder(ctx, { time: '20:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  ctx.clock.set('2027-03-10T19:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.asked.map(({ template }) => template?.name)).toEqual(['reminder', 'journal']);
  expect(ctx.asked[0]?.template?.variables[2]).toContain('In 2 days: dentist');
});

test('a report that is quicker than our own mark loses nothing of it', async () => {
  const ctx = await withProvider({});
  const { whatsapp: messenger } = ctx.ports.messengers;
  ctx.ports.messengers.whatsapp = {
    ...messenger,
    send: async (message) => {
      const taken = await messenger.send(message);
      await settleAttempt(ctx, message.sendId, {
        providerId: taken.providerId,
        state: 'delivered',
        errorCode: null,
      });
      return taken;
    },
  };
  await createReminder(ctx, { title: 'tea', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(await listDeliveries(ctx)).toMatchObject([
    { status: 'delivered', channel: 'whatsapp', text: 'Reminder: tea', sentAt: '2027-03-10T16:00:00.000Z' },
  ]);
});

test('a part that failed before our own mark stays failed, and the message is shown on the dashboard', async () => {
  const ctx = await withProvider({});
  const { whatsapp } = ctx.ports.messengers;
  const report = (sendId: string, state: 'failed' | 'delivered') =>
    settleAttempt(ctx, sendId, { providerId: null, state, errorCode: state === 'failed' ? '63024' : null });
  ctx.ports.messengers.whatsapp = {
    ...whatsapp,
    send: async (message) => {
      const taken = await whatsapp.send(message);
      if (ctx.asked.length === 1) await report(message.sendId, 'failed');
      return taken;
    },
  };
  const description = `${'words '.repeat(300)}\nthe end`;
  await createReminder(ctx, { title: 'long', description, reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(ctx.asked).toHaveLength(2);
  await report(ctx.asked[1]?.sendId ?? '', 'delivered');
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('STOP is answered with nothing that waited', async () => {
  const ctx = await withProvider({ templates: ['reminder'] });
  await ctx.db
    .update(contactPoints)
    .set({ lastInboundAt: null })
    .where(eq(contactPoints.userId, ctx.user.id));
  await createReminder(ctx, {
    title: 'tea',
    description: 'green\nnot black',
    reminderTime: '2027-03-10T17:00',
  });
  ctx.clock.set('2027-03-10T16:00:00Z');
  await runDueJobs(ctx);
  expect(await write(ctx, 'STOP')).not.toContain('tea');
  expect(await write(ctx, 'START')).toContain('Reminder: tea');
});
