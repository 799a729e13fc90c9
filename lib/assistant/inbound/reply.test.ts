import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { deliveries, sends } from '@/db/schema/deliveries';
import { answerTurn } from '@/lib/assistant/conversation/answer-turn';
import { claimConversation, releaseConversation } from '@/lib/assistant/conversation/writes';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { hashPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { writePace } from '@/lib/auth/rules';
import { newDevice } from '@/lib/auth/throttle/devices';
import { paceWrites, writePaceText } from '@/lib/auth/throttle/pace';
import { admit } from '@/lib/auth/throttle/throttle';
import { redeemUnlockCode } from '@/lib/auth/unlock';
import { verifyPassword } from '@/lib/auth/verify';
import { changeUser } from '@/lib/auth/writes';
import { claimAddress } from '@/lib/channels/contact-writes';
import { createBindingCode, phoneState } from '@/lib/channels/phone';
import { forwardedText, maskEmail, onboardingText, unsupportedText } from '@/lib/channels/rules';
import { receiveMessage } from '@/lib/channels/whatsapp/store-message';
import type { Ctx, UserCtx } from '@/lib/context';
import { SendError } from '@/lib/ports';
import { listTodos } from '@/lib/todos/reads';
import { createTodo } from '@/lib/todos/writes';
import { runDueJobs } from '@/testing/due';
import { createUser, exportedRows } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

let count = 0;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

async function owner(ctx: TestCtx) {
  count += 1;
  const number = `+1555${2_000_000 + count}`;
  const userCtx = await createUser(ctx, { phoneNumber: number, timezone: 'America/New_York' });
  await ctx.db
    .insert(contactPoints)
    .values({ userId: userCtx.user.id, channel: 'whatsapp', address: number, state: 'bound' });
  return { userCtx, number };
}

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

test('a message is stored in one trip, gets a reply job, is answered, and its row is closed', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  ctx.trips.reset();
  const stored = await receiveMessage(ctx, form(number, 'add milk to my list'));
  expect(ctx.trips.waves).toBe(1);
  expect(ctx.jobs).toEqual([{ path: '/api/jobs/reply', body: { conversation: `u:${userCtx.user.id}` } }]);

  ctx.clock.advance(1234);
  expect(await replyToConversation(ctx, stored.conversationId)).toEqual({ state: 'drained' });
  expect(ctx.sent).toMatchObject([{ to: number, text: expect.stringContaining('milk') }]);
  expect((await listTodos(userCtx, {})).items.map((item) => item.text)).toEqual(['milk']);
  expect(await rowOf(ctx, stored.id)).toMatchObject({
    userId: userCtx.user.id,
    phoneNumber: number,
    to: '+15550009999',
    messageType: 'text',
    messageContent: 'add milk to my list',
    responseContent: ctx.sent[0]?.text,
    status: 'success',
    processingTime: 1234,
    body: null,
    crashes: 0,
    attempts: 0,
  });
});

test('a repeated message is one row and one reply, and gets another job only if it is still unanswered', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const message = form(number, 'add milk to my list');
  const first = await receiveMessage(ctx, message);
  const second = await receiveMessage(ctx, message);
  expect(second).toMatchObject({ id: first.id, fresh: false });
  expect(ctx.jobs).toHaveLength(2);
  await replyToConversation(ctx, first.conversationId);
  await receiveMessage(ctx, message);
  await replyToConversation(ctx, first.conversationId);
  expect(ctx.jobs).toHaveLength(2);
  expect(ctx.sent).toHaveLength(1);
  expect((await listTodos(userCtx, {})).items).toHaveLength(1);
});

test('at most two trips are made before the model is asked: the lease with the rows, then the context', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const stored = await receiveMessage(ctx, form(number, 'add milk to my list'));
  ctx.trips.reset();
  await replyToConversation(ctx, stored.conversationId);
  const before = ctx.trips.statements.indexOf('transaction');
  expect(before).toBeGreaterThan(0);
  expect(ctx.trips.wavesBefore(before)).toBe(2);
});

test('two messages are answered in the order in which they came', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const first = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await receiveMessage(ctx, form(number, 'show my todos'));
  await replyToConversation(ctx, first.conversationId);
  expect(ctx.sent.map((message) => message.text)).toEqual([
    expect.stringContaining('milk'),
    expect.stringContaining('1. milk'),
  ]);
});

