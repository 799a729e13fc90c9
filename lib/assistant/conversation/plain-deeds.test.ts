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
  [['bread 3.20'], ['bread 3.20 -']],
  [
    ['take the van to the garage tomorrow at 9:15', 'no the garage is ten fifteen not nine fifteen'],
    ['take the van to the garage 03-11 10:15'],
  ],
  [['ring the baker friday at 4', 'he closes at 4 so make it 3'], ['ring the baker 03-12 15:00']],
  [["Mina's tuition is tue and thu 5 to 6:30"], ["Mina's tuition 03-11 17:00"]],
  [
    ['flight on friday at 10am', 'remind me the night before to check in at 8'],
    ['check in 03-11 20:00', 'flight 03-12 10:00'],
  ],
  [['water bill due on 30th, amount 2,340', 'paid the bill just now'], []],
  [['gym at 6 tonight', 'dentist tomorrow at 9', "cancel tonight's one"], ['dentist 03-11 09:00']],
  [
    ['gym at 6 tonight', 'dentist tomorrow at 9', 'push the one tonight by half an hour'],
    ['dentist 03-11 09:00', 'gym 03-10 18:30'],
  ],
  [['put oats on my groceries, not on packing'], ['oats -']],
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
  'order arrived',
  "she's called off the wedding",
  "alright that's all honey",
])('%j changes nothing', async (message) => {
  const { plans, ctx } = await hold(message);
  expect([plans, await listInfo(ctx)]).toEqual([[], []]);
});

test('a password with a sign and an hour in it is a fact', async () => {
  const { plans, ctx } = await hold('wifi password is chai@2am');
  expect([plans, (await listInfo(ctx)).map(({ value }) => value)]).toEqual([[], ['chai@2am']]);
});

test('a corrected number that is no hour is the new value of its fact', async () => {
  const { plans, ctx } = await hold('my shoe size is 7', 'no, my shoe size is 8 not 7');
  expect([plans, (await listInfo(ctx)).map(({ value }) => value)]).toEqual([[], ['8']]);
});

test('stored things that share a word are named before it is said that nothing is known', async () => {
  const { reply } = await hold('take zinc tablet every day at 8am', 'why are there so many tablets?');
  expect(reply).toContain('take zinc tablet');
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
