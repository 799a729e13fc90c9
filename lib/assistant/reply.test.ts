import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries, sends } from '@/db/schema/deliveries';
import { replyToTalk } from '@/lib/assistant/reply';
import { claimTalk } from '@/lib/assistant/talk-writes';
import { phoneState, startBinding } from '@/lib/channels/phone';
import { onboardingText } from '@/lib/channels/rules';
import { receiveMessage } from '@/lib/channels/whatsapp/receive';
import { claimAddress } from '@/lib/channels/writes';
import type { Ctx } from '@/lib/context';
import { SendError } from '@/lib/ports';
import { pass } from '@/lib/testing/due';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { listTodos } from '@/lib/todos/reads';

let count = 0;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A person whose phone is bound. */
async function owner(world: TestCtx) {
  count += 1;
  const number = `+1555${2_000_000 + count}`;
  const ctx = await createUser(world, { phoneNumber: number, timezone: 'America/New_York' });
  await world.db
    .insert(contactPoints)
    .values({ userId: ctx.user.id, channel: 'whatsapp', address: number, state: 'bound' });
  return { ctx, number };
}

/** What Twilio posts for a message. */
function form(from: string, text: string, more: Record<string, string> = {}) {
  return {
    MessageSid: `SM${randomUUID()}`,
    AccountSid: 'AC1',
    From: `whatsapp:${from}`,
    To: 'whatsapp:+15550009999',
    Body: text,
    ...more,
  };
}

async function rowOf(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(webhookLogs).where(eq(webhookLogs.id, id));
  if (!row) throw new Error('no such row');
  return row;
}

test('a message is stored in one trip, nudged, answered, and its row closed with every field', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  world.trips.reset();
  const stored = await receiveMessage(world, form(number, 'add milk to my list'));
  expect(world.trips.waves).toBe(1);
  expect(world.jobs).toEqual([{ path: '/api/jobs/reply', body: { talk: `u:${ctx.user.id}` } }]);

  world.clock.advance(1234);
  expect(await replyToTalk(world, stored.talk)).toEqual({ state: 'drained' });
  expect(world.sent).toMatchObject([
    { channel: 'whatsapp', to: number, text: 'Added to your list: “milk”.' },
  ]);
  expect((await listTodos(ctx, {})).items.map((item) => item.text)).toEqual(['milk']);
  expect(await rowOf(world, stored.id)).toMatchObject({
    userId: ctx.user.id,
    phoneNumber: number,
    to: '+15550009999',
    messageType: 'text',
    messageContent: 'add milk to my list',
    responseContent: 'Added to your list: “milk”.',
    status: 'success',
    processingTime: 1234,
    body: null,
    crashes: 0,
    attempts: 0,
  });
});

test('the same message again is one row and one reply; an unfinished one is nudged again, a finished one is not', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  const message = form(number, 'add milk to my list');
  const first = await receiveMessage(world, message);
  const second = await receiveMessage(world, message);
  expect(second).toMatchObject({ id: first.id, fresh: false });
  expect(world.jobs).toHaveLength(2);
  await replyToTalk(world, first.talk);
  await receiveMessage(world, message);
  await replyToTalk(world, first.talk);
  expect(world.jobs).toHaveLength(2);
  expect(world.sent).toHaveLength(1);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
});

test('at most two trips before the model is asked: the lease with the rows, then the context', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const stored = await receiveMessage(world, form(number, 'add milk to my list'));
  world.trips.reset();
  await replyToTalk(world, stored.talk);
  const before = world.trips.statements.indexOf('transaction');
  expect(before).toBeGreaterThan(0);
  expect(world.trips.wavesBefore(before)).toBe(2);
});

test('two messages are answered in the order they came in', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const first = await receiveMessage(world, form(number, 'add milk to my list'));
  await receiveMessage(world, form(number, 'show my todos'));
  await replyToTalk(world, first.talk);
  expect(world.sent.map((message) => message.text)).toEqual([
    'Added to your list: “milk”.',
    'Your todos:\n1. milk',
  ]);
});

test('a number of no account gets the onboarding text and reaches nothing', async () => {
  const world = await testCtx();
  const stored = await receiveMessage(world, form('+15557770001', 'show my todos'));
  expect(stored.talk).toBe('whatsapp:+15557770001');
  await replyToTalk(world, stored.talk);
  expect(world.sent.map((message) => message.text)).toEqual([onboardingText]);
});

