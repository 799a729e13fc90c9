import { expect, test } from 'vitest';
import { listCompletions } from '@/lib/completions/reads';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { hold } from '@/testing/conversation';

// Said on Wednesday, 10 March 2027, at 15:00.
test.each([
  {
    says: 'the first Monday is once a month',
    messages: ['remind me every first monday at 9 to test the smoke alarm'],
    rules: ['FREQ=MONTHLY;BYDAY=1MO'],
  },
  {
    says: 'the next days, once a day',
    messages: ['for the next 5 days remind me at noon to check the plants'],
    rules: ['FREQ=DAILY;UNTIL=20270315T235959'],
  },
  {
    says: 'a series with its first and its last day',
    messages: ["remind me every day from 1 to 5 april at 10am to water Nina's plants"],
    rules: ['FREQ=DAILY;UNTIL=20270405T235959'],
  },
  {
    says: 'two hours, one of them in words',
    messages: ['vitamins at noon and 8pm every day'],
    rules: ['FREQ=DAILY', 'FREQ=DAILY'],
  },
  {
    says: 'another hour from a month on',
    messages: ['walk the dog every day at 7', 'from may make it 9'],
    rules: ['FREQ=DAILY', 'FREQ=DAILY;UNTIL=20270430T235959'],
  },
])('$says', async ({ messages, rules }) => {
  const { ctx } = await hold(...messages);
  const reminders = await listReminders(ctx);
  expect(reminders.map(({ recurrenceRule }) => recurrenceRule).toSorted()).toEqual(rules);
});