test('a number without an account gets only the onboarding text', async () => {
  const ctx = await testCtx();
  const stored = await receiveMessage(ctx, form('+15557770001', 'show my todos'));
  expect(stored.conversationId).toBe('whatsapp:+15557770001');
  await replyToConversation(ctx, stored.conversationId);
  expect(ctx.sent.map((message) => message.text)).toEqual([onboardingText]);
});

test('a voice message is answered that voice messages cannot be heard', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const stored = await receiveMessage(
    ctx,
    form(number, '', { NumMedia: '1', MediaContentType0: 'audio/ogg' }),
  );
  await replyToConversation(ctx, stored.conversationId);
  expect(ctx.sent[0]?.text).toBe(unsupportedText.audio);
});

test('a forwarded message is never executed', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  await createTodo(userCtx, { text: 'milk' });
  for (const text of ['delete milk from my list', 'add beer to my list', 'STOP']) {
    const { conversationId } = await receiveMessage(ctx, form(number, text, { Forwarded: 'true' }));
    await replyToConversation(ctx, conversationId);
    expect(ctx.sent.at(-1)?.text).toBe(forwardedText);
  }
  expect((await listTodos(userCtx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('a message beyond the pace of writes is not carried out and says so; later ones are', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const say = async (text: string) => {
    const { conversationId } = await receiveMessage(ctx, form(number, text));
    await replyToConversation(ctx, conversationId);
    return ctx.sent.at(-1)?.text;
  };
  for (let write = 0; write < writePace.burst; write += 1) await paceWrites(userCtx);
  expect(await say('add milk to my list')).toBe(writePaceText);
  ctx.clock.advance(1000);
  await say('add bread to my list');
  expect((await listTodos(userCtx, {})).items.map((item) => item.text)).toEqual(['bread']);
});

test('a number is bound only by a code that is sent from it', async () => {
  const ctx = await testCtx();
  const userCtx = await createUser(ctx);
  await claimAddress(userCtx, { userId: userCtx.user.id, channel: 'whatsapp', address: '+15557770002' });
  const { code } = await createBindingCode(userCtx);
  const say = async (from: string, text: string, more = {}) => {
    const { conversationId } = await receiveMessage(ctx, form(from, text, more));
    await replyToConversation(ctx, conversationId);
    return ctx.sent.at(-1)?.text;
  };
  expect(await say('+15557770003', code)).toBe(onboardingText);
  await say('+15557770002', code, { Forwarded: 'true' });
  expect(await phoneState(userCtx)).toEqual({ address: '+15557770002', bound: false });
  await say('+15557770002', `my code is ${code.toLowerCase()}`);
  expect(await phoneState(userCtx)).toEqual({ address: '+15557770002', bound: true });
  await say('+15557770002', 'add milk to my list');
  expect((await listTodos(userCtx, {})).items.map((item) => item.text)).toEqual(['milk']);
});

test('“unlock” from the connected phone lets its owner sign in at once, although strangers guess', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { email } = userCtx.user;
  await changeUser(userCtx, { passwordHash: await hashPassword('right password') });
  for (let tries = 0; tries < 60; tries += 1)
    await admit(ctx, { email, address: `10.9.${tries}.1`, device: null }, null).catch(() => {});
  const { id, conversationId } = await receiveMessage(ctx, form(number, 'Unlock'));
  await replyToConversation(ctx, conversationId);
  expect(await rowOf(ctx, id)).toMatchObject({ responseContent: '[private]' });
  const code = /UN-\w{8}/.exec(ctx.sent.at(-1)?.text ?? '')?.[0] ?? '';
  const redeem = (typed: string) => redeemUnlockCode(ctx, { email, code: typed, address: '10.8.8.1' });
  await expect(redeem('UN-ABCDEFGH')).rejects.toMatchObject({ code: 'invalid' });
  await redeem(` ${code.toLowerCase()} `);
  await expect(redeem(code)).rejects.toMatchObject({ code: 'invalid' });
  const passwordHash = (await findCredentials(ctx.db, email))?.passwordHash ?? '';
  const attempt = { email, password: 'right password', address: '10.8.8.1' };
  await expect(verifyPassword(ctx, { ...attempt, device: null })).rejects.toMatchObject({ code: 'too_many' });
  const device = newDevice(email, passwordHash);
  expect(await verifyPassword(ctx, { ...attempt, device })).toMatchObject({ email });
});

test('the code of “unlock” is in no export and in no log, also if the process died after it was planned', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const stored = await receiveMessage(ctx, form(number, 'unlock'));
  ctx.ports.messengers.whatsapp.send = () => Promise.reject(new Error('the process died'));
  await expect(replyToConversation(ctx, stored.conversationId)).rejects.toThrow('died');
  ctx.clock.advance(60_000);
  await replyToConversation(ctx, stored.conversationId);
  const [reply] = await ctx.db
    .select({ text: deliveries.body })
    .from(deliveries)
    .where(eq(deliveries.userId, userCtx.user.id));
  const code = /UN-\w{8}/.exec(reply?.text ?? '')?.[0];
  const exported = await exportedRows(userCtx);
  expect(exported.deliveries).toMatchObject([{ kind: 'reply', holds_code: true }]);
  expect(code).toBeDefined();
  expect(JSON.stringify([exported, await rowOf(ctx, stored.id)])).not.toContain(code);
  expect(await rowOf(ctx, stored.id)).toMatchObject({ responseContent: '[private]', body: null });
});

test('a bound number moves to another account only by a new code and a yes on the phone, and the old account is notified', async () => {
  const ctx = await testCtx();
  const { userCtx: old, number } = await owner(ctx);
  const next = await createUser(ctx);
  await claimAddress(next, { userId: next.user.id, channel: 'whatsapp', address: number });
  const { code } = await createBindingCode(next);
  ctx.clock.advance(16 * 60_000);
  const late = await receiveMessage(ctx, form(number, code));
  await replyToConversation(ctx, late.conversationId);
  expect(await phoneState(old)).toEqual({ address: number, bound: true });

  const { code: fresh } = await createBindingCode(next);
  const say = async (text: string) => {
    const { conversationId } = await receiveMessage(ctx, form(number, text));
    await replyToConversation(ctx, conversationId);
    return ctx.sent.at(-1)?.text ?? '';
  };
  expect(await say(fresh)).toContain(maskEmail(next.user.email));
  await say('no');
  await say('yes');
  expect(await phoneState(old)).toEqual({ address: number, bound: true });
  await say((await createBindingCode(next)).code);
  const press = form(number, 'Yes', { ButtonPayload: 'choice:abcdefghijkl' });
  await replyToConversation(ctx, (await receiveMessage(ctx, press)).conversationId);
  await say('show my todos');
  await say('yes');
  expect(await phoneState(old)).toEqual({ address: number, bound: true });
  await say((await createBindingCode(next)).code);
  ctx.clock.advance(10 * 60_000 + 1);
  await say('yes');
  expect(await phoneState(old)).toEqual({ address: number, bound: true });
  const question = await say((await createBindingCode(next)).code);
  expect(question).not.toContain(next.user.email);
  await say('yes');
  expect(await phoneState(old)).toEqual({ address: null, bound: false });
  expect(await phoneState(next)).toEqual({ address: number, bound: true });
  expect(ctx.afterCommit.takeWake()).toEqual(new Date(ctx.now().getTime() + 15_000));
  ctx.clock.advance(15_000);
  await runDueJobs(ctx);
  const notices = await ctx.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.userId, old.user.id), eq(deliveries.kind, 'notice')));
  expect(notices).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('if another job holds the lease, a job is queued for the time after it', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const { conversationId } = await receiveMessage(ctx, form(number, 'show my todos'));
  await claimConversation(ctx, conversationId, randomUUID());
  expect(await replyToConversation(ctx, conversationId)).toEqual({ state: 'later', afterSeconds: 21 });
  expect(ctx.sent).toEqual([]);
  ctx.clock.advance(21_000);
  await replyToConversation(ctx, conversationId);
  expect(ctx.sent).toHaveLength(1);
});

