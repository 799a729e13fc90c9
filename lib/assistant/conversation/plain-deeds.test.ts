import { expect, test } from 'vitest';
import { listInfo } from '@/lib/info/reads';
import { hold } from '@/testing/conversation';

// What can only be meant in one way is done at once. It is Wednesday, 10 March 2027.
test.each([
  [['need a cover for the pool that week'], ['cover for the pool that week -']],
  [['order tiles for the hallway'], ['order tiles for the hallway -']],
  [['passport renewal due end of june'], ['passport renewal 06-30']],
  [['I want to bake a lemon cake on friday.'], ['bake a lemon cake 03-12']],
  [['supplier call got preponed to friday 4 pm'], ['supplier call 03-12 16:00']],
  [["I'm up at half 5 on monday"], ['wake up 03-15 05:30']],
])('%j is put down', async (messages, plans) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test.each([
  ["We're reading Persuasion", "We're reading Persuasion"],
  ['btw he’s allergic to walnuts', 'walnuts'],
  ["I'm bringing the salad", "I'm bringing the salad"],
])('%j is remembered', async (message, value) => {
  const { ctx } = await hold(message);
  const [fact] = (await listInfo(ctx)).map((one) => one.value);
  expect(fact).toContain(value);
});

test.each([
  'her name is Mrs Ito',
  'I’m bringing the kids to school',
  'love fridays',
  'the fridge is making a weird noise',
  "I'm not going to the gym today",
  'email Priya that I am running late',
  'look up the warranty for the fridge',
  'nobody is coming to the party on friday',
  'I met the nicest man today',
  'should I order tiles?',
])('%j changes nothing', async (message) => {
  const { plans, ctx } = await hold(message);
  expect([plans, await listInfo(ctx)]).toEqual([[], []]);
});

test('a reminder that was set for an event is named if the event moves without it', async () => {
  const { reply } = await hold(
    'party for Bea on saturday 20 march at 7pm',
    'remind me to pick up the cake that morning',
    'move the party to the sunday',
  );
  expect(reply).toMatch(/“party for Bea” moved: Sunday, 21 March.*\n.*“pick up the cake” stays: Saturday/s);
});

test('a plan that was told before the event is not named', async () => {
  const { reply } = await hold('gym tomorrow at 7am', 'dentist tomorrow at 10', 'move the dentist to friday');
  expect(reply).not.toContain('gym');
});
