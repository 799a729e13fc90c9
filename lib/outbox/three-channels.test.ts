import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { saveOrder } from '@/lib/channels/order-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { defaultOrder, type MessengerChannel, messengerChannelNames } from '@/lib/channels/rules';
import { settleAttempt } from '@/lib/outbox/settle';
import { type Messenger, type OutboundMessage, SendError } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { seededRandom } from '@/testing/virtual/random';
import { testCtx } from '@/testing/world';

beforeEach(clearSchedules);

const kinds = ['refused', 'gone', 'limited', 'unreachable'] as const;

test('with three channels that fail between them nothing is lost and nothing comes twice', async () => {
  const ctx = await testCtx();
  const { next: random } = seededRandom(7);
  const ledger: string[] = [];
  let failing = 0.4;
  const messenger = (channel: MessengerChannel): Messenger => ({
    provider: `test-${channel}`,
    send: async ({ text, sendId }) => {
      if (random() < failing)
        throw new SendError(kinds[Math.floor(random() * kinds.length)] ?? 'refused', 'random', 20);
      ledger.push(text);
      return { providerId: sendId, state: 'delivered' };
    },
  });
  for (const channel of messengerChannelNames) ctx.ports.messengers[channel] = messenger(channel);
  const wanted: string[] = [];
  const users = [];
  for (let user = 0; user < 30; user += 1) {
    const own = await createUser(ctx, { recapOn: false });
    users.push(own);
    for (const channel of messengerChannelNames)
      if (random() < 0.8)
        await ctx.db.insert(contactPoints).values({
          ...{ userId: own.user.id, channel, state: 'bound', lastInboundAt: ctx.now() },
          address: `${channel}-${own.user.id}`,
        });
    const order = [...defaultOrder].sort(() => random() - 0.5);
    await saveOrder(ctx, own.user.id, ['reminders'], order);
    for (const minute of ['15:10', '15:20', '15:30', '15:40']) {
      const title = `${user} at ${minute}`;
      wanted.push(title);
      await createReminder(own, { title, reminderTime: `2027-03-10T${minute}` });
    }
  }
  for (let minute = 0; minute < 75; minute += 1) {
    ctx.clock.advance(60_000);
    if (minute === 9) await setProviderOff(ctx, 'test-whatsapp', true);
    if (minute === 25) await setProviderOff(ctx, 'test-whatsapp', false);
    if (minute === 26) await setProviderOff(ctx, 'test-telegram', true);
    if (minute === 45) await setProviderOff(ctx, 'test-telegram', false);
    if (minute === 50) failing = 0;
    await runDueJobs(ctx);
  }
  const rows = await Promise.all(
    users.map(({ user }) =>
      ctx.db
        .select({ text: deliveries.body, state: deliveries.state, channel: deliveries.channel })
        .from(deliveries)
        .where(and(eq(deliveries.userId, user.id), eq(deliveries.kind, 'reminder'))),
    ),
  );
  const shown = rows.flat();
  expect(shown.map(({ state }) => state)).toEqual(Array(wanted.length).fill('delivered'));
  const inBrowser = shown.filter(({ channel }) => channel === 'web').map(({ text }) => text);
  // Deliveries that waited together arrive as one message, so messages are split into titles.
  const arrived = [...ledger, ...inBrowser].flatMap(titlesIn);
  expect(arrived.toSorted()).toEqual(wanted.toSorted());
  const used = new Set(shown.map(({ channel }) => channel));
  expect([...used].sort()).toEqual(['email', 'telegram', 'web', 'whatsapp']);
});