test('a rate limit delays the reply without a second effect', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { whatsapp: messenger } = ctx.ports.messengers;
  let limited = true;
  const ports = {
    ...ctx.ports,
    messengers: {
      whatsapp: {
        ...messenger,
        send: (message: Parameters<typeof messenger.send>[0]) => {
          if (limited) throw new SendError('limited', '429', 7);
          return messenger.send(message);
        },
      },
    },
  };
  const { conversationId, id } = await receiveMessage(ctx, form(number, 'add milk to my list'));
  expect(await replyToConversation({ ...ctx, ports }, conversationId)).toEqual({
    state: 'later',
    afterSeconds: 7,
  });
  limited = false;
  ctx.clock.advance(7_000);
  expect(await replyToConversation({ ...ctx, ports }, conversationId)).toEqual({ state: 'drained' });
  expect(ctx.sent).toHaveLength(1);
  expect((await listTodos(userCtx, {})).items).toHaveLength(1);
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'success', attempts: 0 });
});

test('a send whose outcome is unknown is not sent again', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  let attempts = 0;
  const messenger = {
    sentTo: async () => [],
    provider: 'test',
    send: async () => {
      attempts += 1;
      throw new SendError('unknown', 'no answer');
    },
  };
  const { conversationId } = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await replyToConversation(
    { ...ctx, ports: { ...ctx.ports, messengers: { whatsapp: messenger } } },
    conversationId,
  );
  await replyToConversation(
    { ...ctx, ports: { ...ctx.ports, messengers: { whatsapp: messenger } } },
    conversationId,
  );
  expect(attempts).toBe(1);
  const [delivery] = await ctx.db.select().from(deliveries).where(eq(deliveries.address, number));
  expect(delivery?.state).toBe('unknown');
});

