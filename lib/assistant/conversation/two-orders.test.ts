import { expect, test } from 'vitest';
import { listReminders } from '@/lib/reminders/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { hold } from '@/testing/conversation';

async function after(...messages: string[]) {
  const { ctx, reply } = await hold(...messages);
  const reminders = (await listReminders(ctx)).map(({ title, reminderTime, leads, description }) =>
    [title, reminderTime.slice(5, 16), leads.join(), description].filter(Boolean).join(' '),
  );
  const todos = (await listOpenTodos(ctx)).map(({ text }) => text);
  return { rows: [...reminders, ...todos].toSorted(), reply };
}

test.each([
  ['push it back a week and ping me that morning at 8', ['optician 03-18T08:00', 'optician 03-18T14:10']],
  [
    'can you make it an hour earlier and tell me on the day at 9',
    ['optician 03-11T09:00', 'optician 03-11T13:10'],
  ],
  ['move it to 3 and remind me an hour before', ['optician 03-11T15:00 60']],
  ['change it to friday at 4 and tell me the day before at 6pm', ['optician 03-12T16:00 1320']],
  ['Move it to friday. Remind me that morning at 8', ['optician 03-12T08:00', 'optician 03-12T14:10']],
  [
    'put it on friday and make sure I bring the old glasses',
    ['bring the old glasses', 'optician 03-12T14:10'],
  ],
  [
    "great, make it 2.30 and add that we're meeting Bo there",
    ["optician 03-11T14:30 we're meeting Bo there"],
  ],
  ['cancel it and remind me to rebook on friday', ['rebook optician 03-12T09:00']],
  ['move the optician to friday, and put tea and rice on my list', ['optician 03-12T14:10', 'rice', 'tea']],
])('the second order of “%s” is read as if the first had been carried out', async (message, rows) => {
  expect((await after('optician tomorrow at ten past two', message)).rows).toEqual(rows);
});

test.each([
  ['change it to 3 and let me know when I should leave', ['optician 03-11T15:00']],
  ['cancel it and let me know when I should leave', []],
])('of “%s”, what is not understood is said, and the rest is done', async (message, left) => {
  const { rows, reply } = await after('optician tomorrow at 2pm', message);
  expect(rows).toEqual(left);
  expect(reply).toContain('“let me know when I should leave”');
});

test.each([
  [
    'barbecue saturday at 7 and remind me to light the coals an hour before',
    ['barbecue 03-13T19:00', 'light the coals 03-13T18:00'],
  ],
  [
    'barbecue saturday at 7pm. remind me 2 hours before to marinate the ribs',
    ['barbecue 03-13T19:00', 'marinate the ribs 03-13T17:00'],
  ],
  [
    'theatre friday 8pm, remind me to print the tickets the day before',
    ['print the tickets 03-11T09:00', 'theatre 03-12T20:00'],
  ],
  ['vet tomorrow at 9am and remind me to mention the limp', ['vet 03-11T09:00 mention the limp']],
])('“%s” sets what comes before the event, too', async (message, rows) => {
  expect((await after(message)).rows).toEqual(rows);
});

test('an order within the name of an item is not carried out', async () => {
  const { rows } = await after(
    'optician tomorrow at 2pm',
    'add pay the rent and cancel the optician to my list',
  );
  expect(rows).toContain('optician 03-11T14:00');
});

test.each([
  ["don't remind me about the optician and cancel the gym", ['gym 03-12T18:00', 'optician 03-11T14:00']],
  ['never cancel the optician and skip the gym', ['gym 03-12T18:00', 'optician 03-11T14:00']],
])('“%s” orders nothing', async (message, rows) => {
  const { rows: left } = await after('optician tomorrow at 2pm', 'gym friday at 6pm', message);
  expect(left).toEqual(rows);
});
