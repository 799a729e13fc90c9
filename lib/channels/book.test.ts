import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contactPoints } from '@/db/schema/channels';
import { ownChat, writeInOwnChat } from '@/lib/assistant/inbound/own-chat';
import {
  changeOrder,
  channelBook,
  connectChannel,
  disconnectChannel,
  pauseChannel,
} from '@/lib/channels/book';
import { listContactPoints, ownPhone } from '@/lib/channels/contact-reads';
import { claimAddress } from '@/lib/channels/contact-writes';
import { saveOrder } from '@/lib/channels/order-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { openAnsweringWindow } from '@/lib/channels/reach-writes';
import { simulator, telegramSimulator } from '@/lib/channels/simulator';
import type { UserCtx } from '@/lib/context';
import { sendTestMessage } from '@/lib/outbox/send-test';
import { createReminder } from '@/lib/reminders/writes';
import { listTodos } from '@/lib/todos/reads';
import { createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

async function stateOf(ctx: UserCtx, channel: string) {
  const entry = (await channelBook(ctx)).channels.find((one) => one.channel === channel);
  return entry && { state: entry.state, isAvailable: entry.isAvailable, isOff: entry.isOff };
}

test('the book shows each channel with its state, and the operator’s switch', async () => {
  const ctx = await createUser(await testCtx());
  expect((await channelBook(ctx)).channels.map(({ channel }) => channel)).toEqual([
    'whatsapp',
    'telegram',
    'email',
    'web',
  ]);
  expect(await stateOf(ctx, 'telegram')).toEqual({ state: 'none', isAvailable: false, isOff: false });
  expect(await stateOf(ctx, 'web')).toMatchObject({ state: 'connected', isAvailable: true });
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address: '+15551230001' });
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ state: 'unproven' });
  await setProviderOff(ctx, 'test', true);
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ isOff: true });
  await setProviderOff(ctx, 'test', false);
});

test('a channel is paused, resumed, tested and disconnected by its user', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await sendTestMessage(ctx, 'whatsapp');
  expect(ctx.sent.map(({ text }) => text)).toEqual([expect.stringContaining('test message')]);
  await pauseChannel(ctx, 'whatsapp', true);
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ state: 'paused' });
  await expect(sendTestMessage(ctx, 'whatsapp')).rejects.toMatchObject({ code: 'not_found' });
  await pauseChannel(ctx, 'whatsapp', false);
  await disconnectChannel(ctx, 'whatsapp');
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ state: 'unproven' });
  await expect(pauseChannel(ctx, 'whatsapp', true)).rejects.toMatchObject({ code: 'not_found' });
  await expect(connectChannel(ctx, 'telegram')).rejects.toMatchObject({ code: 'not_found' });
  await expect(connectChannel(ctx, 'email')).rejects.toMatchObject({ code: 'not_found' });
});

test('an address that takes nothing stays unreachable through pause and resume, until its owner writes', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const [phone] = await listContactPoints(ctx);
  await ctx.db.update(contactPoints).set({ state: 'dead' }).where(eq(contactPoints.userId, ctx.user.id));
  await pauseChannel(ctx, 'whatsapp', true);
  await pauseChannel(ctx, 'whatsapp', false);
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ state: 'unreachable' });
  await openAnsweringWindow(ctx, 'whatsapp', phone?.address ?? '', ctx.now());
  expect(await stateOf(ctx, 'whatsapp')).toMatchObject({ state: 'connected' });
});

test('a test message that cannot leave says why', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  await setProviderOff(ctx, 'test', true);
  await expect(sendTestMessage(ctx, 'whatsapp')).rejects.toThrow('operator');
  await setProviderOff(ctx, 'test', false);
  for (let sent = 0; sent < 10; sent += 1) await sendTestMessage(ctx, 'whatsapp');
  await expect(sendTestMessage(ctx, 'whatsapp')).rejects.toMatchObject({ code: 'too_many' });
  ctx.clock.advance(60_000);
  await sendTestMessage(ctx, 'whatsapp');
  expect(ctx.sent).toHaveLength(11);
});

test('an order holds for its topic and its user alone', async () => {
  const base = await testCtx();
  const [ctx, other] = [await createUser(base), await createUser(base)];
  await changeOrder(ctx, { topic: 'reminders', channels: ['telegram', 'web'] });
  await changeOrder(ctx, { topic: 'reminders', channels: ['email', 'telegram', 'web'] });
  expect((await channelBook(ctx)).orders).toEqual({ reminders: ['email', 'telegram', 'web'] });
  expect((await channelBook(other)).orders).toEqual({});
});

test('an order without a topic is for all topics, also for those that had one', async () => {
  const base = await testCtx();
  const [ctx, other] = [await createUser(base), await createUser(base)];
  await changeOrder(ctx, { topic: 'recaps', channels: ['email', 'web'] });
  await changeOrder(ctx, { channels: ['telegram', 'web', 'email'] });
  const order = ['telegram', 'web'];
  expect((await channelBook(ctx)).orders).toEqual({
    ...{ reminders: order, summaries: order, journal: order, recaps: order, dates: order },
  });
  expect((await channelBook(other)).orders).toEqual({});
});