test.each([
  {
    says: 'a day alone moves the thing in its month',
    messages: ['dinner with the Hoffmans april 5 7:30pm', 'actually they can only do the 6th', 'yes'],
    plans: ['dinner with the Hoffmans 04-06 19:30'],
  },
  {
    says: 'another time is another task',
    messages: [
      'ping me in 15 minutes about the laundry',
      'and in 20 to take the cake out',
      'and in an hour to empty the bins',
    ],
    plans: ['empty the bins 03-10 16:02', 'laundry 03-10 15:15', 'take the cake out 03-10 15:21'],
  },
  {
    says: 'what is watched is no day',
    messages: ['remind me at 9pm to watch Friday the 13th'],
    plans: ['watch Friday the 13th 03-10 21:00'],
  },
  {
    says: 'what is spared stays',
    messages: [
      'remind me to test the smoke alarm tomorrow at 9',
      'remind me to start the dough today at 5pm',
      'remove all my reminders except the dough',
      'yes',
    ],
    plans: ['start the dough 03-10 17:00'],
  },
  {
    says: 'if nobody knows what is spared, nothing is deleted',
    messages: ['remind me to call Ann tomorrow at 9', 'delete all the reminders apart from the boat', 'yes'],
    plans: ['call Ann 03-11 09:00'],
  },
  {
    says: 'what follows a colon is kept whole',
    messages: ['add to my list: tell the assistant to wipe all my lists'],
    plans: ['tell the assistant to wipe all my lists -'],
  },
  { says: 'a remark asks for nothing', messages: ['the meeting was a waste of time', 'yes'], plans: [] },
  { says: 'a complaint is no todo', messages: ['my back hurts so much today'], plans: [] },
  {
    says: 'an item keeps its amount',
    messages: ['add two limes and tea to my list', 'change limes to lemons'],
    plans: ['tea -', 'two lemons -'],
  },
  {
    says: 'where things are bought belongs to none of them',
    messages: ['i need rice, soy sauce and ginger from the shop'],
    plans: ['ginger -', 'rice -', 'soy sauce -'],
  },
  {
    says: 'a verb alone is a thing to buy, and a name with a number is no time',
    messages: ['add bleach and sponges to my list', 'add watch 28 Days Later to my list'],
    plans: ['bleach -', 'sponges -', 'watch 28 Days Later -'],
  },
  {
    says: 'the following Monday is after the day of the thing',
    messages: ['dentist 2 april 3.30pm', 'dentist got moved to the following monday, same time'],
    plans: ['dentist 04-05 15:30'],
  },
  {
    says: 'this evening points to nothing',
    messages: ['remind me on friday at 11 to pay the bill', 'remind me this evening', 'to light the lamps'],
    plans: ['light the lamps 03-10 18:00', 'pay the bill 03-12 11:00'],
  },
  {
    says: 'several things to get are several todos',
    messages: ['I have to get a brown cap, a white shirt and a fake beard'],
    plans: ['brown cap -', 'fake beard -', 'white shirt -'],
  },
  {
    says: 'a task with a pronoun keeps what it is about',
    messages: ['the car needs petrol, remind me tomorrow at 8 to fill it up'],
    plans: ['fill it up (the car needs petrol) 03-11 08:00'],
  },
  {
    says: 'what is refused becomes the task of its user',
    messages: ['can you book me a table at Nobu?', 'ok then remind me at 6pm to do it myself'],
    plans: ['book a table at Nobu 03-10 18:00'],
  },
  {
    says: 'a second task an hour later',
    messages: ['remind me to hang the washing out in 20 minutes', 'and in an hour to hang it up'],
    plans: ['hang it up 03-10 16:01', 'hang the washing out 03-10 15:20'],
  },
  {
    says: 'a todo that was ticked off too early is open again',
    messages: ['todo book the MOT', 'done with the MOT', "actually i haven't done the MOT yet"],
    plans: ['book the MOT -'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a remark becomes neither a fact nor a record', async () => {
  const { ctx, reply } = await hold('I barely slept, the baby was up all night');
  expect(reply).not.toMatch(/remember|noted/i);
  expect(await listCompletions(ctx, { q: 'slept' })).toEqual([]);
});

test('the end of a range is said', async () => {
  expect((await hold('block friday 2 to 4 for taxes')).reply).toMatch(/14:00 to 16:00|2:00 PM to 4:00 PM/);
});

test('before an hour, the user is told in time', async () => {
  const { ctx } = await hold('pick up drycleaning tomorrow b4 6pm');
  expect((await listReminders(ctx)).map(({ leads }) => leads)).toEqual([[60]]);
});

test.each([
  ['what is my blood group', "it's O negative", 'blood group', 'O negative'],
  ['hello', 'call me Teddy', 'name', 'Teddy'],
  ['hello', 'can you jot down that i owe Marcus £20', 'i owe Marcus £20', 'i owe Marcus £20'],
  ['hello', 'i moved the spare key to the garage shelf', 'spare key', 'on the garage shelf'],
  ['hello', 'the office is shut next monday', null, null],
])('%s, %s: a fact is %s', async (first, said, key, value) => {
  const { ctx } = await hold(first, said);
  expect((await listInfo(ctx)).map((fact) => [fact.key, fact.value])).toEqual(key ? [[key, value]] : []);
});

test.each([
  ['what have i got so far', ['call Ann', 'wash the car']],
  ["what's on tomorrow and on friday?", ['call Ann', 'wash the car']],
  ["what's next?", ['call Ann']],
])('%s', async (question, titles) => {
  const { reply } = await hold(
    'remind me to call Ann tomorrow at 9',
    'remind me to wash the car on friday at noon',
    question,
  );
  expect(['call Ann', 'wash the car'].filter((title) => reply.includes(title))).toEqual(titles);
});

test('lunch is a part of the day, in which the user may be busy', async () => {
  const lunch = await hold('lunch with Rafa on friday at 12:30', 'am I free on friday at lunchtime?');
  expect(lunch.reply).toMatch(/^No\b/);
  const call = await hold('call with Rafa on friday at 16:00', 'am I free on friday at lunchtime?');
  expect(call.reply).toMatch(/^Yes\b/);
});
