import { expect, test } from 'vitest';
import { chat } from '@/lib/assistant/chat';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listSocialDates } from '@/lib/social/reads';
import { listTodos } from '@/lib/todos/reads';
import { createTodos } from '@/lib/todos/writes';
import { hold } from '@/testing/conversation';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

test.each([
  {
    says: 'a question of the user answers none of ours',
    messages: ['remind me tomorrow at 9', 'why, which ones are there?'],
    plans: [],
  },
  {
    says: 'the same for another name may have another hour',
    messages: ['confirm the florist tomorrow 9:30', 'same for the caterer, but at 10'],
    plans: ['confirm caterer 03-11 10:00', 'confirm the florist 03-11 09:30'],
  },
  {
    says: 'what is to be done before an event is a reminder of its own',
    messages: ['market on saturday starts at 8am, remind me 2 hours before to load the truck'],
    plans: ['load the truck 03-13 06:00', 'market 03-13 08:00'],
  },
  {
    says: 'the one to somebody else copies the task',
    messages: ['send the invoice to Studio Bianchi by friday', 'and the one to Ferri by 30 march'],
    plans: ['send the invoice to Ferri 03-30', 'send the invoice to Studio Bianchi 03-12'],
  },
  {
    says: 'what is said before “so” is only a reason',
    messages: [
      'remind me to check the kiln tomorrow at 4',
      'oh wait the studio closes at three on mondays so make it two o’clock',
    ],
    plans: ['check the kiln 03-11 14:00'],
  },
  {
    says: 'a noun means the verb of a title',
    messages: ['guests Weber arrive tuesday at 14:00', 'sorry arrival is 16:00'],
    plans: ['guests Weber arrive 03-16 16:00'],
  },
  {
    says: 'no entry of a list is lost, even if its name is that of a month',
    messages: ['clients tomorrow: 6am jun, 7am tess'],
    plans: ['jun 03-11 06:00', 'tess 03-11 07:00'],
  },
  {
    says: 'a preposition of the verb stays in the title',
    messages: ['remind me to log in at 23:30', 'remind me at 5.15 pm to let the hens in'],
    plans: ['let the hens in 03-10 17:15', 'log in 03-10 23:30'],
  },
  {
    says: 'a reason after a comma is no part of the name',
    messages: ['remind me at 9 to return the keys', 'cancel the keys thing, the depot has a box now'],
    plans: [],
  },
  {
    says: 'day 2 of a month is a date',
    messages: ['foreigners office day 2 of april at 10:20', 'the appointment changed for day 3, same hour'],
    plans: ['foreigners office 04-03 10:20'],
  },
  {
    says: 'hours that follow an hour of a day belong to that day',
    messages: ['remind me tomorrow at 9am, 1pm and 5pm to check the freezer'],
    plans: [
      'check the freezer 03-11 09:00',
      'check the freezer 03-11 13:00',
      'check the freezer 03-11 17:00',
    ],
  },
  {
    says: 'a thing with another number is another thing',
    messages: ['mark the year 9 essays by friday', 'and the year 10 essays by monday'],
    plans: ['mark the year 9 essays 03-12', 'year 10 essays 03-15'],
  },
  {
    says: 'where the speakers will live moves no todo',
    messages: ['call the landlord by friday', 'we move on 12 april by the way'],
    plans: ['call the landlord 03-12', 'move 04-12 09:00'],
  },
  {
    says: '“both” takes the things of that noun, and no fact',
    messages: [
      'long swim saturday 6am, easy swim friday 6am',
      'my best time is 41:20',
      'cancel both swims',
      'yes',
    ],
    plans: [],
  },
  {
    says: 'a call that names a thing tells which one has a new hour',
    messages: ['dentist friday at 4:15pm', 'dentist called, it is 3:45 now'],
    plans: ['dentist 03-12 15:45'],
  },
  {
    says: '“that one” is what the sentence names before it',
    messages: [
      'remind me to cover the roses tonight at 8',
      'the shed code is 3071',
      'Ben covered the roses, so that one is no longer needed',
    ],
    plans: [],
  },
  {
    says: '“that one” is the one on the day that is named before it',
    messages: [
      'night shift tomorrow at 8pm',
      'same on friday and saturday',
      'swapped friday with Ana, take that one off',
    ],
    plans: ['night shift 03-11 20:00', 'night shift 03-13 20:00'],
  },
  {
    says: 'a reason beside a cancellation is no reminder',
    messages: [
      'pick up the twins tomorrow at 3pm',
      'Gran goes herself tomorrow, so cancel the pick up of tomorrow',
      'yes',
    ],
    plans: ['Gran goes herself 03-11 09:00'],
  },
  {
    says: 'what is bought, or is to be done, beside the last thing has its time',
    messages: ['remind me friday at 5pm to buy butter', 'and cocoa', 'and to charge the batteries'],
    plans: ['buy butter 03-12 17:00', 'buy cocoa 03-12 17:00', 'charge the batteries 03-12 17:00'],
  },
  {
    says: '“that morning” is the morning of the day that was named last',
    messages: [
      'Ruth comes for supper on saturday at six',
      'remind me that morning at nine to start the soup',
    ],
    plans: ['Ruth comes for supper 03-13 18:00', 'start the soup 03-13 09:00'],
  },
  {
    says: 'a series at another hour stays in its half of the day',
    messages: ['remind me to water the orchid every wednesday at 16:30', 'orchid better at 2'],
    plans: ['water the orchid 03-17 14:00'],
  },
  {
    says: 'another day of the month',
    messages: [
      'remind me on the 1st of every month at 9am to check the rent',
      'make the rent the 2nd, banks are slow',
    ],
    plans: ['check the rent 04-02 09:00'],
  },
  {
    says: 'a deadline in other words, and a short weekday at the end',
    messages: ['file the Okonkwo appeal no later than 2 april', 'call Kev re trailer sat'],
    plans: ['call Kev re trailer 03-13', 'file the Okonkwo appeal 04-02'],
  },
  {
    says: 'somebody sees somebody at an hour',
    messages: ['he sees Dr Okafor 2 april at 1:20pm'],
    plans: ['he sees Dr Okafor 04-02 13:20'],
  },
  {
    says: '“snooze” alone moves nothing that is still to come; with a name or “it” it does',
    messages: ['remind me friday at 9 to post the parcel', 'snooze 14h', 'snooze it 2 hours'],
    plans: ['post the parcel 03-12 11:00'],
  },
  {
    says: 'one day of a series has its own hour, and the others keep theirs',
    messages: ['gym mon wed fri 6am', 'make wednesday’s at 7'],
    plans: ['gym 03-12 06:00', 'gym 03-17 07:00'],
  },
  {
    says: 'a day that a series leaves out gets a series of its own',
    messages: ['pickup 3:30 every weekday except friday', 'friday at 1:15'],
    plans: ['pickup 03-10 15:30', 'pickup 03-12 13:15'],
  },
  {
    says: 'a series that moves this week moves once',
    messages: ['choir is on tuesdays at 7pm', 'choir moved to thursday next week'],
    plans: ['choir 03-18 19:00', 'choir 03-23 19:00'],
  },
  {
    says: 'the end of a series, and two days without it',
    messages: ['stand-up every weekday at 9:15', 'skip thu and fri', 'only until 24 march'],
    plans: ['stand-up 03-15 09:15'],
  },
  {
    says: 'a place with an owner, a part of the day, and minutes without a unit',
    messages: [
      'dinner at Ana’s on friday at 7',
      'call the bank tomorrow morning',
      'push it to the afternoon',
      'remind me in 20 minutes to check the oven',
      'make it 45',
    ],
    plans: ['call the bank 03-11 15:00', 'check the oven 03-10 15:49', 'dinner at Ana’s 03-12 19:00'],
  },
  {
    says: 'before a month is until its eve',
    messages: ['I need to renew my passport before may'],
    plans: ['renew my passport 04-30'],
  },
  {
    says: 'a move leaves alone what the message does not name while it names something else',
    messages: [
      'tablet every day at 8am',
      'dentist on 2 april at 9am',
      'the tablet should be with breakfast, so half past eight',
    ],
    plans: ['dentist 04-02 09:00', 'tablet 03-11 08:30'],
  },
])('$says', async ({ messages, plans }) => {
  expect((await hold(...messages)).plans).toEqual(plans);
});