test('a voice message without words is answered that it cannot be heard', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const stored = await receiveMessage(
    world,
    form(number, '', { NumMedia: '1', MediaContentType0: 'audio/ogg' }),
  );
  await replyToTalk(world, stored.talk);
  expect(world.sent[0]?.text).toContain('cannot listen to voice messages');
});

test('a number binds only by a code that comes from it, once', async () => {
  const world = await testCtx();
  const ctx = await createUser(world);
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address: '+15557770002' });
  const { code } = await startBinding(ctx);
  const say = async (from: string, text: string) => {
    const { talk } = await receiveMessage(world, form(from, text));
    await replyToTalk(world, talk);
    return world.sent.at(-1)?.text;
  };
  expect(await say('+15557770003', code)).toBe(onboardingText);
  expect(await phoneState(ctx)).toEqual({ address: '+15557770002', bound: false });
  expect(await say('+15557770002', `my code is ${code.toLowerCase()}`)).toContain('now connected');
  expect(await phoneState(ctx)).toEqual({ address: '+15557770002', bound: true });
  expect(await say('+15557770002', 'add milk to my list')).toBe('Added to your list: “milk”.');
});

test('a bound number moves only with a new code, and the old account is told', async () => {
  const world = await testCtx();
  const { ctx: old, number } = await owner(world);
  const next = await createUser(world);
  await claimAddress(next, { userId: next.user.id, channel: 'whatsapp', address: number });
  const { code } = await startBinding(next);
  world.clock.advance(16 * 60_000);
  const late = await receiveMessage(world, form(number, code));
  await replyToTalk(world, late.talk);
  expect(await phoneState(old)).toEqual({ address: number, bound: true });

  const { code: fresh } = await startBinding(next);
  const { talk } = await receiveMessage(world, form(number, fresh));
  await replyToTalk(world, talk);
  expect(await phoneState(old)).toEqual({ address: null, bound: false });
  expect(await phoneState(next)).toEqual({ address: number, bound: true });
  expect(world.due.take()).toEqual(new Date(world.now().getTime() + 15_000));
  world.clock.advance(15_000);
  await pass(world);
  const told = await world.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, old.user.id), eq(deliveries.kind, 'notice')));
  expect(told).toMatchObject([{ state: 'delivered', channel: 'web' }]);
  expect(told[0]?.body).toContain('another Sidekick account');
});

test('a held lease is left alone, and the queue is asked to come back after it', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const { talk } = await receiveMessage(world, form(number, 'show my todos'));
  await claimTalk(world, talk, randomUUID(), 60);
  expect(await replyToTalk(world, talk)).toEqual({ state: 'later', afterSeconds: 61 });
  expect(world.sent).toEqual([]);
  world.clock.advance(61_000);
  await replyToTalk(world, talk);
  expect(world.sent).toHaveLength(1);
});

test('a rate limit puts the reply off without a second effect', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  const { messenger } = world.ports;
  let limited = true;
  const ports = {
    ...world.ports,
    messenger: {
      ...messenger,
      send: (message: Parameters<typeof messenger.send>[0]) => {
        if (limited) throw new SendError('limited', '429', 7);
        return messenger.send(message);
      },
    },
  };
  const { talk, id } = await receiveMessage(world, form(number, 'add milk to my list'));
  expect(await replyToTalk({ ...world, ports }, talk)).toEqual({ state: 'later', afterSeconds: 7 });
  limited = false;
  expect(await replyToTalk({ ...world, ports }, talk)).toEqual({ state: 'drained' });
  expect(world.sent).toHaveLength(1);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  expect(await rowOf(world, id)).toMatchObject({ status: 'success', attempts: 0 });
});

test('a send whose outcome is unknown is not sent again', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  let tries = 0;
  const messenger = {
    sentTo: async () => [],
    provider: 'test',
    send: async () => {
      tries += 1;
      throw new SendError('unknown', 'no answer');
    },
  };
  const { talk } = await receiveMessage(world, form(number, 'add milk to my list'));
  await replyToTalk({ ...world, ports: { ...world.ports, messenger } }, talk);
  await replyToTalk({ ...world, ports: { ...world.ports, messenger } }, talk);
  expect(tries).toBe(1);
  const [delivery] = await world.db.select().from(deliveries).where(eq(deliveries.address, number));
  expect(delivery?.state).toBe('unknown');
});

