import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import type { UserCtx } from '@/lib/context';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { createUser } from '@/lib/testing/people';
import { type TestCtx, testCtx } from '@/lib/testing/world';
import { openTodos } from '@/lib/todos/reads';
import { deleteTodo } from '@/lib/todos/writes';

/** Somebody in Berlin on Wednesday, 10 March 2027, 16:00, who has said these things. */
async function somebody(...said: string[]) {
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
  const ctx = await somebody(...twice);
  expect(await say(ctx, 'delete the dentist reminder')).toContain('Which one do you mean');
  expect(await titles(ctx)).toHaveLength(2);
  expect(await say(ctx, answer)).toContain('Deleted');
  expect((await titles(ctx)).map((one) => one.split(' ')[1])).toEqual([left]);
});

test('both are both, no is none, and other words are what they are', async () => {
  const ctx = await somebody(...twice);
  await say(ctx, 'delete the dentist reminder');
  expect(await say(ctx, 'no')).toContain('left everything as it was');
  expect(await say(ctx, 'the first one')).not.toContain('Deleted');
  await say(ctx, 'delete the dentist reminder');
  expect(await say(ctx, 'add milk to my list')).toContain('milk');
  expect(await titles(ctx)).toHaveLength(2);
  await say(ctx, 'delete the dentist reminder');
  expect(await say(ctx, 'both')).toContain('Deleted');
  expect(await titles(ctx)).toEqual([]);
});

test('what is to be done with the one that was chosen is kept', async () => {
  const ctx = await somebody(...twice, 'add: call Kim about the flat', 'add: call Kim about the car');
  await say(ctx, 'move the dentist to monday at 8');
  expect(await say(ctx, 'the one on friday')).toContain('moved: Monday, 15 March, 08:00');
  await say(ctx, 'done call Kim');
  expect(await say(ctx, 'the flat')).toContain('Done');
  expect((await openTodos(ctx)).map(({ text }) => text)).toEqual(['call Kim about the car']);
});

test('a whole sentence for an answer keeps how early it is to be told', async () => {
  const ctx = await somebody();
  expect(await say(ctx, 'tell me two days before Kim’s birthday')).toContain('When is');
  await say(ctx, 'Kim’s birthday is May 3');
  expect(await listSocialDates(ctx)).toMatchObject([{ month: 5, day: 3, leadDays: 2 }]);
});

test.each(['not the first', 'is it friday?', 'the earlier one', 'the third', 'all three', 'yes', '1, 2'])(
  'asked which one: “%s” chooses none, and the question stands',
  async (answer) => {
    const ctx = await somebody(...twice);
    await say(ctx, 'delete the dentist reminder');
    expect(await say(ctx, answer)).toContain('Which one do you mean');
    expect(await titles(ctx)).toHaveLength(2);
    expect(await say(ctx, 'the first')).toContain('Deleted');
  },
);

test('a title that is one of several whole is that one; where several are left, they are asked about', async () => {
  const ctx = await somebody('add: buy milk', 'add: buy milk at aldi', 'add: buy oat milk');
  await say(ctx, 'delete milk');
  expect(await say(ctx, 'the buy one')).toContain('Which one');
  expect(await say(ctx, 'buy milk')).toContain('Deleted');
  expect((await openTodos(ctx)).map(({ text }) => text).toSorted()).toEqual([
    'buy milk at aldi',
    'buy oat milk',
  ]);
});

test('nobody chooses by its place what was not shown, and what is gone meanwhile is said so', async () => {
  const many = Array.from({ length: 7 }, (_, n) => `add: call Kim about ${'abcdefg'[n]}${n}`);
  const ctx = await somebody(...many);
  expect(await say(ctx, 'done call Kim')).toContain('2 more');
  for (const answer of ['the last', 'all', '7']) expect(await say(ctx, answer)).toContain('Which one');
  expect(await openTodos(ctx)).toHaveLength(7);
  const first = (await openTodos(ctx)).find(({ text }) => text.includes('a0'));
  await deleteTodo(ctx, first?.id ?? '');
  expect(await say(ctx, 'a0')).toContain('not there any more');
});
