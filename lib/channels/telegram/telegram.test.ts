import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactPoints, webhookLogs } from '@/db/schema/channels';
import { replyToConversation } from '@/lib/assistant/inbound/reply';
import { bindEmail } from '@/lib/channels/contact-writes';
import { saveOrder } from '@/lib/channels/order-writes';
import { setProviderOff } from '@/lib/channels/provider-writes';
import { receiveInbound } from '@/lib/channels/receive';
import { pollUpdates, setTelegramWebhook, telegramMessenger } from '@/lib/channels/telegram/bot';
import { createTelegramLink } from '@/lib/channels/telegram/link';
import { parseUpdate } from '@/lib/channels/telegram/parse';
import type { UserCtx } from '@/lib/context';
import { deliverNow } from '@/lib/outbox/deliver';
import { planReply } from '@/lib/outbox/plan-writes';
import { SendError } from '@/lib/ports';
import { listReminders } from '@/lib/reminders/reads';
import { createReminder, saveReminder } from '@/lib/reminders/writes';
import { listTodos } from '@/lib/todos/reads';
import { clearSchedules, createUserWithPhone, listOutcomes, runDueJobs } from '@/testing/due';
import { createUser } from '@/testing/people';
import {
  messageFrom,
  pressOf,
  startTelegram,
  type Telegram,
  telegramBot,
} from '@/testing/stand-ins/telegram';
import { type TestCtx, testCtx } from '@/testing/world';

let telegram: Telegram;
let chats = 500;

beforeAll(async () => {
  telegram = await startTelegram();
});
afterAll(() => telegram.close());
beforeEach(clearSchedules);
afterEach(() => {
  vi.useRealTimers();
});

async function telegramCtx(): Promise<TestCtx> {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const ctx = await testCtx();
  const settings = { botToken: telegramBot.token, webhookSecret: null, apiUrl: telegram.url };
  Object.assign(ctx.ports.messengers, { telegram: telegramMessenger(settings) });
  return ctx;
}

async function receive(ctx: TestCtx, update: unknown) {
  const { message } = parseUpdate(update);
  if (!message) return [];
  const { conversationId } = await receiveInbound(ctx, message);
  await replyToConversation(ctx, conversationId);
  return shownIn(Number(message.from));
}

function shownIn(chat: number) {
  return telegram.messages.filter((one) => one.chat === chat);
}

const say = (ctx: TestCtx, chat: number, text: string) => receive(ctx, telegram.textUpdate(chat, text));

async function connect(ctx: TestCtx & UserCtx): Promise<number> {
  chats += 1;
  const { command } = await createTelegramLink(ctx);
  await say(ctx, chats, command);
  return chats;
}

async function pointsOf(ctx: UserCtx) {
  return ctx.db
    .select({ address: contactPoints.address, state: contactPoints.state, label: contactPoints.label })
    .from(contactPoints)
    .where(
      and(
        eq(contactPoints.userId, ctx.user.id),
        eq(contactPoints.channel, 'telegram'),
        ne(contactPoints.address, ''),
      ),
    );
}

test('a link connects the chat in which it is opened, once, within ten minutes', async () => {
  const ctx = await createUser(await telegramCtx());
  const { link, qr, command } = await createTelegramLink(ctx);
  const token = command.slice('/start '.length);
  expect(link).toBe(`https://t.me/${telegramBot.username}?start=${token}`);
  expect(token).toMatch(/^[\w-]{20,64}$/);
  expect(qr).toMatch(/^<svg/);
  await say(ctx, 401, command);
  expect(await pointsOf(ctx)).toEqual([{ address: '401', state: 'bound', label: '@maya401' }]);
  const logged = await ctx.db
    .select({ content: webhookLogs.messageContent })
    .from(webhookLogs)
    .where(eq(webhookLogs.conversationId, 'telegram:401'));
  expect(logged).toEqual([{ content: '/start [code]' }]);
  await say(ctx, 402, command);
  expect(await pointsOf(ctx)).toMatchObject([{ address: '401' }]);

  const late = await createTelegramLink(ctx);
  ctx.clock.advance(10 * 60_000 + 1);
  await say(ctx, 402, late.command);
  const replaced = await createTelegramLink(ctx);
  const newest = await createTelegramLink(ctx);
  await say(ctx, 402, replaced.command);
  expect(await pointsOf(ctx)).toMatchObject([{ address: '401' }]);
  await say(ctx, 402, newest.command);
  expect(await pointsOf(ctx)).toMatchObject([{ address: '402', state: 'bound' }]);
});