test('a job that died after the commit and before the send sends the same answer once', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  const { talk, id } = await receiveMessage(world, form(number, 'add milk to my list'));
  const dying = {
    provider: 'test',
    sentTo: async () => [],
    send: async () => Promise.reject(new Error('killed')),
  };
  await expect(replyToTalk({ ...world, ports: { ...world.ports, messenger: dying } }, talk)).rejects.toThrow(
    'killed',
  );
  await world.db.delete(sends);
  await world.db
    .update(deliveries)
    .set({ state: 'planned', leasedUntil: null })
    .where(eq(deliveries.slot, `in:${id}`));
  await replyToTalk(world, talk);
  expect(world.sent.map((message) => message.text)).toEqual(['Added to your list: “milk”.']);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
});

test('a message that keeps failing is set aside with one apology, and the next goes on', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const poison = await receiveMessage(world, form(number, 'add milk to my list'));
  await receiveMessage(world, form(number, 'show my todos'));
  await world.db.update(webhookLogs).set({ crashes: 2 }).where(eq(webhookLogs.id, poison.id));
  await replyToTalk(world, poison.talk);
  expect(world.sent.map((message) => message.text)).toEqual([
    expect.stringContaining('I have set it aside'),
    'Your list is empty. Nothing to do.',
  ]);
  expect(await rowOf(world, poison.id)).toMatchObject({ status: 'set_aside' });
});

test('a message that fails after its answer was committed is answered, not apologised for', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  const { talk, id } = await receiveMessage(world, form(number, 'add milk to my list'));
  const dying = {
    provider: 'test',
    sentTo: async () => [],
    send: async () => Promise.reject(new Error('killed')),
  };
  await expect(replyToTalk({ ...world, ports: { ...world.ports, messenger: dying } }, talk)).rejects.toThrow(
    'killed',
  );
  await world.db.delete(sends);
  await world.db
    .update(deliveries)
    .set({ state: 'planned', leasedUntil: null })
    .where(eq(deliveries.slot, `in:${id}`));
  await world.db.update(webhookLogs).set({ crashes: 2 }).where(eq(webhookLogs.id, id));
  await replyToTalk(world, talk);
  expect(world.sent.map((message) => message.text)).toEqual(['Added to your list: “milk”.']);
  expect((await listTodos(ctx, {})).items).toHaveLength(1);
  expect(await rowOf(world, id)).toMatchObject({ status: 'success' });
});

test('a reply that the provider refuses is an error in the log', async () => {
  const world = await testCtx();
  const { number } = await owner(world);
  const refusing = {
    provider: 'test',
    sentTo: async () => [],
    send: async () => Promise.reject(new SendError('refused', '63016')),
  };
  const { talk, id } = await receiveMessage(world, form(number, 'show my todos'));
  await replyToTalk({ ...world, ports: { ...world.ports, messenger: refusing } }, talk);
  expect(await rowOf(world, id)).toMatchObject({ status: 'error' });
});

test('a binding that dies before it is answered binds nothing, and the same code works again', async () => {
  const world = await testCtx();
  const ctx = await createUser(world);
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address: '+15557770008' });
  const { code } = await startBinding(ctx);
  const { talk } = await receiveMessage(world, form('+15557770008', code));
  const away = async () => Promise.reject(new Error('queue away'));
  const dying = { publish: away, publishAll: away };
  await expect(replyToTalk({ ...world, ports: { ...world.ports, queue: dying } }, talk)).rejects.toThrow(
    'queue away',
  );
  await replyToTalk(world, talk);
  expect(await phoneState(ctx)).toMatchObject({ bound: true });
  expect(world.sent.map((message) => message.text)).toEqual([expect.stringContaining('now connected')]);
});

test('what was written right behind the code is answered in the talk of the owner', async () => {
  const world = await testCtx();
  const ctx = await createUser(world);
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address: '+15557770009' });
  const { code } = await startBinding(ctx);
  const { talk } = await receiveMessage(world, form('+15557770009', code));
  const behind = await receiveMessage(world, form('+15557770009', 'add milk to my list'));
  expect(behind.talk).toBe('whatsapp:+15557770009');
  await replyToTalk(world, talk);
  await replyToTalk(world, `u:${ctx.user.id}`);
  expect(world.sent.map((message) => message.text)).toEqual([
    expect.stringContaining('now connected'),
    'Added to your list: “milk”.',
  ]);
});

test('a message over the limit is refused whole, not acted on by half', async () => {
  const world = await testCtx();
  const { ctx, number } = await owner(world);
  const { talk } = await receiveMessage(world, form(number, `add milk to my list\n${'x'.repeat(4000)}`));
  await replyToTalk(world, talk);
  expect(world.sent[0]?.text).toContain('too long');
  expect((await listTodos(ctx, {})).items).toEqual([]);
});