async function dieBeforeSending(
  ctx: TestCtx,
  { conversationId, id }: { conversationId: string; id: string },
) {
  const messenger = {
    provider: 'test',
    sentTo: async () => [],
    send: async () => Promise.reject(new Error('killed')),
  };
  const job = replyToConversation(
    { ...ctx, ports: { ...ctx.ports, messengers: { whatsapp: messenger } } },
    conversationId,
  );
  await expect(job).rejects.toThrow('killed');
  await ctx.db.delete(sends);
  await ctx.db
    .update(deliveries)
    .set({ state: 'planned', leasedUntil: null })
    .where(eq(deliveries.causeId, id));
}

test('a job that died after the commit and before the send sends the same answer once', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { conversationId, id } = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await dieBeforeSending(ctx, { conversationId, id });
  await replyToConversation(ctx, conversationId);
  expect(ctx.sent.map((message) => message.text)).toEqual([expect.stringContaining('milk')]);
  expect((await listTodos(userCtx, {})).items).toHaveLength(1);
});

test('a message that keeps failing is set aside with one apology, and the next is answered', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const poison = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await receiveMessage(ctx, form(number, 'show my todos'));
  await ctx.db.update(webhookLogs).set({ crashes: 2 }).where(eq(webhookLogs.id, poison.id));
  await replyToConversation(ctx, poison.conversationId);
  expect(ctx.sent.map((message) => message.text)).toEqual([
    expect.stringContaining('set it aside'),
    expect.stringContaining('empty'),
  ]);
  // It may have been an answer to the journal, so operators see neither text.
  expect(await rowOf(ctx, poison.id)).toMatchObject({
    ...{ status: 'set_aside', messageContent: '[private]', responseContent: '[private]' },
  });
});

test('a message that fails after its answer was committed gets the answer and no apology', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { conversationId, id } = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await dieBeforeSending(ctx, { conversationId, id });
  await ctx.db.update(webhookLogs).set({ crashes: 2 }).where(eq(webhookLogs.id, id));
  await replyToConversation(ctx, conversationId);
  expect(ctx.sent.map((message) => message.text)).toEqual([expect.stringContaining('milk')]);
  expect((await listTodos(userCtx, {})).items).toHaveLength(1);
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'success' });
});