test('the same update ten times at once has one effect', async () => {
  const ctx = await createUser(await telegramCtx());
  const chat = await connect(ctx);
  const update = telegram.textUpdate(chat, 'add milk to my list');
  const before = shownIn(chat).length;
  const { message } = parseUpdate(update);
  const stored = await Promise.all(Array.from({ length: 10 }, () => message && receiveInbound(ctx, message)));
  expect(new Set(stored.map((one) => one?.id)).size).toBe(1);
  await replyToConversation(ctx, `u:${ctx.user.id}`);
  await receive(ctx, update);
  expect((await listTodos(ctx, {})).items.map(({ text }) => text)).toEqual(['milk']);
  expect(shownIn(chat)).toHaveLength(before + 1);
});

test('a reminder has buttons; a press is done once, and the message shows what was chosen', async () => {
  const ctx = await createUser(await telegramCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  const chat = await connect(ctx);
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  const reminder = shownIn(chat).at(-1);
  expect(reminder).toMatchObject({ text: 'Reminder: Call the bank', edits: 0 });
  expect(reminder?.buttons.map(({ label }) => label)).toEqual(['Done', 'In an hour', 'Tomorrow']);
  await receive(ctx, telegram.pressUpdate(chat, 'In an hour'));
  const snoozed = expect.stringMatching(
    /^Reminder: Call the bank\n\n✓ Snoozed until today, (?:18:00|6:00.PM)$/,
  );
  expect(reminder).toMatchObject({ edits: 1, text: snoozed, buttons: [] });
  ctx.clock.set('2027-03-10T17:00:02Z');
  await runDueJobs(ctx);
  expect(shownIn(chat).at(-1)?.text).toContain('Call the bank');
  await receive(ctx, telegram.pressUpdate(chat, 'Done'));
  ctx.clock.set('2027-03-10T18:30:00Z');
  const count = shownIn(chat).length;
  await runDueJobs(ctx);
  expect(shownIn(chat)).toHaveLength(count);
});

test('a second tap changes nothing more, and a button of an old message does not answer a newer one', async () => {
  const ctx = await createUser(await telegramCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  const chat = await connect(ctx);
  await saveReminder(ctx, {
    title: 'Pill',
    description: null,
    at: new Date('2027-03-10T16:00Z'),
    rule: 'FREQ=DAILY',
    nag: true,
  });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  const first = shownIn(chat).at(-1);
  if (!first) throw new Error('no reminder');
  const [done, , tomorrow] = first.buttons.map(({ payload }) => payload);
  const press = (payload = '') => {
    const update = telegram.update({ callback_query: pressOf(chat, first, payload) });
    return receive(ctx, {
      ...update,
      callback_query: { ...pressOf(chat, first, payload), id: `${update.update_id}` },
    });
  };
  await press(done);
  await press(done);
  expect(first).toMatchObject({ edits: 1, text: 'Reminder: Pill\n\n✓ Done', buttons: [] });
  ctx.clock.set('2027-03-11T16:00:01Z');
  await runDueJobs(ctx);
  for (const payload of [done, tomorrow]) {
    await press(payload);
    expect(shownIn(chat).at(-1)?.text).toContain('does not work any more');
  }
  expect(first).toMatchObject({ text: 'Reminder: Pill\n\n✓ Done' });
  ctx.clock.set('2027-03-11T16:20:00Z');
  await runDueJobs(ctx);
  expect(shownIn(chat).at(-1)?.text).toContain('Still open: Pill');
  await receive(ctx, telegram.pressUpdate(chat, 'Tomorrow'));
  expect(shownIn(chat).at(-2)?.text).toMatch(/^Still open: Pill.*\n\n✓ Snoozed until tomorrow/s);
});

test('a message without room for another line shows what was chosen on a button', async () => {
  const ctx = await createUser(await telegramCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  const chat = await connect(ctx);
  const title = 'x'.repeat(500);
  for (let n = 0; n < 9; n += 1)
    await createReminder(ctx, { title: `${n}${title.slice(0, 442)}`, reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  const reminder = shownIn(chat).at(-1);
  expect(reminder?.text).toHaveLength(4093);
  await receive(ctx, telegram.pressUpdate(chat, 'Done'));
  expect(reminder).toMatchObject({ edits: 1, buttons: [{ label: '✓ Done', payload: 'chosen' }] });
});

test("a button of somebody else's reminder does nothing", async () => {
  const base = await telegramCtx();
  const owner = await createUser(base, { timezone: 'Europe/Berlin', recapOn: false });
  const stranger = await createUser(base, { recapOn: false });
  const [chat, other] = [await connect(owner), await connect(stranger)];
  await createReminder(owner, { title: 'Take the pill', reminderTime: '2027-03-10T17:00' });
  await createReminder(stranger, { title: 'Water plants', reminderTime: '2027-03-10T17:00' });
  base.clock.set('2027-03-10T17:00:01Z');
  await runDueJobs(base);
  const reminder = shownIn(chat).at(-1);
  if (!reminder) throw new Error('no reminder');
  const foreign = pressOf(other, reminder, reminder.buttons[0]?.payload ?? '');
  await receive(base, telegram.update({ callback_query: foreign }));
  expect(shownIn(other).at(-1)?.text).toContain('does not work any more');
  await receive(base, telegram.pressUpdate(chat, 'Done'));
  expect(shownIn(chat).at(-1)?.text).toContain('Take the pill');
  await receive(base, telegram.pressUpdate(other, 'Done'));
  expect(shownIn(other).at(-1)?.text).toContain('Water plants');
});

test('a blocked bot marks the chat unreachable, the next channel takes over, and a message connects it again', async () => {
  const ctx = await createUserWithPhone(await telegramCtx());
  const chat = await connect(ctx);
  await saveOrder(ctx, ctx.user.id, ['reminders'], ['telegram', 'whatsapp', 'web']);
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  telegram.failChat(chat, { status: 403, description: 'Forbidden: bot was blocked by the user' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  telegram.failChat(chat, null);
  expect(await pointsOf(ctx)).toMatchObject([{ state: 'dead' }]);
  expect(ctx.sent.map(({ text }) => text)).toEqual(['Reminder: Call the bank']);
  expect((await listOutcomes(ctx)).at(-1)).toMatchObject({ state: 'delivered', channel: 'whatsapp' });
  await say(ctx, chat, 'show my todos');
  expect(await pointsOf(ctx)).toMatchObject([{ state: 'bound' }]);
});

test('an operator switches a channel off: what is due leaves by the next one, once', async () => {
  const ctx = await createUserWithPhone(await telegramCtx());
  const chat = await connect(ctx);
  const before = shownIn(chat).length;
  await setProviderOff(ctx, 'test', true);
  await createReminder(ctx, { title: 'Call the bank', reminderTime: '2027-03-10T17:00' });
  ctx.clock.set('2027-03-10T16:00:01Z');
  await runDueJobs(ctx);
  await runDueJobs(ctx);
  await setProviderOff(ctx, 'test', false);
  ctx.clock.advance(600_000);
  await runDueJobs(ctx);
  expect(ctx.sent).toEqual([]);
  expect(
    shownIn(chat)
      .slice(before)
      .map(({ text }) => text),
  ).toEqual(['Reminder: Call the bank']);
});

test('the Bot API’s errors are told apart', async () => {
  const ctx = await telegramCtx();
  const { telegram: messenger } = ctx.ports.messengers;
  const send = () =>
    messenger?.send({
      to: '900',
      text: 'Hello',
      sendId: 's',
      delivery: { id: 'd', kinds: ['reply'], userId: null },
      part: { index: 0, count: 1 },
    });
  const failWith = async (failure: Parameters<Telegram['failNext']>[0]) => {
    telegram.failNext(failure);
    const error = await Promise.resolve(send()).catch((thrown: unknown) => thrown);
    return error instanceof SendError ? [error.kind, error.retryAfterSeconds] : error;
  };
  expect(await failWith({ status: 429, description: 'Too Many Requests', retryAfter: 17 })).toEqual([
    'limited',
    17,
  ]);
  expect(await failWith({ status: 400, description: 'Bad Request: chat not found' })).toEqual([
    'gone',
    undefined,
  ]);
  expect(await failWith({ status: 400, description: 'Bad Request: message is too long' })).toEqual([
    'refused',
    undefined,
  ]);
  expect(await failWith({ status: 502, description: 'Bad Gateway' })).toEqual(['unknown', undefined]);
  expect(await failWith({ status: 0, description: 'cut off' })).toEqual(['unknown', undefined]);
});

test('a long reply comes in parts of at most 4,096 characters, with the buttons under the last', async () => {
  const ctx = await createUser(await telegramCtx());
  const chat = await connect(ctx);
  const before = shownIn(chat).length;
  const paragraph = `${'word '.repeat(60).trim()}.`;
  const body = Array.from({ length: 20 }, () => paragraph).join('\n\n');
  const recipient = { messageId: randomUUID(), channel: 'telegram', address: String(chat) };
  const buttons = [{ label: 'Undo', payload: 'undo:x' }];
  const { id } = await planReply(ctx, { userId: ctx.user.id, body, recipient, buttons });
  expect(await deliverNow(ctx, id)).toMatchObject({ state: 'done', outcome: 'delivered' });
  const parts = shownIn(chat).slice(before);
  expect(parts.map(({ text }) => text).join('\n\n')).toBe(body);
  expect(parts.map((part) => part.buttons.length)).toEqual([0, 1]);
});

test('what is no private message of a person is ignored, and what cannot be read is answered', async () => {
  const ctx = await createUser(await telegramCtx());
  const chat = await connect(ctx);
  const before = shownIn(chat).length;
  const group = { id: -100, type: 'supergroup', title: 'Family' };
  const ignored = [
    telegram.update({ message: messageFrom(chat, { text: 'hello', chat: group }) }),
    telegram.update({ message: messageFrom(chat, { pinned_message: { message_id: 1 } }) }),
    telegram.update({ message: messageFrom(chat, { checklist_tasks_done: {} }) }),
    telegram.update({ channel_post: { message_id: 1, chat: group, text: 'news' } }),
    telegram.update({ my_chat_member: { chat, new_chat_member: { status: 'kicked' } } }),
    telegram.update({ something_new: { a: 1 } }),
    telegram.update({ edited_message: messageFrom(chat, { location: { latitude: 1, longitude: 2 } }) }),
    telegram.update({ message: messageFrom(chat, { text: 'x', from: { id: 1, is_bot: true } }) }),
    { update_id: 'x' },
    null,
    [],
  ];
  for (const update of ignored) expect(await receive(ctx, update)).toEqual([]);
  expect(shownIn(chat)).toHaveLength(before);

  const reply = async (update: unknown) => (await receive(ctx, update)).at(-1)?.text;
  expect(await reply(telegram.contentUpdate(chat, { sticker: { emoji: '😀' } }))).toContain('stickers');
  expect(await reply(telegram.contentUpdate(chat, { voice: { duration: 3 } }))).toContain('voice');
  expect(await reply(telegram.contentUpdate(chat, { photo: [{}] }))).toContain('pictures');
  expect(await reply(telegram.contentUpdate(chat, { document: {} }))).toContain('this kind of file');
  for (const kind of ['poll', 'checklist', 'paid_media', 'giveaway', 'story', 'something_new'])
    expect(await reply(telegram.contentUpdate(chat, { [kind]: {} }))).toContain('this kind of message');
  const edited = telegram.update({ edited_message: messageFrom(chat, { text: 'add bread to my list' }) });
  expect(await reply(edited)).toContain('as a new message');
  const forwarded = { text: 'add poison to my list', forward_origin: { type: 'user' } };
  expect(await reply(telegram.contentUpdate(chat, forwarded))).toContain('forwarded');
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('a thumb of any skin tone, and the longest message that Telegram allows, are understood', async () => {
  const ctx = await createUser(await telegramCtx(), { timezone: 'Europe/Berlin', recapOn: false });
  const chat = await connect(ctx);
  for (const content of [{ sticker: { emoji: '👍🏽' } }, { text: '👍🏿' }]) {
    const at = new Date(ctx.now().getTime() + 60_000);
    await createReminder(ctx, { title: 'Take the pill', reminderTime: at.toISOString() });
    ctx.clock.set(at);
    await runDueJobs(ctx);
    await receive(ctx, telegram.contentUpdate(chat, content));
    expect(await listReminders(ctx)).toEqual([]);
  }
  const longest = `remember that ${'the door code is long. '.repeat(200)}`.slice(0, 4096);
  expect((await say(ctx, chat, longest)).at(-1)?.text).not.toContain('too long');
});

test('the answer to STOP names the channel that takes over, if there is one', async () => {
  const ctx = await createUser(await telegramCtx(), { recapOn: false });
  const chat = await connect(ctx);
  expect((await say(ctx, chat, 'stop')).at(-1)?.text).toContain('on your dashboard');
  await say(ctx, chat, 'start');
  await bindEmail(ctx, { userId: ctx.user.id, address: ctx.user.email });
  expect((await say(ctx, chat, 'stop')).at(-1)?.text).toContain('by e-mail');
});

test('a chat moves to another account only after its owner’s yes, and can leave by itself', async () => {
  const base = await telegramCtx();
  const [first, second] = [await createUser(base), await createUser(base)];
  const chat = await connect(first);
  const ask = async () => say(base, chat, (await createTelegramLink(second)).command);
  expect((await ask()).at(-1)?.text).toContain('Shall I move it?');
  await say(base, chat, 'no');
  expect(await pointsOf(first)).toMatchObject([{ address: String(chat), state: 'bound' }]);
  await ask();
  await say(base, chat, 'show my todos');
  await say(base, chat, 'yes');
  expect(await pointsOf(second)).toEqual([]);
  await ask();
  await say(base, chat, 'yes');
  expect(shownIn(chat).at(-1)?.text).toContain('is now connected to the Sidekick account');
  expect(await pointsOf(first)).toEqual([]);
  expect(await pointsOf(second)).toMatchObject([{ address: String(chat), state: 'bound' }]);
  await say(base, chat, 'disconnect');
  expect(await pointsOf(second)).toEqual([]);
  await say(base, chat, 'show my todos');
  expect(shownIn(chat).at(-1)?.text).toContain('do not know this chat');
});

test('choices and undo are buttons of the reply', async () => {
  const ctx = await createUser(await telegramCtx());
  const chat = await connect(ctx);
  await say(ctx, chat, 'add milk, eggs and bread to my list');
  expect(
    shownIn(chat)
      .at(-1)
      ?.buttons.map(({ label }) => label),
  ).toEqual(['Undo']);
  await receive(ctx, telegram.pressUpdate(chat, 'Undo'));
  expect((await listTodos(ctx, {})).items).toEqual([]);
  expect(shownIn(chat).at(-2)).toMatchObject({ text: expect.stringMatching(/\n\n✓ Undone$/), buttons: [] });
  await say(ctx, chat, 'add milk, eggs, bread and butter to my list');
  await say(ctx, chat, 'delete all my todos');
  expect(
    shownIn(chat)
      .at(-1)
      ?.buttons.map(({ label }) => label),
  ).toEqual(['Yes', 'No']);
  const no = telegram.pressUpdate(chat, 'No');
  await receive(ctx, telegram.pressUpdate(chat, 'Yes'));
  await receive(ctx, no);
  expect(shownIn(chat).at(-1)?.text).toContain('no longer on offer');
  expect(shownIn(chat).at(-3)).toMatchObject({ text: expect.stringMatching(/\n\n✓ Yes$/), buttons: [] });
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test('the setup tells Telegram the webhook and its secret; without a webhook updates are fetched, each once', async () => {
  const settings = { botToken: telegramBot.token, webhookSecret: telegramBot.secret, apiUrl: telegram.url };
  await setTelegramWebhook(settings, 'https://sidekick.example/api/webhook/telegram');
  expect(telegram.calls.at(-1)).toMatchObject({
    method: 'setWebhook',
    body: { url: 'https://sidekick.example/api/webhook/telegram', secret_token: telegramBot.secret },
  });
  const shown = { messageId: 1, text: 'Reminder', buttons: [{ label: 'Done', payload: 'done:x' }] };
  telegram.waiting.push(
    telegram.textUpdate(600, 'hello'),
    telegram.update({ callback_query: pressOf(600, shown, 'done:x') }),
    telegram.textUpdate(600, 'stop here'),
  );
  const handedOver: unknown[] = [];
  const polling = pollUpdates(settings, async (update) => {
    const text = parseUpdate(update).message?.text;
    if (text === 'stop here') throw new Error('end of the test');
    handedOver.push(text);
    return true;
  });
  await expect(polling).rejects.toThrow('end of the test');
  expect(handedOver).toEqual(['hello', 'Done']);
  const methods = telegram.calls.map(({ method }) => method);
  expect(methods.slice(methods.lastIndexOf('setWebhook') + 1)).toEqual([
    'deleteWebhook',
    'getUpdates',
    'answerCallbackQuery',
  ]);
});

test('without a webhook, an update that could not be stored is fetched again before the ones after it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], fakeNodeBuiltins: true });
  const settings = { botToken: telegramBot.token, webhookSecret: telegramBot.secret, apiUrl: telegram.url };
  const texts = ['first', 'second', 'stop here'];
  telegram.waiting.splice(0, telegram.waiting.length, ...texts.map((text) => telegram.textUpdate(600, text)));
  const handedOver: unknown[] = [];
  const polling = pollUpdates(settings, async (update) => {
    const text = parseUpdate(update).message?.text;
    if (text === 'stop here') throw new Error('end of the test');
    handedOver.push(text);
    if (handedOver.length > 1) return true;
    setImmediate(() => vi.runOnlyPendingTimers());
    return false;
  });
  await expect(polling).rejects.toThrow('end of the test');
  expect(handedOver).toEqual(['first', 'first', 'second']);
});

test('what PostgreSQL cannot store is taken out of every field of an update', async () => {
  const ctx = await createUser(await telegramCtx());
  const chat = await connect(ctx);
  const { message, ...update } = telegram.textUpdate(chat, 'add milk\0 to my list\ud800');
  const from = { is_bot: false, first_name: 'A\0\ud800', username: 'a\0' };
  const shown = await receive(ctx, { ...update, message: { ...(message as object), from } });
  expect(shown.at(-1)?.text).toContain('milk');
});
