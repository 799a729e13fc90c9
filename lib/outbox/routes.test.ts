import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { contactPoints, providerState, webhookLogs } from '@/db/schema/channels';
import { deliveries } from '@/db/schema/deliveries';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { storeInbound } from '@/lib/channels/inbound/inbound-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import type { UserCtx } from '@/lib/context';
import { listDeliveries } from '@/lib/outbox/reads';
import { type Messenger, type OutboundMessage, SendError, type SentMessage } from '@/lib/ports';
import { createReminder } from '@/lib/reminders/writes';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { type TestCtx, testCtx } from '@/testing/world';

beforeEach(async () => {
  await clearSchedules();
  const { db } = await testCtx();
  await db.delete(providerState);
  await db.delete(deliveries);
  await db.delete(webhookLogs);
});

type Fate = () => SendError | null;

function provider(fate: { now: Fate }) {
  const list: SentMessage[] = [];
  const messenger: Messenger = {
    provider: `stand-in ${randomUUID()}`,
    listedWithinSeconds: 30,
    sentTo: async () => list,
    send: async ({ text, sendId }: OutboundMessage) => {
      const error = fate.now();
      if (error) throw error;
      list.push({ providerId: sendId, text, state: 'accepted', errorCode: null });
      return { providerId: sendId, state: 'accepted' };
    },
  };
  return { list, messenger };
}

async function withTwoChannels(whatsapp: Messenger, telegram: Messenger): Promise<TestCtx & UserCtx> {
  const base = await testCtx({ messengers: { whatsapp, telegram } });
  const me = await createUserWithPhone(base, 'UTC');
  await me.db.insert(contactPoints).values({
    userId: me.user.id,
    channel: 'telegram',
    address: String(Math.floor(Math.random() * 1e9)),
    state: 'bound',
    rank: 1,
  });
  return me;
}

async function remindOf(ctx: TestCtx & UserCtx, title: string): Promise<void> {
  const at = new Date(ctx.now().getTime() + 60_000);
  await createReminder(ctx, { title, reminderTime: at.toISOString() });
  ctx.clock.set(at);
  await runDueJobs(ctx);
}

async function minutes(ctx: TestCtx, count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    ctx.clock.advance(60_000);
    await runDueJobs(ctx);
  }
}

const taken: Fate = () => null;
const texts = (list: SentMessage[]) => list.map(({ text }) => text);

test('what the first channel refuses leaves by the next one at once, and only there', async () => {
  const whatsapp = provider({ now: () => new SendError('refused', '21211') });
  const telegram = provider({ now: taken });
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await remindOf(ctx, 'tea');
  await minutes(ctx, 20);
  expect(texts(whatsapp.list)).toEqual([]);
  expect(texts(telegram.list)).toEqual(['Reminder: tea']);
  expect(await listDeliveries(ctx)).toMatchObject([{ channel: 'telegram', tried: ['whatsapp'] }]);
});

test('what every channel refuses is shown on the dashboard', async () => {
  const refuse = () => new SendError('refused', 'no');
  const [whatsapp, telegram] = [provider({ now: refuse }), provider({ now: refuse })];
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await remindOf(ctx, 'tea');
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('an address that takes nothing more is dead: the next message does not try it', async () => {
  let asked = 0;
  const whatsapp = provider({
    now: () => {
      asked += 1;
      return new SendError('gone', '403');
    },
  });
  const telegram = provider({ now: taken });
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await remindOf(ctx, 'tea');
  await remindOf(ctx, 'cake');
  expect(asked).toBe(1);
  expect(texts(telegram.list)).toEqual(['Reminder: tea', 'Reminder: cake']);
});

test('while a channel is switched off its messages leave by the next; when all are, they wait', async () => {
  const [whatsapp, telegram] = [provider({ now: taken }), provider({ now: taken })];
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await setProviderOff(ctx, whatsapp.messenger.provider, true);
  await remindOf(ctx, 'tea');
  await setProviderOff(ctx, telegram.messenger.provider, true);
  await remindOf(ctx, 'cake');
  expect(texts(telegram.list)).toEqual(['Reminder: tea']);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'accepted' }, { state: 'planned', channel: null }]);
  await setProviderOff(ctx, whatsapp.messenger.provider, false);
  await minutes(ctx, 6);
  expect(texts(whatsapp.list)).toEqual([expect.stringContaining('Reminder: cake')]);
  expect(texts(telegram.list)).toHaveLength(1);
});

test.each([
  ['Telegram’s flood limit of an hour', new SendError('limited', '429', 3600)],
  ['a revoked token', new SendError('unreachable', '401', 60)],
  ['a mail server’s 451', new SendError('limited', '451', 300)],
])(
  '%s: the next channel sends it at once, and only there; alone, the channel is waited for',
  async (_, error) => {
    const fate: { now: Fate } = { now: () => error };
    const [first, second] = [provider(fate), provider({ now: taken })];
    const ctx = await withTwoChannels(first.messenger, second.messenger);
    await remindOf(ctx, 'tea');
    fate.now = taken;
    await minutes(ctx, 90);
    expect(texts(second.list)).toEqual(['Reminder: tea']);
    expect(texts(first.list)).toEqual([]);
    fate.now = () => error;
    await setProviderOff(ctx, second.messenger.provider, true);
    await remindOf(ctx, 'cake');
    fate.now = taken;
    await minutes(ctx, 90);
    expect(
      [...texts(first.list), ...texts(second.list)].filter((text) => text.includes('cake')),
    ).toHaveLength(1);
  },
);