test('a series ends on the day that is told, but not before its next time', async () => {
  const { ctx } = await hold('stand-up every weekday at 9:15', 'only until 24 march', 'only until today');
  const [{ recurrenceRule } = { recurrenceRule: null }] = await listReminders(ctx);
  expect(recurrenceRule).toContain('UNTIL=20270324');
});

test('an hour of a series of every two weeks repeats its days', async () => {
  const { ctx } = await hold(
    'remind me every 2 weeks on monday at 12pm to air the loft and at 2pm to air the shed',
  );
  const rules = (await listReminders(ctx)).map(({ recurrenceRule }) => recurrenceRule);
  expect(rules).toHaveLength(2);
  expect(rules[0]).toBe(rules[1]);
});

test('a list is made with what belongs on it, asked about and shortened', async () => {
  const made = await hold('make a carols list with O Come Emmanuel, Silent Night and The Holly');
  expect(made.plans).toEqual(['O Come Emmanuel -', 'Silent Night -', 'The Holly -']);
  const filled = await hold(
    'create a list called Trip and put tent, stove and maps on it',
    'is rope on it?',
    'add it then, please',
    'forgot matches, add',
  );
  expect(filled.plans).toEqual(['maps -', 'matches -', 'rope -', 'stove -', 'tent -']);
  const come = await hold(
    'start a list called moving: boxes, bubble wrap, cancel internet',
    'boxes and bubble wrap are here now',
  );
  expect(come.plans).toEqual(['cancel internet -']);
  const had = await hold(
    'papers list: contract, bank statement, photo',
    'I have the photo and the contract now',
  );
  expect(had.plans).toEqual(['bank statement -']);
});

