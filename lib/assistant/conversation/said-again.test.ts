import { expect, test } from 'vitest';
import { hold } from '@/testing/conversation';

test.each([
  ['put on my list let me think dog food no cat food the cat food', '“cat food”'],
  ['put red wine no white wine on my list', '“white wine”'],
  ['add coffee no sugar to my list', '“coffee no sugar”'],
])('“%s” lists the noun that was said last', async (message, item) => {
  expect((await hold(message)).reply).toContain(`: ${item}`);
});

test.each([
  [
    "then on wednesday wait whats wednesday the 17th I've got the er the physio at ten past two",
    'physio 03-17 14:10',
  ],
  ['kids have a half day friday the 12th, pickup 11:45', 'pickup 03-12 11:45'],
])('“%s” is on the day that was said', async (message, plan) => {
  expect((await hold(message)).plans).toContain(plan);
});

test.each([
  [
    'Amtrak 302 to St Louis Mar 23 9:05am',
    'remind me to pack snacks 2 hours before the train',
    '03-23 07:05',
  ],
  ['fly to Rome LH 232 friday 3pm', 'remind me to call a taxi 3 hours before the flight', '03-12 12:00'],
])('after “%s”, “%s” counts from it', async (journey, message, moment) => {
  const { plans } = await hold(journey, 'iron pill 9pm every night', message);
  expect(plans.filter((plan) => plan.endsWith(moment))).toHaveLength(1);
});

test('a journey that was never told of is not the last event', async () => {
  const { plans, reply } = await hold('dentist friday 3pm', 'remind me to pack an hour before the flight');
  expect(plans).toEqual(['dentist 03-12 15:00']);
  expect(reply).toContain('the flight');
});

test.each([
  ['essay due friday 23:59', 'prof gave us till thursday!!', 'essay 03-18 23:59'],
  ['essay due friday 23:59', 'prof gave us till sunday', 'essay 03-14 23:59'],
])('after “%s”, “%s” gives a later deadline', async (task, message, plan) => {
  expect((await hold(task, message)).plans).toEqual([plan]);
});

test('what is put back on a list is open again', async () => {
  const { reply } = await hold(
    'put nappies and wipes on the shopping list',
    'got the nappies',
    'put the nappies back on they were the wrong size',
    'whats on my shopping list',
  );
  expect(reply).toMatch(/nappies\n.*wipes/);
});

test.each(['👍', '❤️', '👌🏽', '🎉🎉'])('“%s” alone is acknowledged', async (message) => {
  const { reply, plans } = await hold('dinner with Priya friday 7:30pm', message);
  expect(reply.length).toBeLessThan(4);
  expect(plans).toEqual(['dinner with Priya 03-12 19:30']);
});

test('what the user was asked in vain may be told as a series', async () => {
  const asked = 'which day does the gardener come?';
  expect((await hold(asked)).reply).toContain('gardener');
  const { plans } = await hold(asked, 'every second friday', '19 march');
  expect(plans).toHaveLength(1);
  expect(plans[0]).toMatch(/^gardener .*03-19/);
});

test('“show me everything you have” shows todos, reminders and facts', async () => {
  const { reply } = await hold(
    'my wifi is blue7',
    'add milk to my list',
    'dentist friday 3pm',
    'show me everything you have',
  );
  for (const words of ['milk', 'dentist', 'blue7']) expect(reply).toContain(words);
});
