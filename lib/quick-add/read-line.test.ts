import { expect, test } from 'vitest';
import { readLine } from '@/lib/quick-add/read-line';
import { createList } from '@/lib/todos/lists/writes';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

// It is Wednesday, 10 March 2027, 10:00 in New York.
const someone = async () => createUser(await testCtx(), { timezone: 'America/New_York' });
const nothing = { date: null, time: null, rule: null, list: null };

test('a day makes a dated todo, an hour a reminder, and a series repeats', async () => {
  const ctx = await someone();
  expect(await readLine(ctx, 'pay rent friday')).toEqual({
    ...nothing,
    title: 'Pay rent',
    date: '2027-03-12',
  });
  expect(await readLine(ctx, 'remind me to call Kim at 5pm')).toEqual({
    ...{ ...nothing, title: 'Call Kim' },
    ...{ date: '2027-03-10', time: '17:00' },
  });
  expect(await readLine(ctx, 'water the plants every monday')).toEqual({
    ...{ ...nothing, title: 'Water the plants' },
    ...{ date: '2027-03-15', time: '09:00', rule: 'FREQ=WEEKLY;BYDAY=MO' },
  });
});

test('a line without a time, or with nothing else, is the title', async () => {
  const ctx = await someone();
  expect(await readLine(ctx, 'buy stamps')).toEqual({ ...nothing, title: 'Buy stamps' });
  expect(await readLine(ctx, 'tomorrow')).toEqual({ ...nothing, title: 'Tomorrow' });
  expect(await readLine(ctx, 'add milk')).toEqual({ ...nothing, title: 'Milk' });
});

test('a list is named by # or at the end, if the user has it', async () => {
  const ctx = await someone();
  const list = await createList(ctx, { title: 'Shopping' });
  for (const line of ['milk #shopping', 'add milk to the shopping list'])
    expect(await readLine(ctx, line)).toEqual({
      ...nothing,
      title: 'Milk',
      list: { id: list.id, title: 'Shopping' },
    });
  expect(await readLine(ctx, 'milk #garden')).toEqual({ ...nothing, title: 'Milk #garden' });
});