async function withTwoChannels(
  order: MessengerChannel[],
  answer: (channel: MessengerChannel, message: OutboundMessage) => SendError | null,
) {
  const ctx = await createUserWithPhone(await testCtx());
  const taken: { channel: MessengerChannel; text: string; sendId: string }[] = [];
  const messenger = (channel: MessengerChannel): Messenger => ({
    provider: `test-two-${channel}`,
    ...(channel === 'whatsapp' ? { templates: ['reminder'] } : {}),
    send: async (message) => {
      const error = answer(channel, message);
      if (error && error.kind !== 'unknown') throw error;
      taken.push({ channel, text: message.text, sendId: message.sendId });
      if (error) throw error;
      return { providerId: message.sendId, state: 'accepted' };
    },
  });
  for (const channel of ['whatsapp', 'telegram'] as const) ctx.ports.messengers[channel] = messenger(channel);
  const chat = { channel: 'telegram', address: `chat-${ctx.user.id}`, state: 'bound' } as const;
  await ctx.db.insert(contactPoints).values({ userId: ctx.user.id, ...chat });
  await saveOrder(ctx, ctx.user.id, ['reminders'], [...order, 'web']);
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  const report = async (state: 'accepted' | 'delivered' | 'failed', code: string | null = null) => {
    const sendId = taken.at(-1)?.sendId ?? '';
    await settleAttempt(ctx, sendId, { state, errorCode: code, providerId: sendId });
    ctx.clock.advance(2_000);
    await runDueJobs(ctx);
  };
  return { ctx, taken, report };
}

test('a report about the second channel is not mixed up with the refusal of the first', async () => {
  const { ctx, taken, report } = await withTwoChannels(['telegram', 'whatsapp'], (channel) =>
    channel === 'telegram' ? new SendError('refused', '400') : new SendError('unknown', 'ECONNRESET'),
  );
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'unknown', channel: 'whatsapp' }]);
  await report('delivered');
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'whatsapp' }]);
  expect(taken).toHaveLength(1);
});

test('a report about a template is not mixed up with the text that found the window closed', async () => {
  const { ctx, taken, report } = await withTwoChannels(['whatsapp', 'telegram'], (_, { template }) =>
    template ? null : new SendError('refused', '63016'),
  );
  ctx.clock.advance(2_000);
  await runDueJobs(ctx);
  expect(taken.map(({ channel }) => channel)).toEqual(['whatsapp']);
  await report('delivered');
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'whatsapp' }]);
});

test('what a channel took and then could not deliver leaves by the next one, once, and in the end it is shown', async () => {
  const { ctx, taken, report } = await withTwoChannels(['whatsapp', 'telegram'], () => null);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'accepted', channel: 'whatsapp' }]);
  await report('failed', '63024');
  expect(taken.map(({ channel }) => channel)).toEqual(['whatsapp', 'telegram']);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'accepted', channel: 'telegram' }]);
  await report('failed', '400');
  expect(taken).toHaveLength(2);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('a failure that is reported after the expiry is only shown', async () => {
  const { ctx, taken, report } = await withTwoChannels(['whatsapp', 'telegram'], () => null);
  ctx.clock.advance(13 * 3_600_000);
  await report('failed', '63024');
  expect(taken).toHaveLength(1);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('a process that dies in a large batch has stored what it sent, but for the last messages', async () => {
  const ctx = await testCtx();
  const [people, sentBefore] = [100, 75];
  const taken: string[] = [];
  let isDead = false;
  ctx.ports.messengers.telegram = {
    provider: 'test-dying',
    send: async ({ to, sendId }) => {
      if (isDead) throw new Error('the process died');
      isDead = taken.length === sentBefore;
      if (isDead) throw new Error('the process died');
      taken.push(to);
      return { providerId: sendId, state: 'delivered' };
    },
  };
  for (let person = 0; person < people; person += 1) {
    const own = await createUser(ctx, { recapOn: false });
    const chat = { channel: 'telegram', address: `batch-${own.user.id}`, state: 'bound' } as const;
    await ctx.db.insert(contactPoints).values({ userId: own.user.id, ...chat });
    await createReminder(own, { title: `Batch ${person}`, reminderTime: '2027-03-10T15:30' });
  }
  ctx.clock.set('2027-03-10T15:30:01Z');
  await expect(runDueJobs(ctx)).rejects.toThrow('died');
  isDead = false;
  ctx.ports.messengers.telegram.send = async ({ to, sendId }) => {
    taken.push(to);
    return { providerId: sendId, state: 'delivered' };
  };
  for (let minute = 0; minute < 40; minute += 1) {
    ctx.clock.advance(60_000);
    await runDueJobs(ctx);
  }
  expect(new Set(taken).size).toBe(people);
  // Those in flight, and those whose outcomes were not stored yet.
  expect(taken.length - people).toBeLessThan(40);
});

function titlesIn(text: string): string[] {
  return text.match(/\d+ at \d\d:\d\d/g) ?? [];
}