test('several birthdays under a heading, and a lead before one of them', async () => {
  const { ctx } = await hold(
    'Staff birthdays: Julie 14 April, Karim 30 April',
    'remind me 5 days before Karim’s so I can plan the cake',
  );
  const dates = await listSocialDates(ctx);
  expect(dates.map(({ name, leadDays }) => [name, leadDays])).toEqual([
    ['Julie', 0],
    ['Karim', 5],
  ]);
});

test('a list of times is found by its heading', async () => {
  const { reply } = await hold('my exams: physics 2 april 9am, calculus 5 april 9am', 'which exam is first');
  expect(reply).toContain('physics');
});

test('a code is kept under any name, and a question for a time of one’s own is no question for the clock', async () => {
  const { ctx, reply } = await hold(
    'lockbox at Palm Ave is 7704',
    'my best time is 3:41:20',
    'what was my best time?',
  );
  expect((await listInfo(ctx)).map(({ value }) => value)).toContain('7704');
  expect(reply).toContain('3:41:20');
});

test('a value that is told again takes nothing from the others', async () => {
  const { ctx } = await hold('I am allergic to nuts', 'I am allergic to cats', 'I am allergic to nuts');
  expect(await listInfo(ctx)).toMatchObject([{ key: 'allergies', value: 'nuts, cats' }]);
});

test('a change for today only leaves the series as it is', async () => {
  const { ctx } = await hold('every wednesday at 5pm change the water', 'today at 7pm please, only today');
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-10T19:00:00.000Z', recurrenceRule: null },
    { reminderTime: '2027-03-17T17:00:00.000Z', recurrenceRule: 'FREQ=WEEKLY;BYDAY=WE' },
  ]);
});

test('a series that is made of several hours is left out of a day, ended and moved as one', async () => {
  const { ctx } = await hold('give him the drops every day at 8 and 16 except friday', 'only until 20 march');
  const rules = (await listReminders(ctx)).map(({ recurrenceRule }) => recurrenceRule);
  expect(rules).toEqual(Array(2).fill('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU;UNTIL=20270320T235959'));
});

test('every eight hours can start at an hour', async () => {
  const { ctx } = await hold('remind me to take ibuprofen every 8 hours starting at 6pm today');
  expect(await listReminders(ctx)).toMatchObject([
    { reminderTime: '2027-03-10T18:00:00.000Z', recurrenceRule: 'FREQ=HOURLY;INTERVAL=8' },
  ]);
});

test('every night keeps an hour of the night', async () => {
  const { ctx } = await hold('remind me to log in at 23:30', 'every night except sat and sun pls');
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-10T23:30:00.000Z' }]);
});

test('a birthday that follows another one is a birthday, and so is its correction', async () => {
  const { ctx } = await hold(
    "my nephew Caio's birthday is 9 february 2019",
    'and my godmother Celia, 30 november',
    'sorry Celia is the 29th',
  );
  expect(await listSocialDates(ctx)).toMatchObject([
    { name: 'godmother Celia', month: 11, day: 29 },
    { name: 'nephew Caio', month: 2, day: 9 },
  ]);
});

test.each([
  ['wifi password for the guest room: mango-tree-88', 'wifi password for the guest room', 'mango-tree-88'],
  ['bike code blue-tree-88', 'bike code', 'blue-tree-88'],
  ['frame number is WTU 291 K', 'frame number', 'WTU 291 K'],
  ["Lim's number changed to 6555 0199", 'Lim’s number', '6555 0199'],
])('a code is kept whole: %s', async (message, key, value) => {
  const { ctx } = await hold(message);
  expect(await listInfo(ctx)).toMatchObject([{ key, value }]);
});

test('“35, not 34” replaces the value 34', async () => {
  const { ctx } = await hold("Sofi's shoe size is 34", "oops Sofi's is 35, not 34");
  expect((await listInfo(ctx)).map(({ value }) => value)).toEqual(['35']);
});

test('a question that nobody answered is over after a while', async () => {
  const ctx = await createUser(await testCtx(), { timezone: 'UTC' });
  await createTodos(
    ctx,
    ['milk', 'bread', 'jam', 'tea'].map((text) => ({ text })),
  );
  await chat(ctx, 'delete all my todos');
  ctx.clock.advance(24 * 3_600_000);
  await chat(ctx, 'yes');
  expect((await listTodos(ctx, {})).items).toHaveLength(4);
});