test('a short wait is waited for; short waits that add up to a minute are not', async () => {
  const fate: { now: Fate } = { now: () => new SendError('limited', '429', 20) };
  const [first, second] = [provider(fate), provider({ now: taken })];
  const ctx = await withTwoChannels(first.messenger, second.messenger);
  const after20s = async () => {
    ctx.clock.advance(20_000);
    await runDueJobs(ctx);
  };
  await remindOf(ctx, 'tea');
  fate.now = taken;
  await after20s();
  expect([texts(first.list), texts(second.list)]).toEqual([['Reminder: tea'], []]);
  fate.now = () => new SendError('limited', '429', 20);
  await remindOf(ctx, 'cake');
  await after20s();
  expect(texts(second.list)).toEqual([]);
  await after20s();
  expect(texts(second.list)).toEqual(['Reminder: cake']);
});

test('what may have arrived on one channel does not leave by another until that is disproved', async () => {
  let isAway = true;
  const whatsapp = provider({ now: () => (isAway ? new SendError('unknown', 'ECONNRESET') : null) });
  const telegram = provider({ now: taken });
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await remindOf(ctx, 'tea');
  await minutes(ctx, 10);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'unknown', channel: 'whatsapp' }]);
  isAway = false;
  await minutes(ctx, 10);
  expect([...texts(whatsapp.list), ...texts(telegram.list)]).toEqual([expect.stringContaining('tea')]);
});

async function write(
  ctx: UserCtx,
  text: string,
  channel: 'whatsapp' | 'telegram' = 'whatsapp',
): Promise<string> {
  const own = await ctx.db.select().from(contactPoints).where(eq(contactPoints.userId, ctx.user.id));
  const from = own.find((point) => point.channel === channel)?.address ?? '';
  const message = { from, to: null, type: 'text', text, provenance: {} };
  return (await storeInbound(ctx, { ...message, channel, providerMessageId: randomUUID() })).conversationId;
}

async function withProvider(fate: { now: Fate }) {
  const { list, messenger } = provider(fate);
  const ctx = await createUserWithPhone(await testCtx({ messengers: { whatsapp: messenger } }), 'UTC');
  return { ctx, list, messenger };
}

test('a reply that the provider refuses has failed: it has no other channel', async () => {
  const { ctx, list } = await withProvider({ now: () => new SendError('refused', '21211') });
  await replyToConversation(ctx, await write(ctx, 'add milk to my list'));
  await minutes(ctx, 20);
  expect(list).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'failed', channel: 'whatsapp' }]);
});

test('a channel that has to wait holds back its own replies, and no other channel', async () => {
  const fate: { now: Fate } = { now: () => new SendError('limited', '429', 3600) };
  const [whatsapp, telegram] = [provider({ now: taken }), provider(fate)];
  const ctx = await withTwoChannels(whatsapp.messenger, telegram.messenger);
  await write(ctx, 'add milk to my list', 'telegram');
  const conversation = await write(ctx, 'add bread to my list');
  await replyToConversation(ctx, conversation);
  expect(texts(whatsapp.list)).toEqual([expect.stringContaining('bread')]);
  fate.now = taken;
  ctx.clock.advance(3_601_000);
  await replyToConversation(ctx, conversation);
  expect(texts(telegram.list)).toEqual([expect.stringContaining('milk')]);
  expect(whatsapp.list).toHaveLength(1);
});

test.each([true, false])(
  'a process that dies around the send of a reply (the provider got it: %s): it arrives once, soon after',
  async (gotIt) => {
    const fate = { now: taken };
    const { ctx, list, messenger } = await withProvider(fate);
    const { send } = messenger;
    messenger.send = async (message) => {
      if (gotIt) await send(message);
      throw new Error('killed');
    };
    const conversation = await write(ctx, 'add milk to my list');
    await expect(replyToConversation(ctx, conversation)).rejects.toThrow('killed');
    messenger.send = send;
    for (let second = 0; second < 40; second += 10) {
      ctx.clock.advance(10_000);
      await runDueJobs(ctx);
      await replyToConversation(ctx, conversation);
    }
    expect(texts(list)).toEqual([expect.stringContaining('milk')]);
    expect(await listOutcomes(ctx)).toMatchObject([{ state: 'accepted' }]);
  },
);

test('a reply without proof is sent again once the list, unreadable for an hour, disproves it', async () => {
  const fate: { now: Fate } = { now: () => new SendError('unknown', '503') };
  const { ctx, list, messenger } = await withProvider(fate);
  messenger.sentTo = async () => Promise.reject(new Error('away'));
  await replyToConversation(ctx, await write(ctx, 'add milk to my list'));
  await minutes(ctx, 60);
  fate.now = taken;
  messenger.sentTo = async () => list;
  await minutes(ctx, 10);
  expect(texts(list)).toEqual([expect.stringContaining('milk')]);
  await minutes(ctx, 10);
  expect(list).toHaveLength(1);
});

test('a reply that could not leave for a day has expired', async () => {
  const { ctx, list, messenger } = await withProvider({ now: taken });
  await setProviderOff(ctx, messenger.provider, true);
  await replyToConversation(ctx, await write(ctx, 'add milk to my list'));
  await setProviderOff(ctx, messenger.provider, false);
  ctx.clock.advance(24 * 3_600_000);
  await runDueJobs(ctx);
  expect(list).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'expired' }]);
});
