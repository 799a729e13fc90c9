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
  [
    ['train to Cork friday 7.20am, ref X14B', 'have to be up at 5 that day'],
    ['train to Cork, ref X14B 03-12 07:20', 'wake up for train to Cork 03-12 05:00'],
  ],
  [
    ['bins every friday at 6pm', 'second tuesday of the month, change the bulbs'],
    ['bins 03-12 18:00', 'change the bulbs 04-13 09:00'],
  ],
  [
    ['spin every monday and friday at 6:30am', 'the friday spin is moving to 8 from now on'],
    ['spin 03-12 08:00', 'spin 03-15 06:30'],
  ],
  [
    ['judo every tuesday and thursday at 5pm', 'move judo on thursdays to 6'],
    ['judo 03-11 18:00', 'judo 03-16 17:00'],
  ],
  [['need to ask Ines about the rota', "I've asked Ines, all done"], []],
  [
    ['collect keys friday at 6pm', 'rice, oats', 'move the reminder to 5pm'],
    ['collect keys 03-12 17:00', 'oats -', 'rice -'],
  ],
  [['the van is at the garage till friday', 'remind me to fetch it at 4'], ['fetch the van 03-12 16:00']],
  [['the van is at the garage till friday', 'remind me to get oats at 4'], ['get oats 03-10 16:00']],
  [['the fair is at the abbey till friday'], ['fair at the abbey 03-12 09:00']],
  [
    ['facial with Noor friday at 10:30', "she can't do friday, it'll be saturday same time"],
    ['facial with Noor 03-13 10:30'],
  ],
  [['would you mind adding oats'], ['oats -']],
  [['new list camp: tent, map'], ['map -', 'tent -']],
  [['renew the lease by friday', 'make it 6'], ['renew the lease 03-12 18:00']],
  [
    ['thesis due friday 5pm', 'make a list of rooms: attic, hall', 'sir extended it to 19 march'],
    ['attic -', 'hall -', 'thesis 03-19 17:00'],
  ],
  [['remind me to call Bo (plumber) friday at 9'], ['call Bo (plumber) 03-12 09:00']],
  [['camp list: tent, map', 'please tick off map, it is in the car already'], ['tent -']],
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

test.each([
  ['it’s fridays, I do it the night before', ['put the bins out 03-11 20:00']],
  ['they collect on fridays so the evening before', ['put the bins out 03-11 18:00']],
  ['friday', ['put the bins out 03-12 09:00']],
])('%j answers when the bins go out', async (answer, plans) => {
  expect((await hold('remind me to put the bins out', answer)).plans).toEqual(plans);
});

test.each([
  [['still to pay: Ann, Bob, Cy', 'Bob has paid', "who hasn't paid yet?"], '1. Ann\n2. Cy'],
  [['camp list: tent, map', "can you read me what's left?"], '1. tent\n2. map'],
  [
    [
      'eye test on 19 march at 8:20',
      'remind me the evening before to pack the form',
      'when is the appointment',
    ],
    'eye test',
  ],
  [['my boss’s aunt’s number is 0170 22', 'my boss’s aunt’s number'], '0170 22'],
  [
    ['collect the form at the library friday at 4', "what's the address for the library"],
    'That I don’t know',
  ],
  [
    ['diary: long swim, felt calm', 'had a row with my aunt', 'yes put that in too'],
    '“had a row with my aunt”',
  ],
  [['the florist her name is Bo her number is 0551', "what is Bo's number"], '0551'],
])('%j is answered', async (messages, answer) => {
  expect((await hold(...messages)).reply).toContain(answer);
});
