import { expect, test } from '@playwright/test';
import { messageFrom, pressOf, telegramBot } from '@/testing/stand-ins/telegram';
import { newAccount, openTodos, rows } from '../accounts';
import { connectTelegram, newChat, postUpdate, pressInTelegram, sayInTelegram, shownIn } from '../telegram';

const slow = { timeout: 20_000 };

test('a wrong or missing secret is 401 and stores nothing', async () => {
  const chat = newChat();
  const content = { message: messageFrom(chat, { text: 'add milk to my list' }) };
  for (const secret of [null, '', 'wrong', `${telegramBot.secret}x`, telegramBot.secret.slice(1)])
    expect((await postUpdate(content, secret)).status).toBe(401);
  expect(await rows('select 1 from webhook_logs where phone_number = $1', [String(chat)])).toEqual([]);
});

test('the same update ten times at once has one effect and one answer', async () => {
  const account = await newAccount();
  const chat = await connectTelegram(account);
  const before = (await shownIn(chat)).length;
  const content = { message: messageFrom(chat, { text: 'add milk to my list' }) };
  const all = await Promise.all(
    Array.from({ length: 10 }, () => postUpdate(content, telegramBot.secret, 2_000_000_000 + chat)),
  );
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  await expect.poll(async () => (await shownIn(chat)).length, slow).toBe(before + 1);
  expect(await openTodos(account)).toEqual(['milk']);
  await sayInTelegram(chat, 'show my todos');
  expect(await shownIn(chat)).toHaveLength(before + 2);
});

test('a link works once and for its user; a chat of another account moves only after a yes', async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const { command } = await (await first.api.post('/api/user/channels/telegram/connect')).json();
  const [chat, stranger] = [newChat(), newChat()];
  expect(await sayInTelegram(chat, command)).toContain('now connected');
  expect(await sayInTelegram(stranger, command)).toContain('does not work any more');
  await sayInTelegram(chat, 'add of the first to my list');
  const next = await (await second.api.post('/api/user/channels/telegram/connect')).json();
  expect(await sayInTelegram(chat, next.command)).toContain('Shall I move it?');
  await sayInTelegram(chat, 'no');
  expect(await sayInTelegram(chat, 'show my todos')).toContain('of the first');
});

test('foreign and made-up buttons do nothing, and a press is acknowledged at once', async () => {
  const [owner, stranger] = [await newAccount(), await newAccount()];
  const [chat, other] = [await connectTelegram(owner), await connectTelegram(stranger)];
  await sayInTelegram(chat, 'add milk to my list');
  const reply = (await shownIn(chat)).at(-1);
  if (!reply) throw new Error('no reply');
  const undo = reply.buttons.find(({ label }) => label === 'Undo')?.payload ?? '';
  for (const payload of [undo, 'undo:made-up', 'done:x', 'choice:abcdefgh', 'yes']) {
    const response = await postUpdate({ callback_query: pressOf(other, reply, payload) });
    expect(await response.json()).toMatchObject({ method: 'answerCallbackQuery' });
  }
  await expect.poll(async () => (await shownIn(other)).length, slow).toBe(6);
  expect(await openTodos(owner)).toEqual(['milk']);
  await pressInTelegram(chat, 'Undo');
  expect(await openTodos(owner)).toEqual([]);
});

test('groups, edits, stickers, forwards and unknown updates are answered or ignored, never an error', async () => {
  const account = await newAccount();
  const chat = await connectTelegram(account);
  const group = { id: -chat, type: 'group', title: 'Family' };
  const ignored = [
    { message: messageFrom(chat, { text: 'add milk to my list', chat: group }) },
    { message: messageFrom(chat, { new_chat_title: 'x' }) },
    { poll_answer: { poll_id: '1' } },
    { message: 'not an object' },
    {},
  ];
  for (const content of ignored) expect((await postUpdate(content)).status).toBe(200);
  const answered: [object, string][] = [
    [{ message: messageFrom(chat, { sticker: { emoji: '🎉' } }) }, 'stickers'],
    [{ edited_message: messageFrom(chat, { text: 'add eggs to my list' }) }, 'as a new message'],
    [
      { message: messageFrom(chat, { text: 'add rum to my list', forward_origin: { type: 'user' } }) },
      'forwarded',
    ],
    [{ message: messageFrom(chat, { checklist: { title: 'Shopping', tasks: [] } }) }, 'in words'],
    [{ message: messageFrom(chat, { text: 'x'.repeat(4096) }) }, ''],
  ];
  for (const [content, words] of answered) {
    const { length } = await shownIn(chat);
    expect((await postUpdate(content)).status).toBe(200);
    await expect.poll(async () => (await shownIn(chat)).length, slow).toBe(length + 1);
    expect((await shownIn(chat)).at(-1)?.text).toContain(words);
  }
  expect(await openTodos(account)).toEqual([]);
});
