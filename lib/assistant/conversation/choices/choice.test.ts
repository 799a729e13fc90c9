import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { deleteTodo } from '@/lib/todos/writes';
import { createUser } from '@/testing/people';
import { type TestCtx, testCtx } from '@/testing/world';

async function userWho(...said: string[]) {
  const ctx = await createUser(await testCtx(), { timezone: 'Europe/Berlin' });
  for (const words of said) await say(ctx, words);
  return ctx;
}

async function say(ctx: UserCtx & TestCtx, words: string): Promise<string> {
  ctx.clock.advance(1000);
  return (await chat(ctx, words)).message;
}

const titles = async (ctx: UserCtx) =>
  (await listReminders(ctx)).map(({ title, reminderTime }) => `${title} ${reminderTime.slice(5, 16)}`);

const twice = ['remind me of the dentist tomorrow at 3pm', 'remind me of the dentist on friday at 9am'];

test.each([
  ['the first one', '03-12T08:00'],
  ['2', '03-11T14:00'],
  ['the last', '03-11T14:00'],
  ['the one on friday', '03-11T14:00'],
  ['tomorrow’s', '03-12T08:00'],
  ['at 9', '03-11T14:00'],
  ['I mean the 3pm one', '03-12T08:00'],
  ['delete the second one', '03-11T14:00'],
])('asked which one: “%s” chooses it', async (answer, left) => {
  const ctx = await userWho(...twice);
  expect(await say(ctx, 'delete the dentist reminder')).toContain('Which one do you mean');
  expect(await titles(ctx)).toHaveLength(2);
  expect(await say(ctx, answer)).toContain('Deleted');
  expect((await titles(ctx)).map((one) => one.split(' ')[1])).toEqual([left]);
});

test('both chooses both, no chooses none, and another request is a request', async () => {
  const ctx = await userWho(...twice);
  await say(ctx, 'delete the dentist reminder');
  await say(ctx, 'no');
  expect(await titles(ctx)).toHaveLength(2);
  expect(await say(ctx, 'the first one')).not.toContain('Deleted');
  await say(ctx, 'delete the dentist reminder');
  expect(await say(ctx, 'add milk to my list')).toContain('milk');
  expect(await titles(ctx)).toHaveLength(2);
  await say(ctx, 'delete the dentist reminder');
  expect(await say(ctx, 'both')).toContain('Deleted');
  expect(await titles(ctx)).toEqual([]);
});

test('the request is applied to the one that was chosen', async () => {
  const ctx = await userWho(...twice, 'add: call Kim about the flat', 'add: call Kim about the car');
  await say(ctx, 'move the dentist to monday at 8');
  expect(await say(ctx, 'the one on friday')).toContain('Monday, 15 March, 08:00');
  await say(ctx, 'done call Kim');
  expect(await say(ctx, 'the flat')).toContain('Done');
  expect((await listOpenTodos(ctx)).map(({ text }) => text)).toEqual(['call Kim about the car']);
});

test('an answer in a whole sentence keeps what was said about it before', async () => {
  const ctx = await userWho();
  expect(await say(ctx, 'tell me two days before Kim’s birthday')).toContain('When is');
  await say(ctx, 'Kim’s birthday is May 3');
  expect(await listSocialDates(ctx)).toMatchObject([{ month: 5, day: 3, leadDays: 2 }]);
});

test.each(['not the first', 'is it friday?', 'the earlier one', 'the third', 'all three', 'yes', '1, 2'])(
  'asked which one: “%s” chooses none, and the question stays open',
  async (answer) => {
    const ctx = await userWho(...twice);
    await say(ctx, 'delete the dentist reminder');
    expect(await say(ctx, answer)).toContain('Which one do you mean');
    expect(await titles(ctx)).toHaveLength(2);
    expect(await say(ctx, 'the first')).toContain('Deleted');
  },
);

test('a whole title chooses that one, and if several are left the question is asked again', async () => {
  const ctx = await userWho('add: buy milk', 'add: buy milk at aldi', 'add: buy oat milk');
  await say(ctx, 'delete milk');
  expect(await say(ctx, 'the buy one')).toContain('Which one');
  expect(await say(ctx, 'buy milk')).toContain('Deleted');
  expect((await listOpenTodos(ctx)).map(({ text }) => text).toSorted()).toEqual([
    'buy milk at aldi',
    'buy oat milk',
  ]);
});

test('a position chooses only what was shown, and a choice that was deleted meanwhile is refused', async () => {
  const many = Array.from({ length: 7 }, (_, n) => `add: call Kim about ${'abcdefg'[n]}${n}`);
  const ctx = await userWho(...many);
  expect(await say(ctx, 'done call Kim')).toContain('2 more');
  for (const answer of ['the last', 'all', '7']) expect(await say(ctx, answer)).toContain('Which one');
  expect(await listOpenTodos(ctx)).toHaveLength(7);
  const first = (await listOpenTodos(ctx)).find(({ text }) => text.includes('a0'));
  await deleteTodo(ctx, first?.id ?? '');
  expect(await say(ctx, 'a0')).toContain('not there');
});