test('a reply that the provider refuses is an error in the log', async () => {
  const ctx = await testCtx();
  const { number } = await owner(ctx);
  const refusing = {
    provider: 'test',
    sentTo: async () => [],
    send: async () => Promise.reject(new SendError('refused', '63016')),
  };
  const { conversationId, id } = await receiveMessage(ctx, form(number, 'show my todos'));
  await replyToConversation(
    { ...ctx, ports: { ...ctx.ports, messengers: { whatsapp: refusing } } },
    conversationId,
  );
  expect(await rowOf(ctx, id)).toMatchObject({ status: 'error' });
});

test('a job that dies while it binds a phone leaves the code valid', async () => {
  const ctx = await testCtx();
  const userCtx = await createUser(ctx);
  await claimAddress(userCtx, { userId: userCtx.user.id, channel: 'whatsapp', address: '+15557770008' });
  const { code } = await createBindingCode(userCtx);
  const { conversationId } = await receiveMessage(ctx, form('+15557770008', code));
  const away = async () => Promise.reject(new Error('queue away'));
  const dying = { publish: away, publishAll: away };
  await expect(
    replyToConversation({ ...ctx, ports: { ...ctx.ports, queue: dying } }, conversationId),
  ).rejects.toThrow('queue away');
  await replyToConversation(ctx, conversationId);
  expect(await phoneState(userCtx)).toMatchObject({ bound: true });
  expect(ctx.sent).toHaveLength(1);
});

test('messages sent right after the code are answered in the conversation of the user', async () => {
  const ctx = await testCtx();
  const userCtx = await createUser(ctx);
  await claimAddress(userCtx, { userId: userCtx.user.id, channel: 'whatsapp', address: '+15557770009' });
  const { code } = await createBindingCode(userCtx);
  const { conversationId } = await receiveMessage(ctx, form('+15557770009', code));
  const behind = await receiveMessage(ctx, form('+15557770009', 'add milk to my list'));
  expect(behind.conversationId).toBe('whatsapp:+15557770009');
  await replyToConversation(ctx, conversationId);
  await replyToConversation(ctx, `u:${userCtx.user.id}`);
  expect(ctx.sent.map((message) => message.text)).toEqual([
    expect.stringContaining('connected'),
    expect.stringContaining('milk'),
  ]);
});

test('a message over the limit is refused as a whole', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { conversationId } = await receiveMessage(
    ctx,
    form(number, `add milk to my list\n${'x'.repeat(4096)}`),
  );
  await replyToConversation(ctx, conversationId);
  expect(ctx.sent[0]?.text).toContain('too long');
  expect((await listTodos(userCtx, {})).items).toEqual([]);
});

test('a turn that another worker has committed gets its answer once, and its text is shown in the log', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const { conversationId, id } = await receiveMessage(ctx, form(number, 'add milk to my list'));
  await commitElsewhere(userCtx, { conversationId, id, number, text: 'add milk to my list' });
  await replyToConversation(ctx, conversationId);
  expect(ctx.sent).toHaveLength(1);
  expect((await listTodos(userCtx, {})).items).toHaveLength(1);
  expect(await rowOf(ctx, id)).toMatchObject({
    status: 'success',
    messageContent: 'add milk to my list',
    responseContent: ctx.sent[0]?.text,
  });
});

test('an answer to the journal that another worker has committed stays private in the log', async () => {
  const ctx = await testCtx();
  const { userCtx, number } = await owner(ctx);
  const start = await receiveMessage(ctx, form(number, 'journal'));
  await replyToConversation(ctx, start.conversationId);
  const text = 'A calm day at the lake';
  const { conversationId, id } = await receiveMessage(ctx, form(number, text));
  await commitElsewhere(userCtx, { conversationId, id, number, text });
  await replyToConversation(ctx, conversationId);
  expect(await rowOf(ctx, id)).toMatchObject({
    status: 'success',
    messageContent: '[private]',
    responseContent: '[private]',
  });
});

async function commitElsewhere(
  ctx: UserCtx,
  message: { conversationId: string; id: string; number: string; text: string },
) {
  const { conversationId, id, number, text } = message;
  const conversation = await claimConversation(ctx, conversationId, randomUUID());
  if (!conversation) throw new Error('the conversation is held');
  const recipient = { messageId: id, channel: 'whatsapp', address: number };
  await answerTurn(ctx, { source: `in:${id}`, conversation, text, modelSeconds: 1, recipient });
  await releaseConversation(ctx, conversation);
}
