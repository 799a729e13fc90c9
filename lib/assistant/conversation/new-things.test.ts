import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listDailyReminders } from '@/lib/daily-reminders/reads';
import { listInfo } from '@/lib/info/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { listPlans } from '@/testing/due';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

// Wednesday, 10 March 2027, 15:00.
const newUser = async () => createUser(await testCtx(), { timezone: 'UTC' });

test.each([
  [
    'it has been wild here, the roofer comes on friday at 10 and Bo has judo on monday at 5pm, can you note both please',
    ['Bo has judo 03-15 17:00', 'roofer 03-12 10:00'],
  ],
  [
    'grandpa takes his drops at 7 every evening, I need a reminder for that',
    ['grandpa takes his drops 03-10 19:00'],
  ],
  ['the meteor shower is on april 21, wake me at 2am that night to see it', ['see it 04-22 02:00']],
  [
    'the pension comes on the 5th of every month, remind me at 10am that day to pay the cleaner',
    ['pay the cleaner 04-05 10:00'],
  ],
  ['tomorrow nursery close 13:00, so remember me 12:40', ['nursery close 03-11 13:00']],
  [
    'get screws, wood glue and sandpapr tomorow evning',
    ['get sandpapr 03-11 18:00', 'get screws 03-11 18:00', 'get wood glue 03-11 18:00'],
  ],
  [
    'rinse the filter saturday at 8:15 and 19:00',
    ['rinse the filter 03-13 08:15', 'rinse the filter 03-13 19:00'],
  ],
  [
    'the softener salt needs topping up every 3 weeks, first time this friday',
    ['softener salt needs topping up 03-12 09:00'],
  ],
  ['20 min talk at the Dock on thursday 7pm', ['20 min talk at the Dock 03-11 19:00']],
])('“%s” is planned as it was told', async (message, planned) => {
  const ctx = await newUser();
  await chat(ctx, message);
  const made = await listPlans(ctx);
  expect(made.map((one) => one.replace(/^(?:the|The) /, ''))).toEqual(planned);
  expect(await listInfo(ctx)).toEqual([]);
});

test('a birth in any words is a birthday', async () => {
  const ctx = await newUser();
  await chat(ctx, 'Hello! Proud uncle here :) Ines was born on 2 February, please keep her birthday');
  await chat(ctx, 'our twins Adam and Zoe were born on june 4');
  await chat(ctx, 'aunt Vera turns 70 on the 9th of May');
  expect(
    (await listSocialDates(ctx)).map(({ name, month, day }) => `${name} ${month}-${day}`).sort(),
  ).toEqual(['Adam 6-4', 'Ines 2-2', 'Zoe 6-4', 'aunt Vera 5-9']);
  expect(await listInfo(ctx)).toEqual([]);
});

test('a plain fact is kept without a question and found again', async () => {
  const ctx = await newUser();
  await chat(ctx, 'our caretaker ludek has the cellar key');
  await chat(ctx, 'aunt Rosa minds the shop on Mondays');
  await chat(ctx, 'Box 4 is behind the stage');
  expect((await chat(ctx, 'who has got the cellar key')).message).toContain('ludek');
  expect((await chat(ctx, 'who minds the shop on mondays?')).message).toContain('Rosa');
  expect((await chat(ctx, 'so where is box 4 now')).message).toContain('behind the stage');
});

test('a sentence with an instruction behind it is no fact', async () => {
  const ctx = await newUser();
  await chat(ctx, 'Frieda is bringing the cake, so tick it off');
  await chat(ctx, 'scratch the second joke, it is not funny');
  expect(await listInfo(ctx)).toEqual([]);
});

test('a list is named, filled and read in any form', async () => {
  const ctx = await newUser();
  await chat(ctx, 'papers I need: permit, two photos, lease. please make a list');
  await chat(ctx, 'Also payslip');
  await chat(ctx, 'stamps as well');
  await chat(ctx, 'add to puns: lettuce meet');
  const todos = (await listOpenTodos(ctx)).map(({ text }) => text).sort();
  expect(todos).toEqual(['lease', 'lettuce meet', 'payslip', 'permit', 'stamps', 'two photos']);
  expect((await chat(ctx, 'show me my puns')).message).toMatch(/lettuce meet/);
});

test.each([
  'Turn the radio down a little, would you?',
  'could you dim the lights, please?',
  'book me a table for two tonight, would you?',
])('“%s” is refused and not kept', async (message) => {
  const ctx = await newUser();
  expect((await chat(ctx, message)).message).not.toContain('Shall I');
  expect(await listPlans(ctx)).toEqual([]);
  expect(await listInfo(ctx)).toEqual([]);
});

test('an overview of every day is the daily summary', async () => {
  const ctx = await newUser();
  await chat(ctx, 'could you text me what is on every morning at 6:45?');
  expect(await listDailyReminders(ctx)).toMatchObject([{ isActive: true, time: '06:45' }]);
});

test.each([
  ['show the kids how to tie knots on saturday', 'show the kids how to tie knots 2027-03-13'],
  ['show dad my new bike', 'show dad my new bike -'],
  [
    'undo the childproof lock on the cupboard tomorrow',
    'undo the childproof lock on the cupboard 2027-03-11',
  ],
])('“%s” is a task and no question or order to us', async (message, task) => {
  const ctx = await newUser();
  await chat(ctx, message);
  expect((await listOpenTodos(ctx)).map(({ text, dueDate }) => `${text} ${dueDate ?? '-'}`)).toEqual([task]);
});

test.each(['show me the milk', 'show the plan for saturday', 'undo my deletion from today'])(
  '“%s” adds nothing',
  async (message) => {
    const ctx = await newUser();
    await chat(ctx, message);
    expect(await listOpenTodos(ctx)).toEqual([]);
  },
);