test('an order ends at the browser, because the browser shows every message', async () => {
  const ctx = await createUserWithPhone(await testCtx());
  const order = await changeOrder(ctx, { topic: 'reminders', channels: ['web', 'whatsapp', 'email'] });
  expect(order.channels).toEqual(['web']);
  expect((await channelBook(ctx)).orders).toEqual({ reminders: ['web'] });
  // Channels after the browser are also ignored in orders that were stored earlier.
  await saveOrder(ctx, ctx.user.id, ['reminders'], ['web', 'whatsapp']);
  const at = new Date(ctx.now().getTime() + 60_000);
  await createReminder(ctx, { title: 'tea', reminderTime: at.toISOString() });
  ctx.clock.set(at);
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  expect(await listOutcomes(ctx)).toMatchObject([{ state: 'delivered', channel: 'web' }]);
});

test('a number that was bound by the simulated phone is shown as a number', async () => {
  const ctx = await createUser(await testCtx(), { firstName: 'Ada' });
  Object.assign(ctx.ports.messengers, { whatsapp: simulator });
  const address = '+15551230099';
  await claimAddress(ctx, { userId: ctx.user.id, channel: 'whatsapp', address });
  const connecting = await connectChannel(ctx, 'whatsapp');
  if (connecting.channel !== 'whatsapp') throw new Error('not WhatsApp');
  await writeInOwnChat(ctx, 'whatsapp', { message: connecting.code });
  const [whatsapp] = (await channelBook(ctx)).channels;
  expect(whatsapp).toMatchObject({ state: 'connected', address });
  await ctx.db.update(contactPoints).set({ label: 'Ada' }).where(eq(contactPoints.userId, ctx.user.id));
  expect((await channelBook(ctx)).channels[0]?.address).toBe(address);
});

test('where Telegram is simulated, a person connects and uses it in the browser', async () => {
  const ctx = await createUser(await testCtx());
  Object.assign(ctx.ports.messengers, { whatsapp: simulator, telegram: telegramSimulator });
  const connecting = await connectChannel(ctx, 'telegram');
  if (connecting.channel !== 'telegram') throw new Error('not Telegram');
  expect(connecting.link).toBeNull();
  await writeInOwnChat(ctx, 'telegram', { message: connecting.command });
  expect(await stateOf(ctx, 'telegram')).toMatchObject({ state: 'connected' });
  const chat = await writeInOwnChat(ctx, 'telegram', { message: 'add milk to my list' });
  const reply = chat.messages.find(({ fromUser, text }) => !fromUser && text.includes('milk'));
  const undo = reply?.buttons?.find(({ label }) => label === 'Undo');
  const press = { message: 'Undo', button: undo?.payload ?? '' };
  const after = (await writeInOwnChat(ctx, 'telegram', press)).messages.find(({ id }) => id === reply?.id);
  expect(after).toMatchObject({ text: `${reply?.text}\n\n✓ Undo` });
  expect(after?.buttons).toBeUndefined();
  expect((await listTodos(ctx, {})).items).toEqual([]);
  const other = await createUser(ctx);
  expect((await ownChat(other, 'telegram')).messages).toEqual([]);
});

test('in the own chat a number speaks only for the account that it is connected to', async () => {
  const base = await testCtx({ messengers: { whatsapp: simulator } });
  const owner = await createUserWithPhone(base, 'UTC');
  const other = await createUser(base);
  const { address } = (await ownPhone(owner)) ?? {};
  await claimAddress(other, { userId: other.user.id, channel: 'whatsapp', address: address ?? '' });
  const write = writeInOwnChat(other, 'whatsapp', { message: 'add beer to my list' });
  await expect(write).rejects.toMatchObject({ code: 'forbidden' });
  expect((await listTodos(owner, {})).items).toEqual([]);
});

test('a number that moves to another account shows nothing of the account before', async () => {
  const base = await testCtx({ messengers: { whatsapp: simulator } });
  const before = await createUserWithPhone(base, 'UTC');
  const { address = '' } = (await ownPhone(before)) ?? {};
  const shown = await writeInOwnChat(before, 'whatsapp', { message: 'my locker code is 4821' });
  expect(shown.messages.filter(({ text }) => text.includes('4821'))).toHaveLength(2);
  await disconnectChannel(before, 'whatsapp');
  const next = await createUser(base);
  await claimAddress(next, { userId: next.user.id, channel: 'whatsapp', address });
  const connecting = await connectChannel(next, 'whatsapp');
  if (connecting.channel !== 'whatsapp') throw new Error('not WhatsApp');
  const { messages } = await writeInOwnChat(next, 'whatsapp', { message: connecting.code });
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter(({ text }) => text.includes('4821'))).toEqual([]);
});

test('a user gets at most three mails that confirm the address, and another one ten minutes later', async () => {
  const mailer = { provider: 'kept' as const, send: async () => {} };
  const ctx = await createUser(await testCtx({ mailer }));
  for (let mail = 0; mail < 3; mail += 1) await connectChannel(ctx, 'email');
  await expect(connectChannel(ctx, 'email')).rejects.toMatchObject({ code: 'too_many' });
  expect(ctx.jobs).toEqual(
    Array(3).fill({ path: '/api/jobs/mail', body: { mail: 'email_proof', userId: ctx.user.id } }),
  );
  ctx.clock.advance(600_000);
  expect(await connectChannel(ctx, 'email')).toEqual({ channel: 'email', sentTo: ctx.user.email });
});
